"""The workshop: tune the weights of a game's judge by matches that it plays against itself."""

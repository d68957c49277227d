"""The rules of Wizard Kittens: circles, questions, effects, scoring, the game."""

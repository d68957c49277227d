"""Hold the games, one folder each; a folder is all that it takes to be found."""

"""Describe the pieces: tiles, boats, event tiles and how many of each there are."""

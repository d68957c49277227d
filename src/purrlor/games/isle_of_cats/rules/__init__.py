"""Hold the rules: the pieces, the phases of a day, the modules and the score, each in a folder."""

"""Hold what the rules of all games share; compiled by mypyc where a C compiler is there."""

"""Code that the rules of all games share; compiled by mypyc if there is a C compiler."""

"""Hold the rules, one module for each idea."""

"""The rules of Battle Kittens, one module a phase."""

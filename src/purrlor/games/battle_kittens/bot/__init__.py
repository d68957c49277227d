"""Judge positions of Battle Kittens: fish in sight, and a plan for all three Battlegrounds."""

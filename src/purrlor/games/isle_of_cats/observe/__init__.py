"""Write what a player of the Isle of Cats knows as numbers: the layout, cards, and all else."""

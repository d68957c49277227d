"""Add what only some games have: kittens, beasts, events, royal rats, the sister, family mode."""

"""The Isle of Cats with Kittens + Beasts."""

"""Judge positions of the Isle of Cats: boat, lessons, fish, cards; and look quickly where a tile fits."""

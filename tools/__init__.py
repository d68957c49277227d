"""Tools around the sources: they write files that are made from them and read what they declare."""

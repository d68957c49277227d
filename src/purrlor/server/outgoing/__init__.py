"""Everything that leaves for a player: views, sentences, messages, and the connection that sends them."""

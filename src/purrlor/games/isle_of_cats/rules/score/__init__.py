"""Count boats and score them."""

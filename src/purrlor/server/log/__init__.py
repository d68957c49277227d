"""The log of a table: its entries, the state that follows from them, and who may add what."""

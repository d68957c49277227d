"""Tables in play: connections, clocks, bots, and the tables that this process holds in memory."""

"""The game server: tables, seats and live play over the network."""

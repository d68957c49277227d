"""The house: tables, seats and live play over the network."""

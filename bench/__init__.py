"""Measure Purrlor beside its peers, in one run."""

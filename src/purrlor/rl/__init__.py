"""Open the games to programs that learn: Gymnasium, PettingZoo, OpenSpiel and batches; docs/research.md."""

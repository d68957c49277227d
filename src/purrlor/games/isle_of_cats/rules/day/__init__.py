"""Play a day, phase by phase; anytime cards and placing tiles go with all of them."""

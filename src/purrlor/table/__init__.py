"""One match of any game for people and programs: named actions, events, views per seat, reasons, texts."""

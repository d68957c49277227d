"""Hold one match of any game and tell it: names for actions, events for people, views for seats, reasons."""

"""The rules of Wizards and Witches: the table, play, and what is known of hidden hands."""

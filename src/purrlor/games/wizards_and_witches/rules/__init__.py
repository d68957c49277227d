"""The rules of Wizards and Witches: play, and what is known of hidden hands."""

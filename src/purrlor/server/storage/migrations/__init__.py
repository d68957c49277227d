"""Changes of the database's schema, one file each."""

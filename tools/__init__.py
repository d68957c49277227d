"""Write files that are made from the Python sources: types for the web client, schemas, pieces."""

"""The HTTP interface: the application, its operations, identity, security and the pages."""

"""Every message of the protocol: from a client, to a client, and the bodies of the HTTP interface."""

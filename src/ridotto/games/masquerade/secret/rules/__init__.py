"""The rules of Masquerade, one file a topic."""

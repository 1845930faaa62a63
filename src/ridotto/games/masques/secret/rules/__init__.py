"""The rules of Masques, one file a topic."""

"""What a table costs over real sockets, beside boardgame.io."""

"""Bots for Masquerade. They hear what their seat hears, and know the cards as a player does."""

from ridotto.games.masquerade.public.bots.thrifty import ThriftyBot

__all__ = ["ThriftyBot"]

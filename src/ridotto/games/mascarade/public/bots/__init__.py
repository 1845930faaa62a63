"""Bots for Mascarade. They hear what their seat hears, and know the rules as a player does (MC1-254, MC2-254)."""

from ridotto.games.mascarade.public.bots.simple import SimpleBot

__all__ = ["SimpleBot"]

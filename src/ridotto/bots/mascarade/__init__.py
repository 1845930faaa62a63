"""Bots for Mascarade. They hear what their seat hears, and know the rules as a player does (TBL-004)."""

from ridotto.bots.mascarade.simple import SimpleBot

__all__ = ["SimpleBot"]

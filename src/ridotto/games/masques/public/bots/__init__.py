"""Bots for Masques. They hear what their seat hears, and know the rules as a player does."""

from ridotto.games.masques.public.bots.courtier import MasquesCourtier

__all__ = ["MasquesCourtier"]

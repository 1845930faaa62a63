"""Bots for Mascarade. They hear what their seat hears, and know the rules as a player does (TBL-004)."""

from ridotto.games.mascarade.public.bots.courtier import MascaradeCourtier

__all__ = ["MascaradeCourtier"]

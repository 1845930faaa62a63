"""Bots for Masquerade. They hear what their seat hears, and know the cards as a player does."""

from ridotto.games.masquerade.public.bots.courtier import MasqueradeCourtier

__all__ = ["MasqueradeCourtier"]

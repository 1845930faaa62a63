"""Masques: noble families, their guests, and agents for hire, in a palace of tokens."""

from ridotto.games.masques.game import DUST_EDITION, FFG_EDITION

__all__ = ["DUST_EDITION", "FFG_EDITION"]

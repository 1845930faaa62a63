"""Mascarade, both editions: masks, coins, and nobody quite sure who they are."""

from ridotto.games.mascarade.game import FIRST_EDITION, SECOND_EDITION

__all__ = ["FIRST_EDITION", "SECOND_EDITION"]

"""Masquerade: sixty characters, no hand, and a King whom everybody wants dead or alive."""

from ridotto.games.masquerade.game import MASQUERADE

__all__ = ["MASQUERADE"]

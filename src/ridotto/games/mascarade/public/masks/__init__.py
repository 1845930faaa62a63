"""The sheets of the masks: what everybody may know of each, from start to end (MC1-007, MC2-007)."""

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet

__all__ = ["Ask", "Sheet"]

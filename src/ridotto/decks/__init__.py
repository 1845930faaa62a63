"""Decks for people who design them: whether a file is fine, and what its cards look like."""

from ridotto.decks.checking import check_decks, deck_called
from ridotto.decks.portrait import portrait
from ridotto.decks.sheet import contact_sheet

__all__ = ["check_decks", "contact_sheet", "deck_called", "portrait"]

"""Rules that change while tables stand: Mascarade 1e, in which the King brings what he brings in the second edition."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from ridotto.games import GAMES
from ridotto.games.mascarade.game import FIRST_EDITION, Mascarade
from ridotto.games.mascarade.public.editions import FIRST, Edition
from ridotto.games.mascarade.public.masks.gift import THE_SECOND_KING
from ridotto.games.mascarade.public.words import KING
from ridotto.house.events import AnyEvent, Line, Opened
from ridotto.house.folding import take
from ridotto.house.table_state import TableState

OTHER = 77  # a version of rules that this house never plays
AT = 1_000_000.0


def changed_edition() -> Edition:
    """The first edition with the King of the second."""
    box = [THE_SECOND_KING if sheet.mask is KING else sheet for sheet in FIRST.box]
    return FIRST.with_box(FIRST.id, FIRST.title, box, FIRST.sets)


def change_rules(monkeypatch: pytest.MonkeyPatch, *, version: bool = True) -> None:
    """From now on mascarade-1e is played by other rules; without `version`, somebody forgot to say so."""
    game = Mascarade(changed_edition())
    if version:
        game.rules_version = FIRST_EDITION.rules_version + 1
    monkeypatch.setitem(GAMES, game.id, game)


def stored_lines(code: str, events: Sequence[AnyEvent]) -> list[Line]:
    """What is stored of a table, with all that was told."""
    opened, *others = events
    assert isinstance(opened, Opened)
    table_state = TableState(code, opened, AT)
    return [Line(AT, opened), *[take(table_state, event, AT) for event in others]]


def by_another_version(code: str, events: Sequence[AnyEvent]) -> list[Line]:
    """The same, as if it had been played by another version of the rules."""
    first, *others = stored_lines(code, events)
    assert isinstance(first.event, Opened)
    return [Line(AT, replace(first.event, rules=OTHER)), *others]

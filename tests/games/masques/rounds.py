"""Matches of either edition, written once: positions and plays are spelt as the one book spells things."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.facts import (
    RoundBegan,
)
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import SLOTS, Agent
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import SPECTATOR, Fact, Player
from ridotto.lab import drawn
from ridotto.replay.playing import play_written

DUST, FFG = "masques-dust", "masques-ffg"
EDITIONS = (DUST, FFG)
COUNTS = (2, 3, 4)
OTHER_SPELLING = {
    "Contarini": "Cantarini",
    "merchant": "merchants",
    "vintner": "farmers",
    "scribe": "workers",
    "P": "A",
    "H": "S",
}

both_editions = pytest.mark.parametrize("edition", EDITIONS)
every_count = pytest.mark.parametrize("players", COUNTS)


# ---- To a match. Positions and plays are written once, as the one book spells things.


def spelt_in(edition: str, text: str) -> str:
    """The same in the words of an edition."""
    if edition == FFG:
        return text
    found = re.compile(r"\b(Contarini(?=\d?\b)|(?:merchant|vintner|scribe)\b|[PH](?=\d))")
    return found.sub(lambda word: OTHER_SPELLING[word.group()], text)


def table(edition: str, players: int, **wishes: str) -> MasquesSetup:
    setup = game_called(edition).set_up(players, {key: spelt_in(edition, value) for key, value in wishes.items()})
    assert isinstance(setup, MasquesSetup)
    return setup


def opened(setup: MasquesSetup) -> Palace:
    match = game_called(setup.edition.id).start(setup)
    assert isinstance(match, Palace)
    return match


def placed(setup: MasquesSetup, **position: object) -> Palace:
    edition = setup.edition.id
    written = json.loads(spelt_in(edition, json.dumps(position)))
    match = game_called(edition).start_at(setup, written)
    assert isinstance(match, Palace)
    return match


def after(match: Palace, text: str) -> Palace:
    """What becomes of a match once these answers are given; the match itself stays where it is."""
    edition = match.setup.edition.id
    twin = match.fork()
    play_written(twin, game_called(edition), spelt_in(edition, text).split())
    return twin


def walked(setup: MasquesSetup, seed: int) -> Iterator[Palace]:
    """A whole match by dice, seen before every answer and after the last."""
    match = opened(setup)
    dice = Dice(seed)
    while not match.over():
        yield match
        question = match.asks()
        match.answer(question.player, drawn(match, question, dice))
    yield match


def finished(setup: MasquesSetup, seed: int) -> Palace:
    """A whole match by dice, at its end."""
    match = opened(setup)
    dice = Dice(seed)
    while not match.over():
        question = match.asks()
        match.answer(question.player, drawn(match, question, dice))
    return match


def rounds_of(match: Palace) -> list[list[Fact]]:
    """What everyone heard, round by round."""
    rounds: list[list[Fact]] = []
    for fact in match.heard_by(SPECTATOR):
        if isinstance(fact, RoundBegan):
            rounds.append([])
        if rounds:
            rounds[-1].append(fact)
    return rounds


def ears(match: Palace) -> list[Player]:
    return [*match.setup.everybody, SPECTATOR]


def agents_in(match: Palace) -> int:
    return len([card for card in match.ring.cards if isinstance(card, Agent)])


def favours_of(match: Palace, player: Player) -> list[int]:
    return match.counters[player * SLOTS : player * SLOTS + SLOTS]


def is_turn(match: Palace) -> bool:
    """Whether somebody is asked what to play."""
    return not match.over() and match.asks().name() == "WhatToPlay"


def viewed(match: Palace, ear: Player) -> dict[str, object]:
    return dict(game_called(match.setup.edition.id).seen_by(ear, match.setup, match).as_dict())

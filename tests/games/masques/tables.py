"""Matches by dice and by Fate, at tables of every size and of both editions."""

from __future__ import annotations

from collections.abc import Iterator

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import FATE, SPECTATOR, Player
from ridotto.lab import drawn
from ridotto.replay.fate import CommittedFate
from ridotto.replay.playing import play_written

DUST, FFG = "masques-dust", "masques-ffg"
TABLES = [(edition, players) for edition in (DUST, FFG) for players in (2, 3, 4)]
RINGS = {2: 8, 3: 12, 4: 16}
MATCHES = 8  # by dice, at each table


# ---- To a match.


def with_draft(edition: str, draft: str) -> dict[str, str]:
    """The wish of a host, in the edition that leaves the draft of two players to one (MQD-057, MQF-060)."""
    return {"two_player_draft": draft} if edition == DUST else {}


def ball(edition: str, players: int, **wishes: str) -> MasquesSetup:
    """What these wishes lead to."""
    setup = game_called(edition).set_up(players, wishes)
    assert isinstance(setup, MasquesSetup)
    return setup


def opened(setup: MasquesSetup) -> Palace:
    match = game_called(setup.edition.id).start(setup)
    assert isinstance(match, Palace)
    return match


def placed(setup: MasquesSetup, **position: object) -> Palace:
    """A match in the middle, as a scenario describes it."""
    match = game_called(setup.edition.id).start_at(setup, position)
    assert isinstance(match, Palace)
    return match


def after(match: Palace, text: str) -> Palace:
    """What becomes of a match once these answers are given; the match itself stays where it is."""
    twin = match.fork()
    play_written(twin, game_called(match.setup.edition.id), text.split())
    return twin


MOST_ANSWERS = 5_000


def walked(setup: MasquesSetup, seed: int) -> Iterator[Palace]:
    """A whole match by dice, seen before every answer and after the last."""
    match, dice = opened(setup), Dice(seed)
    while not match.over():
        assert len(match.record) < MOST_ANSWERS, "no end in sight"
        yield match
        question = match.asks()
        match.answer(question.player, drawn(match, question, dice))
    yield match


def until_dealt(setup: MasquesSetup) -> Palace:
    """Fate always gives what comes first, until somebody else is asked."""
    match = opened(setup)
    while (question := match.question_to(FATE)) is not None:
        match.answer(FATE, match.options(question)[0])
    return match


def heard(match: Palace, ear: Player = SPECTATOR) -> list[str]:
    return [fact.spelling() for fact in match.heard_by(ear)]


def finished(setup: MasquesSetup, seed: int) -> Palace:
    *_, match = walked(setup, seed)
    return match


def rounds_heard(match: Palace, ear: Player = SPECTATOR) -> list[list[str]]:
    """What came to this ear, round by round; the last may be cut short."""
    rounds: list[list[str]] = []
    for line in heard(match, ear):
        if line.startswith("round "):
            rounds.append([])
        elif rounds:
            rounds[-1].append(line)
    return rounds


def seed_of(number: int) -> CommittedFate:
    return CommittedFate(number.to_bytes(32, "big"))


def by_fate(match: Palace, fate: CommittedFate) -> Palace:
    """Until somebody else than Fate is asked."""
    while match.question_to(FATE) is not None:
        match.answer(FATE, fate.draw_answer(match))
    return match

"""Worlds of a player: they tell the very story that was heard, as often as they deserve, and know nothing more."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from ridotto.bots import Dice
from ridotto.contracts.all_worlds import moments
from ridotto.games import game_called
from ridotto.games.masques.public.belief import Hands
from ridotto.games.masques.public.facts import (
    Counted,
    Dealt,
    GaveUp,
    Passed,
    Played,
    Purse,
    Received,
    RoundBegan,
    SetAside,
)
from ridotto.games.masques.public.words import Guest
from ridotto.games.masques.secret.state import Palace
from ridotto.games.masques.secret.worlds import worlds
from ridotto.kernel import FATE, SPECTATOR, Answer, Fact, Match, Player, Sealed, TimeRanOut, replay_match
from ridotto.lab import drawn
from tests.games.masques.tables import with_draft

A, B, C, D = Player(0), Player(1), Player(2), Player(3)
DUST, FFG = "masques-dust", "masques-ffg"


class Table(NamedTuple):
    edition: str
    players: int
    wishes: dict[str, str]

    def __str__(self) -> str:
        wishes = [f"{key}={value.replace(',', '+')}" for key, value in self.wishes.items()]
        return "-".join([self.edition, str(self.players), *wishes])


TABLES = [
    *[Table(edition, players, {"max_rounds": "2"}) for edition in (DUST, FFG) for players in (2, 3, 4)],
    Table(DUST, 2, {"max_rounds": "3", "two_player_draft": "off", "neutral_values": "2,2,4,4", "first_player": "B"}),
    Table(DUST, 3, {"max_rounds": "2", "optional_effects": "off", "removed_family": "Venier"}),
    Table(DUST, 4, {"max_rounds": "1", "courtesan_duplicate": "left-first", "neutral_values": "3,3,3,4"}),
    Table(FFG, 2, {"max_rounds": "4", "families": "Venier,Dandolo,Contarini,Morosini"}),
    Table(FFG, 3, {"max_rounds": "2", "neutral_values": "3,3,3,3", "costs": "courtesan 1"}),
    Table(FFG, 4, {"max_rounds": "1", "free_pass": "on", "costs": "courtesan 1", "neutral_values": "2,2,4,4"}),
]


def seated(table: Table) -> Palace:
    game = game_called(table.edition)
    match = game.start(game.set_up(table.players, table.wishes))
    assert isinstance(match, Palace)
    return match


def go_on(match: Palace, dice: Dice, late: int = 12) -> None:
    """At random; one answer out of so many comes too late."""
    asked = match.open_questions()
    question = asked[dice.below(len(asked))]
    answer = drawn(match, question, dice)
    if question.player != FATE and dice.below(late) == 0:
        match.answer_late(question.player, answer)
    else:
        match.answer(question.player, answer)


def played(table: Table, seed: int, answers: int) -> Palace:
    match, dice = seated(table), Dice(seed)
    while len(match.record) < answers and not match.over():
        go_on(match, dice)
    return match


def until(match: Palace, dice: Dice, question: str) -> Palace:
    while match.asks().spelling() != question:
        go_on(match, dice)
    return match


def worlds_of(match: Palace, player: Player, times: int = 2, seed: int = 1) -> list[Palace]:
    found = worlds(match.setup, player, match.heard_by(player), times, Dice(seed).below)
    assert len(found) == times
    return [palace for palace in found if isinstance(palace, Palace)]


def record(match: Match) -> list[str]:
    return [given.spelling() for given in match.record]


def spelt(facts: list[Fact]) -> list[str]:
    return [fact.spelling() for fact in facts]


def must_tell_the_same(match: Palace, world: Palace, player: Player) -> None:
    heard = spelt(match.heard_by(player))
    assert spelt(world.heard_by(player)) == heard
    again = replay_match(game_called(match.setup.edition.id).start(match.setup), world.record)
    assert again.position() == world.position()
    assert spelt(again.heard_by(player)) == heard
    assert world.over() == match.over()
    question, asked = match.question_to(player), world.question_to(player)
    assert (asked is None) == (question is None)
    if question is not None and asked is not None:
        assert (asked.spelling(), world.options(asked)) == (question.spelling(), match.options(question))


# The story.


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_moment_of_a_match_has_worlds(table: Table) -> None:
    """In the deal, with picks sealed, between the questions of a turn, and after the end."""
    match, dice = seated(table), Dice(table.players)
    while not match.over():
        go_on(match, dice)
        player = Player(len(match.record) % table.players)
        for world in worlds_of(match, player):
            must_tell_the_same(match, world, player)
    for player in match.setup.everybody:
        for world in worlds_of(match, player):
            must_tell_the_same(match, world, player)


@pytest.mark.slow
@pytest.mark.parametrize("edition", [DUST, FFG])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_has_worlds_for_a_spectator_too(edition: str, players: int) -> None:
    for seed in range(2):
        match = played(Table(edition, players, {}), seed, 1000)
        assert match.over()
        for player in (A, SPECTATOR):
            for world in worlds_of(match, player):
                must_tell_the_same(match, world, player)


def test_a_world_can_be_played_on() -> None:
    match = played(Table(DUST, 4, {}), 4, 90)
    heard = spelt(match.heard_by(C))
    for world in worlds_of(match, C, 4):
        dice = Dice(9)
        while not world.over():
            go_on(world, dice)
        assert spelt(world.heard_by(C))[: len(heard)] == heard


def test_while_picks_are_sealed_nobody_else_has_kept_anything_as_far_as_one_knows() -> None:
    match = until(seated(Table(FFG, 4, {"first_player": "A"})), Dice(1), "WhichToKeep A")
    for player in (C, A):
        match.answer(player, match.packs[player][0])
    for player in (A, C):
        for world in worlds_of(match, player):
            assert record(world)[-1] == f"{'ABCD'[player]}:{match.packs[player][0].text}"
            assert len(world.open_questions()) == 3
    assert len(worlds_of(match, B)[0].open_questions()) == 4
    match.answer_late(D, match.packs[D][1])
    for world in worlds_of(match, B, 20):
        must_tell_the_same(match, world, B)
        assert world.record[-1].player == D and world.record[-1].late
        assert world.record[-1].answer in world.packs[D]


@pytest.mark.clause("MQD-172", "MQF-180")
def test_what_was_set_aside_is_what_the_second_round_deals() -> None:
    """Also in what others may have got."""
    match, dice = seated(Table(FFG, 2, {})), Dice(2)
    while match.round < 2 or match.asks().name() != "WhatToPlay":
        go_on(match, dice)
    for world in worlds_of(match, A, 10):
        guests = [given.answer for given in world.record if isinstance(given.answer, Guest) and given.player == FATE]
        mine = [fact.guest for fact in match.heard_by(A) if isinstance(fact, Dealt)]
        assert guests[:4] + guests[8:12] == mine


# The odds.


def must_be_as_frequent(match: Palace, player: Player, times: int) -> None:
    """The kernel tries every option on a fork: the same positions, as often."""
    game = game_called(match.setup.edition.id)
    judged: dict[tuple[object, ...], float] = {}
    for moment in moments(game.start(match.setup), player, match.heard_by(player)):
        judged[moment.match.position()] = judged.get(moment.match.position(), 0.0) + moment.weight
    total = sum(judged.values())
    assert len(judged) > 1
    found = Counter(world.position() for world in worlds_of(match, player, times))
    assert set(found) <= set(judged)
    for position, odds in judged.items():
        share = odds / total
        assert found[position] / times == pytest.approx(share, abs=within(share, times))


ALIKE = {"neutral_values": "3,3,3,3", "families": "Venier,Dandolo,Morosini", "first_player": "A"}


@pytest.mark.slow
@pytest.mark.parametrize(("answers", "seed"), [(15, 1), (26, 12), (28, 19), (38, 13), (40, 4)])
def test_worlds_are_as_frequent_as_the_rules_make_them(answers: int, seed: int) -> None:
    """In the deal, in the draft with somebody too late, and in turns, with three guests alike."""
    match, dice = seated(Table(FFG, 3, {**ALIKE, "costs": "courtesan 1"})), Dice(seed)
    while len(match.record) < answers:
        go_on(match, dice, 6)
    must_be_as_frequent(match, Player(seed % 3), 1500)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_are_as_frequent_as_a_belief_says(table: Table) -> None:
    """With any number of players, when the turns of a last round are under way."""
    times = 400
    match, dice = seated(table), Dice(11)
    while match.round < match.setup.max_rounds or match.asks().name() != "WhatToPlay":
        go_on(match, dice)
    for _ in range(6):
        go_on(match, dice)
    player = Player(len(match.record) % table.players)
    belief = Hands(match.setup, player)
    for fact in match.heard_by(player):
        belief.hear(fact)
    found = worlds_of(match, player, times)
    for other in match.setup.everybody:
        for guest in match.setup.edition.guests:
            share = min(belief.chance(other, guest), 1.0)
            held = len([world for world in found if guest in world.hands[other]])
            assert held / times == pytest.approx(share, abs=within(share, times))


def within(share: float, times: int) -> float:
    return float(5 * (share * (1 - share) / times) ** 0.5 + 1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_guests_are_set_aside_in_any_order(edition: str) -> None:
    """The first and the last of them is any that was not seen; one of which there are two comes twice as often."""
    match = until(
        seated(Table(edition, 2, {**with_draft(edition, "off"), "first_player": "A"})), Dice(3), "WhatToPlay A"
    )
    times = 1500
    found = worlds_of(match, A, times)
    for at in (0, -1):
        counted = Counter([world.aside[at] for world in found])
        for guest in match.setup.edition.guests:
            share = (match.ring.deck[guest.slot] - match.hands[A].count(guest)) / 12
            assert counted[guest] / times == pytest.approx(share, abs=within(share, times))


@pytest.mark.slow
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_packs_were_dealt_in_any_order(edition: str) -> None:
    """The last guest of the pack that B was dealt comes to A, who cannot say as which of four B was dealt it."""
    match = until(seated(Table(edition, 4, {"first_player": "A"})), Dice(3), "WhatToPlay A")
    times = 1500
    [pack] = [fact.pack for fact in match.heard_by(A) if isinstance(fact, Received) and len(fact.pack) == 1]
    assert match.ring.deck[pack[0].slot] == 1
    counted: Counter[int] = Counter()
    for world in worlds_of(match, A, times):
        guests = [given.answer for given in world.record if isinstance(given.answer, Guest) and given.player == FATE]
        counted[guests.index(pack[0])] += 1
    assert [counted[at] / times for at in (4, 5, 6, 7)] == pytest.approx([0.25] * 4, abs=within(0.25, times))


# The truth has no part in it.


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_do_not_depend_on_what_was_not_told(table: Table) -> None:
    """Every world of a world is a world of the truth, drawn alike."""
    for seed in range(3):
        match = played(table, seed, (30, 60, 500)[seed])
        for player in match.setup.everybody:
            for world in worlds_of(match, player):
                there = [record(other) for other in worlds_of(world, player)]
                assert there == [record(other) for other in worlds_of(match, player)]


# No worlds.


def test_no_times_no_worlds() -> None:
    match = played(TABLES[0], 1, 40)
    assert worlds(match.setup, A, match.heard_by(A), 0, Dice(1).below) == []


@pytest.mark.parametrize("edition", [DUST, FFG])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_that_began_in_the_middle_has_no_worlds(edition: str, players: int) -> None:
    game = game_called(edition)
    setup = game.set_up(players, {})
    positions: list[dict[str, object]] = [{}, {"phase": "round"}, {"phase": "round", "round": 2}]
    for position in positions:
        match = game.start_at(setup, position)
        assert game.worlds(setup, A, match.heard_by(A), 3, Dice(1).below) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_story_that_nobody_was_told_has_no_worlds(table: Table) -> None:
    match, dice = seated(table), Dice(7)
    while match.round == 0 or match.asks().name() != "Where":
        go_on(match, dice)
    setup, heard = match.setup, match.heard_by(A)
    guests = setup.edition.guests
    mine = next(fact for fact in heard if isinstance(fact, Dealt))
    stories: dict[str, list[Fact]] = {
        "cut in the middle": heard[:-2],
        "never began": [],
        "backwards": heard[::-1],
        "other ducats": [Counted(Purse(A), 7), *heard[1:]],
        "one more": [*heard, heard[-1]],
        "a round too many": [*heard, RoundBegan(2), RoundBegan(2)],
        "dealt again": [*heard, *[Dealt(A, guest) for guest in guests]],
        "set aside again": [*heard, *[SetAside() for _ in range(20)]],
        "played twice": [*heard, Played(B, mine.guest), Played(C if setup.players > 2 else A, mine.guest)],
        "held by me": [*heard, GaveUp(B, mine.guest)],
        "passed": [*heard, Passed(B)],
        "late for nothing": [*heard, TimeRanOut(A)],
        "sealed alone": [*heard, Sealed(mine.guest)],
        "no such word": [*heard, Sealed(Answer("perhaps"))],
        "another's pack": [*heard, Received(A, (guests[0], guests[1]))],
        "no deal": [fact for fact in heard if not isinstance(fact, Dealt)],
    }
    for story in stories.values():
        assert worlds(setup, A, story, 3, Dice(1).below) == []
    assert len(worlds(setup, A, heard, 3, Dice(1).below)) == 3


def test_others_cannot_have_played_what_somebody_else_was_dealt() -> None:
    """Told of a guest in two hands, no deal fits."""
    match = until(seated(Table(FFG, 4, {"first_player": "B"})), Dice(3), "WhatToPlay B")
    heard = match.heard_by(A)
    mine = match.hands[A][0]
    assert worlds(match.setup, A, [*heard, Played(B, mine)], 1, Dice(1).below) == []


def test_nothing_is_told_after_the_end() -> None:
    match = played(TABLES[0], 1, 5000)
    assert match.over()
    assert worlds(match.setup, A, [*match.heard_by(A), TimeRanOut(B)], 1, Dice(1).below) == []

"""Worlds of a player: they tell the very story that was heard, as often as they deserve, and know nothing more."""

from __future__ import annotations

from collections import Counter

import pytest

from ridotto.bots import Dice
from ridotto.contracts.all_worlds import Moment, moments
from ridotto.games import game_called
from ridotto.games.mascarade.public.editions import FIRST, SECOND, Edition
from ridotto.games.mascarade.public.facts import Counted, Dealt, Passed, Purse, Returned, Swapped, TookUp
from ridotto.games.mascarade.public.sets import box_tables
from ridotto.games.mascarade.public.setup import set_up
from ridotto.games.mascarade.public.words import KEEP, NOTATION, PASS, SWAP, Mask, Place
from ridotto.games.mascarade.secret.rules.opening import new_match
from ridotto.games.mascarade.secret.state import Court
from ridotto.games.mascarade.secret.worlds import worlds
from ridotto.kernel import (
    CLOCK,
    FATE,
    SPECTATOR,
    Answer,
    Match,
    Player,
    Sealed,
    TimeRanOut,
    name,
    player_named,
    replay_match,
)
from tests.games.mascarade.listening import Table, random_answer, tables

A, B, C, D = Player(0), Player(1), Player(2), Player(3)
FOUR_SWAPS = "A:b A:swap B:c B:keep C:d C:swap D:a D:keep"
WISHES: list[dict[str, str]] = [
    {},
    {"challenge": "together"},
    {"pace": "usual", "turn_limit": "9"},
    {"pace": "usual", "challenge": "together", "start": "B"},
]


def first_moment(table: Table) -> Court:
    return new_match(set_up(table.edition, table.players, table.wishes))


def played(table: Table, seed: int, answers: int) -> Court:
    """At random; one answer out of twelve comes too late."""
    match, dice = first_moment(table), Dice(seed)
    while len(match.record) < answers and not match.over():
        player, answer = random_answer(match, dice)
        if dice.below(12) == 0 and player != FATE:
            match.answer_late(player, answer)
        else:
            match.answer(player, answer)
    return match


def play(match: Court, lines: str) -> Court:
    """`A:b A:swap`, `A:pass!` when the clock said it."""
    for line in lines.split():
        letter, text = line.split(":")
        player = player_named(letter)
        assert player is not None
        if text.endswith("!"):
            match.answer_late(player, NOTATION.read(text[:-1]))
        else:
            match.answer(player, NOTATION.read(text))
    return match


def dealt(players: int = 4, **wishes: str) -> Court:
    match = first_moment(Table(FIRST, players, {"start": "A", **wishes}))
    return play(match, " ".join([f"fate:{mask.text}" for mask in match.setup.masks]))


def worlds_of(match: Court, player: Player, times: int = 3, seed: int = 1) -> list[Court]:
    found = worlds(match.setup, player, match.heard_by(player), times, Dice(seed).below)
    assert len(found) == times
    return [court for court in found if isinstance(court, Court)]


def record(match: Match) -> list[str]:
    return [given.spelling() for given in match.record]


def must_tell_the_same(match: Court, world: Court, player: Player) -> None:
    heard = [fact.spelling() for fact in match.heard_by(player)]
    assert [fact.spelling() for fact in world.heard_by(player)] == heard
    again = replay_match(new_match(match.setup), world.record)
    assert again.position() == world.position()
    assert [fact.spelling() for fact in again.heard_by(player)] == heard


# The story.


@pytest.mark.slow
@pytest.mark.parametrize("table", [table for wishes in WISHES for table in tables(**wishes)], ids=str)
def test_worlds_tell_what_was_heard_and_nothing_else(table: Table) -> None:
    """From the deal to the end, for somebody at the table and for a spectator."""
    for seed in range(6):
        match = played(table, seed, (3, 17, 40, 75, 120, 1000)[seed])
        for player in (Player(seed % table.players), Player(table.players - 1), SPECTATOR):
            for world in worlds_of(match, player):
                must_tell_the_same(match, world, player)
                assert world.over() == match.over()
                question = match.question_to(player)
                asked = world.question_to(player)
                assert (asked is None) == (question is None)
                if question is not None and asked is not None:
                    assert (asked.spelling(), world.options(asked)) == (question.spelling(), match.options(question))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 13])
def test_every_moment_of_a_match_has_worlds(players: int) -> None:
    """Where every answer is the last one heard in its turn."""
    table = Table(FIRST, players, {"challenge": "together", "pace": "usual", "turn_limit": "14"})
    match, dice = first_moment(table), Dice(players)
    while not match.over():
        match.answer(*random_answer(match, dice))
        for player in (A, SPECTATOR):
            for world in worlds_of(match, player, 2):
                must_tell_the_same(match, world, player)


def test_a_world_can_be_played_on() -> None:
    match = played(Table(SECOND, 8, {"set": "B"}), 4, 60)
    for world in worlds_of(match, C, 5):
        dice = Dice(9)
        while not world.over():
            world.answer(*random_answer(world, dice))
        assert [fact.spelling() for fact in match.heard_by(C)] == [fact.spelling() for fact in world.heard_by(C)][
            : len(match.heard_by(C))
        ]


def test_swaps_and_swaps_take_no_time() -> None:
    """Thirteen players who do little else, and all masks shown at the end: nowhere too much to look back on."""
    for limit in ("0", "40"):
        match, dice = first_moment(Table(FIRST, 13, {"turn_limit": limit})), Dice(3)
        while match.turns < 40 and not match.over():
            question = match.asks()
            player, answer = random_answer(match, dice)
            places = [option for option in match.options(question) if isinstance(option, Place)]
            if question.name() == "WhatToDo" and dice.below(8) > 0:
                player, answer = question.player, places[dice.below(len(places))]
            match.answer(player, answer)
        for player in (A, SPECTATOR):
            for world in worlds_of(match, player, 20):
                must_tell_the_same(match, world, player)


# Sealed answers and clocks.


def test_in_a_sealed_round_nobody_else_has_answered_as_far_as_one_knows() -> None:
    match = play(dealt(challenge="together"), f"{FOUR_SWAPS} A:King C:claim B:pass")
    for world in worlds_of(match, B):
        must_tell_the_same(match, world, B)
        assert record(world)[-2:] == ["A:King", "B:pass"]
    for player in (A, D, SPECTATOR):
        for world in worlds_of(match, player):
            must_tell_the_same(match, world, player)
            assert record(world)[-1] == "A:King"


def test_a_sealed_round_that_was_opened_says_who_claimed() -> None:
    match = play(
        dealt(challenge="together"), "A:b A:swap B:c B:keep C:d C:swap D:a D:keep A:King C:claim B:pass D:pass"
    )
    assert match.asks().name() == "WhatToDo" or match.over() or match.asks().player == B
    for player in (A, B, C, D, SPECTATOR):
        for world in worlds_of(match, player):
            must_tell_the_same(match, world, player)
            assert {"B:pass", "C:claim", "D:pass"} <= set(record(world))


def test_all_hear_that_somebody_is_late_but_not_what_for() -> None:
    match = play(dealt(challenge="together"), f"{FOUR_SWAPS} A:King C:claim! B:pass")
    assert record(worlds_of(match, B)[0])[-2:] == ["C:pass late", "B:pass"]  # what the clock says, for all B knows
    assert record(worlds_of(match, C)[0])[-1:] == ["C:claim late"]
    play(match, "D:pass!")
    for player in (A, B, C, D, SPECTATOR):
        for world in worlds_of(match, player):
            must_tell_the_same(match, world, player)
            assert {"C:claim late", "D:pass late"} <= set(record(world))


def test_secrets_may_come_late_too() -> None:
    match = play(dealt(), "A:b A:swap! B:c B:keep! C:d! C:keep D:a D:swap")
    for player in (A, B, C, D, SPECTATOR):
        for world in worlds_of(match, player):
            must_tell_the_same(match, world, player)
            late = [given.player for given in world.record if given.late]
            assert late == [A, B, C]


def test_pauses_end_when_they_were_heard_to_end() -> None:
    match = play(dealt(pace="usual"), "C:ready A:ready")
    assert record(worlds_of(match, A)[0])[6:] == ["A:ready"]
    assert record(worlds_of(match, B)[0])[6:] == []
    play(match, f"D:ready! B:ready {FOUR_SWAPS} A:look")
    assert record(worlds_of(match, C)[0])[-1] == "A:look"
    play(match, "A:ready! B:King C:claim D:pass A:pass")
    assert match.asks().player == CLOCK
    for player in (A, B, C, D, SPECTATOR):
        for world in worlds_of(match, player):
            must_tell_the_same(match, world, player)
    play(match, "clock:on")
    assert "clock:on" in record(worlds_of(match, SPECTATOR)[0])


# The odds.


# Every power.

POWERS = [
    (edition, players, wishes, mask)
    for edition in (FIRST, SECOND)
    for players, wishes in [*box_tables(edition), *([(3, {})] if edition.fewest <= 3 else [])]
    for mask in set_up(edition, players, wishes).kinds
]


@pytest.mark.parametrize("choice", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize(("edition", "players", "wishes", "mask"), POWERS)
def test_worlds_and_beliefs_follow_the_power_of_every_mask(
    edition: Edition, players: int, wishes: dict[str, str], mask: Mask, choice: int
) -> None:
    """The fifth turn announces it, nobody claims, and all who are asked take the first option, or the last."""
    setup = set_up(edition, players, {**wishes, "start": "A"})
    match, announcer = new_match(setup), Player(4 % players)
    rest = [other for other in setup.masks if other is not mask]
    rest += [mask] * (len(setup.masks) - len(rest) - 1)
    here = setup.places.index(setup.own[announcer][0])
    for card in [*rest[:here], mask, *rest[here:]]:
        match.answer(FATE, card)
    while not match.over() and match.turns <= 4:
        question = match.asks()
        options = match.options(question)
        if question.name() == "WhatToDo" and mask in options:
            answer: Answer = mask
        elif KEEP in options and match.turns < 4:
            answer = KEEP
        elif question.name() == "ClaimToo":
            answer = PASS
        else:
            answer = options[choice if match.turns == 4 and question.name() != "WhichOfMine" else 0]
        match.answer(question.player, answer)
    for player in (announcer, B, SPECTATOR):
        belief = game_called(edition.id).belief(setup, player)
        for fact in match.heard_by(player):
            belief.hear(fact)
        for place, (lies,) in game_called(edition.id).lying(match).items():
            assert lies in belief.possible()[place], f"for {name(player)} at {place}"
        for world in worlds_of(match, player, 1):
            must_tell_the_same(match, world, player)


def ways_to(moment: Moment) -> list[tuple[list[str], float]]:
    """Every record that leads to a moment, with its weight."""
    found: list[tuple[list[str], float]] = []
    for way in moment.ways:
        if way.source is None or way.given is None:
            found.append(([], 1.0))
        else:
            share = way.weight / way.source.weight
            found += [([*lines, way.given.spelling()], odds * share) for lines, odds in ways_to(way.source)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("players", "answers", "seed"), [(2, 30, 3), (3, 32, 5), (4, 26, 1), (4, 34, 2)])
def test_worlds_are_as_frequent_as_the_rules_make_them(players: int, answers: int, seed: int) -> None:
    """The kernel tries every option on a fork: the same records, with the same odds."""
    match = played(Table(FIRST, players, {}), seed, 0)
    dice = Dice(seed)
    while len(match.record) < answers and not match.over():
        match.answer(*random_answer(match, dice))
    for player in (A, SPECTATOR):
        judged: dict[str, float] = {}
        for moment in moments(new_match(match.setup), player, match.heard_by(player)):
            for lines, odds in ways_to(moment):
                judged[" ".join(lines)] = judged.get(" ".join(lines), 0.0) + odds
        total = sum(judged.values())
        times = 2000
        drawn = Counter(" ".join(record(world)) for world in worlds_of(match, player, times))
        assert set(drawn) <= set(judged)
        for text, odds in judged.items():
            share = odds / total
            assert drawn[text] / times == pytest.approx(share, abs=5 * (share * (1 - share) / times) ** 0.5 + 1e-9)


# The truth has no part in it.


def test_worlds_do_not_depend_on_what_was_not_told() -> None:
    """Two matches that differ in what others did under the table have the same worlds for whoever cannot tell."""
    compared = 0
    for seed in range(30):
        one = played(Table(SECOND, 6, {"set": "B"}), seed, 12)
        secrets = [number for number, given in enumerate(one.record) if given.answer in (SWAP, KEEP)]
        for number in secrets:
            given = one.record[number]
            other: Answer = KEEP if given.answer is SWAP else SWAP
            twin = first_moment(Table(SECOND, 6, {"set": "B"}))
            for index, line in enumerate(one.record):
                answer = other if index == number else line.answer
                (twin.answer_late if line.late else twin.answer)(line.player, answer)
            assert twin.position() != one.position() or one.masks == twin.masks
            for player in [*one.setup.everybody, SPECTATOR]:
                if player != given.player:
                    assert one.heard_by(player) == twin.heard_by(player)
                    mine, theirs = worlds_of(one, player), worlds_of(twin, player)
                    assert [record(world) for world in mine] == [record(world) for world in theirs]
                    compared += 1
    assert compared > 100


# No worlds.


def test_no_times_no_worlds() -> None:
    match = dealt()
    assert worlds(match.setup, A, match.heard_by(A), 0, Dice(1).below) == []


def test_a_match_that_began_in_the_middle_has_no_worlds() -> None:
    game = game_called("mascarade-1e")
    setup = game.set_up(4, {})
    for opening in ({}, {"open": True}):
        match = game.start_at(setup, {"masks": "Judge Bishop King Queen Thief Cheat", **opening})
        assert game.worlds(setup, A, match.heard_by(A), 3, Dice(1).below) == []


def test_a_story_that_nobody_was_told_has_no_worlds() -> None:
    match = play(dealt(), "A:b A:swap B:c B:keep")
    setup, heard = match.setup, match.heard_by(A)
    one, other = setup.places[0], setup.places[1]
    stories = {
        "cut in the middle": heard[:-1],
        "never began": [],
        "backwards": heard[::-1],
        "other coins": [Counted(Purse(A), 7), *heard[1:]],
        "one more": [*heard, heard[-1]],
        "dealt twice": [*heard, Dealt(one, setup.masks[0])],
        "no way back": [*heard, TookUp(C, setup.places[2], other), Passed(C)],
        "another's secret": [*heard, TookUp(C, one, other), Swapped(C, one, other), Returned(C, one, other)],
        "late for nothing": [*heard, TimeRanOut(D)],
        "sealed alone": [*heard, Sealed(PASS)],
        "no such word": [*heard, Sealed(Answer("perhaps"))],
    }
    for story in stories.values():
        assert worlds(setup, A, story, 3, Dice(1).below) == []
    assert len(worlds(setup, A, heard, 3, Dice(1).below)) == 3


def test_nothing_is_told_after_the_end() -> None:
    match = played(Table(FIRST, 4, {"turn_limit": "5"}), 1, 1000)
    assert match.over()
    assert worlds(match.setup, A, [*match.heard_by(A), TimeRanOut(B)], 1, Dice(1).below) == []

"""Rounds and turns, by dice: phases in their order, packs that go left, and who may pass."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import groupby
from math import factorial, prod

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.words import Agent
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import DEAF, FATE, name
from ridotto.lab import drawn
from tests.games.masques.tables import (
    DUST,
    FFG,
    MATCHES,
    RINGS,
    TABLES,
    ball,
    finished,
    heard,
    opened,
    placed,
    rounds_heard,
    until_dealt,
    walked,
    with_draft,
)

# ---- Rounds, by dice.


PHASES = {
    DUST: {
        "deal": ("is dealt", "is set aside", "go left", "all take up"),
        "play": (
            "turn of",
            "plays",
            "pays",
            "passes",
            "lies in",
            "declines",
            "chooses",
            "calls",
            "gives up",
            "turned down",
        ),
        "award": ("discards", "takes", "gives nothing"),
        "intermission": ("is first", "gets", "stays bare", "agents leave", "turned up", "are gathered"),
    },
    FFG: {
        "preparation": ("gets", "stays bare", "is dealt", "is set aside", "go left", "all take up"),
        "action": (
            "turn of",
            "plays",
            "pays",
            "passes",
            "lies in",
            "declines",
            "chooses",
            "calls",
            "gives up",
            "turned down",
        ),
        "resolution": ("takes", "gives nothing", "agents leave", "turned up", "are gathered", "is first"),
    },
}
WITHIN_TURNS = ("moves to", "change places", "palace is full")


def phase_of(edition: str, line: str) -> str:
    return next(phase for phase, words in PHASES[edition].items() if any(word in line for word in words))


@pytest.mark.clause("MQD-049", "MQF-051", "MQF-052")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_round_has_its_phases_in_order_and_rounds_follow_until_somebody_wins(edition: str, players: int) -> None:
    for seed in range(MATCHES):
        *whole, last = rounds_heard(finished(ball(edition, players), seed))
        for lines in whole:
            phases = [phase_of(edition, line) for line in lines if not any(word in line for word in WITHIN_TURNS)]
            assert [phase for phase, _ in groupby(phases)] == list(PHASES[edition])
            if edition == FFG:
                laid = [at for at, line in enumerate(lines) if " gets " in line or " stays bare" in line]
                assert max([-1, *laid]) < min([at for at, line in enumerate(lines) if " is dealt " in line])
        assert last[-2].startswith("the end: ") and last[-1].endswith(" wins")


def given(match: Palace, word: str) -> list[list[list[str]]]:
    """By round and player, the guests that they alone were told of with this word."""
    found = []
    for number in range(len(rounds_heard(match))):
        lines = [rounds_heard(match, player)[number] for player in match.setup.everybody]
        starts = [f"{name(player)} {word} " for player in match.setup.everybody]
        found.append(
            [[line.split()[-1] for line in own if line.startswith(start)] for own, start in zip(lines, starts)]
        )
    return found


@pytest.mark.clause("MQD-048", "MQD-050", "MQF-050", "MQF-053")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_guest_of_the_game_is_dealt_in_every_round_or_pair_of_rounds(edition: str, players: int) -> None:
    for seed in range(MATCHES):
        match = finished(ball(edition, players), seed)
        deck = Counter(str(game_called(edition).truth(match)["deck"]).split())
        rounds = given(match, "is dealt")
        assert {len(pack) for packs in rounds for pack in packs} == {4}
        dealt = [Counter([card for pack in packs for card in pack]) for packs in rounds]
        if players == 2:
            assert deck.total() == 16 and sum(deck[f"Foscari{value}"] for value in (2, 3, 4)) == 4
            dealt = [first + second for first, second in zip(dealt[::2], dealt[1::2])]
        assert dealt == [deck] * len(dealt) and dealt


@pytest.mark.clause("MQD-053", "MQD-056", "MQD-057", "MQF-056", "MQF-059", "MQF-060")
@pytest.mark.parametrize("draft", ["on", "off"])
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_in_every_round_packs_of_3_2_and_1_go_left(edition: str, players: int, draft: str) -> None:
    """With three the last card is of one's own first pack; with two each has two cards of either."""
    for seed in range(MATCHES):
        match = finished(ball(edition, players, **with_draft(edition, draft)), seed)
        drafted = players > 2 or (edition == DUST and draft == "on")
        for lines in rounds_heard(match):
            passed_on = [line for line in lines if line.endswith("go left")]
            assert passed_on == ([f"packs of {size} go left" for size in (3, 2, 1)] if drafted else [])
        for packs, hands in zip(given(match, "is dealt"), given(match, "keeps")):
            assert {len(hand) for hand in hands} == {4 if drafted else 0}
            for player, hand in enumerate(hands):
                for number, card in enumerate(hand):
                    assert card in packs[(player - number) % players]


@pytest.mark.clause("MQD-054", "MQF-057")
@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table != (FFG, 2)])
def test_nobody_is_ever_asked_to_keep_the_last_of_a_pack(edition: str, players: int) -> None:
    sizes = set()
    for match in walked(ball(edition, players), 2):
        if not match.over() and match.asks().name() == "WhichToKeep":
            sizes.add(len(match.packs[match.asks().player]))
    assert sizes == {4, 3, 2}


@pytest.mark.clause("MQD-050", "MQF-053")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_deal_is_equally_likely_also_with_two_foscari_3(edition: str, players: int) -> None:
    """By the odds that Fate is given: of n cards to be dealt one after the other there are n! / (copies!) orders."""
    start = placed(ball(edition, players), phase="round")
    copies = Counter(str(game_called(edition).truth(start)["deck"]).split())
    expected = Fraction(prod([factorial(count) for count in copies.values()]), factorial(copies.total()))
    dice = Dice(3)
    for _ in range(20):
        match, chance = start.fork(DEAF), Fraction(1)
        while (question := match.question_to(FATE)) is not None:
            options = match.options(question)
            weights = question.weights(match) or [1] * len(options)
            number = dice.below(len(options))
            chance *= Fraction(weights[number], sum(weights))
            match.answer(FATE, options[number])
        assert chance == expected


# ---- Turns, by dice.


@pytest.mark.clause("MQD-013", "MQD-023", "MQD-059", "MQD-060", "MQF-014", "MQF-025", "MQF-062")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_turns_go_left_from_whoever_was_last_told_to_be_first(edition: str, players: int) -> None:
    letters = "ABCD"[:players]
    for seed in range(MATCHES):
        lines = heard(finished(ball(edition, players), seed))
        first, before = "", ""
        for line in lines:
            if line.endswith(" is first"):
                first = line[0]
            elif line.startswith("round "):
                before = ""
            elif line.startswith("turn of "):
                expected = first if before == "" else letters[(letters.index(before) + 1) % players]
                before = line.removeprefix("turn of ")
                assert before == expected


@pytest.mark.clause("MQD-061", "MQD-069", "MQF-063", "MQF-071")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_turn_is_one_card_played_or_hired_and_placed_or_a_pass(edition: str, players: int) -> None:
    """What a courtesan calls is given up by its holder, and comes on top of that."""
    for seed in range(MATCHES):
        for lines in rounds_heard(finished(ball(edition, players), seed)):
            turns = "\n".join(lines).split("the palace is full")[0].split("turn of ")[1:]
            for turn in turns:
                done = [line.split()[1] for line in turn.split("\n")[1:] if line[:2] == f"{turn[0]} "]
                acts = [word for word in done if word in ("plays", "pays", "passes")]
                called = turn.count(" gives up ")
                assert len(acts) == 1 and turn.count(" lies in ") == called + (acts != ["passes"])


@pytest.mark.clause("MQD-077", "MQD-083", "MQF-079", "MQF-085")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_four_turns_each_and_no_pass_where_nobody_is_called_and_a_guest_is_left_for_each_agent(
    edition: str, players: int
) -> None:
    quiet = called = 0
    for seed in range(MATCHES):
        match = finished(ball(edition, players), seed)
        for lines in rounds_heard(match):
            if "the palace is full" not in lines:
                continue
            if any(" calls " in line for line in lines):
                called += 1
            else:
                quiet += 1
                turns = Counter([line for line in lines if line.startswith("turn of ")])
                assert set(turns.values()) == {4} and len(turns) == players
                assert not any(line.endswith(" passes") for line in lines)
            placed_guests = sum(" plays " in line or " gives up " in line for line in lines)
            agents = sum(" pays " in line for line in lines)
            assert RINGS[players] - placed_guests == agents
            if edition == DUST:
                assert sum(int(line.split()[-1]) for line in lines if " discards " in line) == agents
    assert quiet > 0 and (called > 0) == (players > 2)


@pytest.mark.clause("MQD-078", "MQF-080")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_two_players_never_pass(edition: str) -> None:
    for seed in range(30):
        assert not any(line.endswith(" passes") for line in heard(finished(ball(edition, 2), seed)))


@pytest.mark.clause("MQD-079", "MQD-080", "MQF-081", "MQF-082")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_guests_in_hands_are_as_many_as_vacant_hallways_and_agents(edition: str, players: int) -> None:
    """So while a hallway is vacant somebody holds a guest; and while anybody is asked in a turn one is vacant."""
    turns = 0
    for seed in range(MATCHES):
        for match in walked(ball(edition, players), seed):
            if match.over() or match.asks().name() != "WhatToPlay":
                continue
            turns += 1
            vacant = match.ring.cards.count(None)
            agents = len([card for card in match.ring.cards if isinstance(card, Agent)])
            assert sum(len(hand) for hand in match.hands) == vacant + agents
            assert vacant > 0
    assert turns > 100


@pytest.mark.clause("MQF-076", "MQF-081")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_free_passes_too_the_palace_fills(players: int) -> None:
    """Here everybody passes who may: whoever holds a guest may, unless all others have just passed."""
    match, dice = opened(ball(FFG, players, free_pass="on", max_rounds="1")), Dice(1)
    in_a_row = 0
    for _ in range(1000):
        if match.over():
            break
        question = match.asks()
        offer = {option.text: option for option in match.options(question)}
        if question.name() == "WhatToPlay":
            assert ("pass" in offer) == (not match.hands[question.player] or in_a_row < players - 1)
            in_a_row = in_a_row + 1 if "pass" in offer else 0
        match.answer(question.player, offer.get("pass") or drawn(match, question, dice))
    assert match.over()


@pytest.mark.clause("MQD-005", "MQD-011", "MQD-038", "MQD-044", "MQF-005", "MQF-012", "MQF-040", "MQF-046")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_each_player_counts_five_guilds_and_no_foscari_ever_collects(edition: str, players: int) -> None:
    setup = ball(edition, players)
    guilds = [guild.text for guild in setup.edition.guilds]
    match = until_dealt(setup)
    favours = game_called(edition).truth(match)["favours"]
    assert favours == {letter: dict.fromkeys(guilds, 0) for letter in "ABCD"[:players]}
    assert len(set(guilds)) == 5
    owned = [family.text for family in setup.edition.families if match.owners[family.slot] in setup.everybody]
    assert "Foscari" not in owned and len(owned) == (4 if players == 2 else players)

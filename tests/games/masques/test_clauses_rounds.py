"""What a scenario cannot say about whole rounds: every pair of cards, many matches at once, both ways of a secret."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.facts import (
    Called,
    Collected,
    Dealt,
    FirstPlayer,
    Hired,
    Laid,
    PalaceFull,
    Passed,
    RoundBegan,
    Stayed,
    StayedBare,
)
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.setup import Ball
from ridotto.games.masques.words import DUCAT, SLOTS, TRADER, Agent, Guest
from ridotto.kernel import DEAF, FATE, SPECTATOR, Ended, Fact, Player, TurnBegan, View, Won, name, named
from ridotto.lab import drawn
from ridotto.replay.playing import play, read_play

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


def table(edition: str, players: int, **wishes: str) -> Ball:
    setup = game_called(edition).agreed(players, {key: spelt_in(edition, value) for key, value in wishes.items()})
    assert isinstance(setup, Ball)
    return setup


def opened(setup: Ball) -> Palace:
    match = game_called(setup.edition.id).opened(setup)
    assert isinstance(match, Palace)
    return match


def placed(setup: Ball, **position: object) -> Palace:
    edition = setup.edition.id
    written = json.loads(spelt_in(edition, json.dumps(position)))
    match = game_called(edition).placed(setup, written)
    assert isinstance(match, Palace)
    return match


def after(match: Palace, text: str) -> Palace:
    """What becomes of a match once these answers are given; the match itself stays where it is."""
    edition = match.setup.edition.id
    twin = match.fork()
    play(twin, read_play(spelt_in(edition, text), game_called(edition), match.setup.players))
    return twin


def walked(setup: Ball, seed: int) -> Iterator[Palace]:
    """A whole match by dice, seen before every answer and after the last."""
    match = opened(setup)
    dice = Dice(seed)
    while not match.over():
        yield match
        question = match.asks()
        match.answer(question.player, drawn(match, question, dice))
    yield match


def finished(setup: Ball, seed: int) -> Palace:
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
    return len([card for card in match.cards if isinstance(card, Agent)])


def favours_of(match: Palace, player: Player) -> list[int]:
    return match.counters[player * SLOTS : player * SLOTS + SLOTS]


def is_turn(match: Palace) -> bool:
    """Whether somebody is asked what to play."""
    return not match.over() and match.asks().name() == "WhatToPlay"


# ---- Every pair of cards.

AGENTS_AROUND = """
  gondolier1 gondolier2 gondolier3 LEFT RIGHT courtesan1 courtesan2 courtesan3
  assassin1 assassin2 assassin3 trader1 trader2 trader3 thief1 thief2"""


def taker(edition: str, left: str, right: str, weight: int | None = None, token: str = "clergy") -> str:
    """Who takes the token between two cards, all other hallways being full of agents; nobody: an empty text."""
    setup = table(edition, 4) if weight is None else table(edition, 4, influence=str(weight))
    halls = AGENTS_AROUND.replace("LEFT", left).replace("RIGHT", right)
    for fact in placed(setup, halls=halls, tokens={"P4": token}).heard_by(SPECTATOR):
        if isinstance(fact, (Collected, Stayed)) and fact.at.number == 4:
            return name(fact.by) if isinstance(fact, Collected) else ""
    raise AssertionError("P4 was not resolved")


def outcomes(weight: int | None) -> Iterator[tuple[str, str, str]]:
    """All kinds of pairs and who takes the token: A is of Venier, B of Dandolo. Agents weigh so much, or never win."""
    values = (2, 3, 4)
    for v in values:
        for w in values:
            yield f"Venier{v}", f"Dandolo{w}", "A" if v > w else "B" if v < w else ""
            yield f"Venier{v}", f"Foscari{w}", "A" if v > w else ""
            if v != w:
                yield f"Venier{v}", f"Venier{w}", "A"
                yield f"Foscari{v}", f"Foscari{w}", ""
        beats_an_agent = weight is None or v > weight
        yield f"Venier{v}", "thief3", "A" if beats_an_agent else ""
        yield f"Venier{v}", "Dandolo4*", "A"
        yield f"Venier{v}", "Foscari4*", "A"
        yield f"Foscari{v}", "thief3", ""
        yield f"Foscari{v}", "Dandolo4*", ""
        yield f"Venier{v}*", "thief3", ""
    yield "Foscari3", "Foscari3", ""
    yield "Venier4*", "Dandolo2*", ""
    yield "Foscari4*", "thief3", ""
    yield "thief3", "guard1", ""


@pytest.mark.clause("MQD-135", "MQD-136", "MQD-137", "MQD-138", "MQD-139", "MQD-140", "MQD-141", "MQD-142", "MQD-143")
@pytest.mark.clause("MQF-139", "MQF-140", "MQF-141", "MQF-142", "MQF-143", "MQF-144", "MQF-145", "MQF-146")
@pytest.mark.clause("MQF-147", "MQF-148")
@pytest.mark.parametrize(("edition", "weight"), [(DUST, None), *[(FFG, weight) for weight in range(5)]])
def test_who_takes_a_token_between_any_two_cards(edition: str, weight: int | None) -> None:
    """On whichever side they lie; and nobody takes one that lies face down."""
    pairs = list(outcomes(weight))
    assert len(pairs) == 52
    for left, right, whose in pairs:
        assert taker(edition, left, right, weight) == whose, (left, right)
        assert taker(edition, right, left, weight) == whose, (right, left)
    for left, right, _ in pairs[::3]:
        assert taker(edition, left, right, weight, "clergy*") == "", (left, right)


@pytest.mark.clause("MQD-138", "MQF-142")
def test_with_agents_that_weigh_nothing_or_one_both_editions_agree() -> None:
    for left, right, _ in outcomes(None):
        assert taker(DUST, left, right) == taker(FFG, left, right, 0) == taker(FFG, left, right, 1), (left, right)
    assert taker(DUST, "Venier2", "thief3") != taker(FFG, "Venier2", "thief3", 2)


@pytest.mark.clause("MQF-143")
def test_between_two_agents_the_stronger_takes_nothing_either() -> None:
    for weights in ("guard 3, thief 1", "guard 1, thief 3", "guard 2, thief 2"):
        setup = table(FFG, 4, influence=weights)
        match = placed(setup, halls=AGENTS_AROUND.replace("LEFT", "guard1").replace("RIGHT", "thief3"))
        assert not any(isinstance(fact, Collected) for fact in match.heard_by(SPECTATOR)), weights


WORKED_EXAMPLE = """
  . . . . CONTARINI gondolier1 gondolier2 gondolier3
  assassin1 assassin2 assassin3 courtesan1 courtesan2 courtesan3 trader1 Venier4"""


def worked_example(edition: str, contarini: str, four_turns: str, **wishes: str) -> list[str]:
    """What becomes of the door and the four palace cards after it."""
    start = placed(
        table(edition, 4, **wishes),
        halls=WORKED_EXAMPLE.replace("CONTARINI", contarini),
        hands={"A": "Foscari3", "B": "Dandolo2", "C": "Venier2"},
        tokens={"P0": "merchant", "P2": "clergy", "P4": "vintner"},
    )
    told = after(start, four_turns).heard_by(SPECTATOR)
    return [fact.spelt() for fact in told if isinstance(fact, (Collected, Stayed)) and fact.at.number <= 4]


@pytest.mark.clause("MQF-139", "MQF-140", "MQF-142", "MQF-145", "MQF-147", "MQD-135", "MQD-136", "MQD-138", "MQD-140")
@pytest.mark.clause("MQD-142")
@pytest.mark.parametrize("contarini", ["Contarini2", "Contarini3", "Contarini4"])
@pytest.mark.parametrize(("edition", "thief"), [(DUST, ""), (FFG, "thief 0"), (FFG, "thief 1"), (FFG, "thief 2")])
def test_the_worked_example_whatever_the_contarini_guest_is_worth(edition: str, thief: str, contarini: str) -> None:
    """G1-min. A thief of 2 changes P3 and nothing else; so do H1 and H2 exchanged, and the other token turned down."""
    wishes = {"influence": thief} if thief else {}
    door, tie = "A takes merchant from P0: 1", "neither is higher"
    foscari = "P1 gives nothing: nobody's guest is higher"
    for four_turns, p3, p4 in [
        ("A:Foscari3+H0 B:Dandolo2+H2 C:Venier2+H1 D:thief1+H3+P4", "B takes ducat from P3: 2", "face down"),
        ("A:Foscari3+H0 B:Dandolo2+H1 C:Venier2+H2 D:thief1+H3+P4", "A takes ducat from P3: 2", "face down"),
        ("A:Foscari3+H0 B:Dandolo2+H2 C:Venier2+H1 D:thief1+H3+P3", "P3 gives nothing: face down", ""),
    ]:
        if thief == "thief 2" and "takes" in p3:
            p3 = f"P3 gives nothing: {tie}"
        p4 = f"P4 gives nothing: {p4}" if p4 else "C takes vintner from P4: 1"
        if thief == "thief 2" and contarini == "Contarini2" and "takes" in p4:
            p4 = f"P4 gives nothing: {tie}"
        expected = [door, foscari, f"P2 gives nothing: {tie}", p3, p4]
        found = worked_example(edition, contarini, four_turns, **wishes)
        assert found == [spelt_in(edition, line) for line in expected], four_turns


# ---- Many matches: the resolution, counters and the end.


@pytest.mark.clause("MQD-134", "MQD-144", "MQF-138", "MQF-149")
@both_editions
@every_count
def test_palace_cards_are_resolved_clockwise_from_the_door_until_somebody_wins(edition: str, players: int) -> None:
    """All in one breath: nobody is asked anything in between."""
    for seed in range(6):
        match = finished(table(edition, players), seed)
        ring = list(range(match.setup.ring))
        rounds = rounds_of(match)
        for number, told in enumerate(rounds):
            resolved = [fact.at.number for fact in told if isinstance(fact, (Collected, Stayed))]
            if number < len(rounds) - 1:
                assert resolved == ring
            else:
                assert resolved == ring[: len(resolved)] and resolved
            begins = told.index(next(fact for fact in told if isinstance(fact, PalaceFull)))
            assert not any(isinstance(fact, (TurnBegan, Hired, Passed)) for fact in told[begins:])


@pytest.mark.clause("MQD-149", "MQD-150", "MQD-151", "MQD-153", "MQD-154", "MQD-155")
@pytest.mark.clause("MQF-154", "MQF-156", "MQF-157", "MQF-159", "MQF-160", "MQF-161")
@both_editions
@every_count
def test_counters_rise_one_by_one_and_the_first_to_be_there_wins_alone(edition: str, players: int) -> None:
    for seed in range(8):
        counters = [[0] * SLOTS for _ in range(players)]
        for match in walked(table(edition, players), 100 + seed):
            now = [favours_of(match, player) for player in match.setup.everybody]
            for before, later in zip(counters, now, strict=True):
                assert all(old <= new <= 4 for old, new in zip(before, later, strict=True))
            counters = now
            there = [player for player in match.setup.everybody if 4 in now[player] or 0 not in now[player]]
            won = [told.fact.player for told in match.log if isinstance(told.fact, Won)]
            assert there == won and len(won) == (1 if match.over() else 0)
        told = finished(table(edition, players), 100 + seed).heard_by(SPECTATOR)
        counted: Counter[tuple[Player, str]] = Counter()
        for fact in told:
            if isinstance(fact, Collected) and fact.token is not DUCAT:
                counted[fact.by, fact.token.text] += 1
                assert fact.count == counted[fact.by, fact.token.text]
        assert [type(fact) for fact in told[-3:]] == [Collected, Ended, Won]


@pytest.mark.clause("MQD-170", "MQF-178")
@both_editions
@every_count
def test_no_ducat_and_no_favour_is_lost_or_made(edition: str, players: int) -> None:
    ducats, favours = 36 if edition == DUST else 35, 10 if players == 2 else 15
    for seed in range(6):
        for match in walked(table(edition, players), 200 + seed):
            on_palace = len([token for token in match.tokens if token is not None and token is not DUCAT])
            assert sum(match.purses) + match.bank + match.tokens.count(DUCAT) == ducats
            assert sum(match.bag) + on_palace == favours
            assert min(*match.purses, match.bank, *match.bag) >= 0


@pytest.mark.clause("MQD-165", "MQF-173")
@both_editions
@every_count
def test_the_bag_never_runs_out(edition: str, players: int) -> None:
    """Eight, six or four palace cards show a favour, and three traders can bring one favour each somewhere else."""
    least = {4: 4, 3: 6, 2: 3}[players]
    fills = 0
    for seed in range(25):
        for match in walked(table(edition, players), 300 + seed):
            if not match.over() and match.asks().name() == "WhichGuest":
                assert None not in match.tokens[::2]  # those that show a favour
                assert sum(match.bag) >= least
                fills += 1
    assert fills > 25


@pytest.mark.clause("MQD-164", "MQF-172")
@both_editions
@every_count
def test_the_bank_cannot_be_short_before_a_certain_fill(edition: str, players: int) -> None:
    """With the fill number k at most k ducats for each palace card that shows one have ever left the bank."""
    first_short = {DUST: {4: 5, 3: 6, 2: 9}, FFG: {4: 4, 3: 6, 2: 9}}[edition][players]
    ducats, cards = 36 if edition == DUST else 35, {4: 8, 3: 6, 2: 4}[players]
    enough = [fill for fill in range(1, 20) if players + fill * cards <= ducats]
    assert enough == list(range(1, first_short))
    for seed in range(10):
        match = finished(table(edition, players), 400 + seed)
        at_setup = 1 if edition == DUST else 0
        for number, told in enumerate(rounds_of(match)):
            fill = number + 1 + at_setup
            assert fill >= first_short or not any(isinstance(fact, StayedBare) for fact in told)


@pytest.mark.clause("MQF-169")
def test_every_favour_in_the_supply_is_drawn_with_the_same_chance() -> None:
    """Two clergy of eight: a quarter of a thousand draws, more or less."""
    tokens = (
        ". ducat clergy ducat military ducat military ducat merchant ducat merchant ducat vintner ducat scribe ducat"
    )
    start = placed(table(FFG, 4), phase="round", tokens=tokens)
    assert (start.bag, start.asks().weights(start)) == ([2, 1, 1, 2, 2], [2, 1, 1, 2, 2])
    drawn_by_seed = [drawn(start, start.asks(), Dice(seed)).text for seed in range(1000)]
    assert 190 <= drawn_by_seed.count("clergy") <= 310
    assert len(set(drawn_by_seed)) == 5


@pytest.mark.clause("MQD-178", "MQF-186")
@both_editions
@every_count
def test_every_hallway_touches_one_ducat_card_and_one_favour_card(edition: str, players: int) -> None:
    """So without a trader a family's guests collect three favours in a round at most, too few to win in the first."""
    setup = table(edition, players)
    for here, there in setup.arcades_beside:
        assert {here.number % 2, there.number % 2} == {0, 1}
    most = 3 if players > 2 else 4
    for seed in range(10):
        match = finished(setup, 500 + seed)
        rounds = rounds_of(match)
        assert len(rounds) > 1
        for told in rounds:
            if any(isinstance(fact, Hired) and fact.agent.number == TRADER for fact in told):
                break
            favours = Counter(fact.by for fact in told if isinstance(fact, Collected) and fact.token is not DUCAT)
            assert max(favours.values(), default=0) <= most


# ---- Many matches: turns.


@pytest.mark.clause("MQD-079", "MQD-167", "MQF-081", "MQF-175")
@both_editions
@every_count
def test_there_is_a_guest_in_hand_for_every_vacant_hallway_and_every_agent(edition: str, players: int) -> None:
    """So while a hallway is vacant somebody holds a guest, and at the end as many are left over as agents came."""
    for seed in range(8):
        for match in walked(table(edition, players), 600 + seed):
            if is_turn(match):
                assert sum(len(hand) for hand in match.hands) == match.vacant.bit_count() + agents_in(match)
                assert any(match.hands) and match.options(match.asks())
            elif not match.over() and match.asks().name() == "WhichGuest":
                assert not any(match.hands) and agents_in(match) == 0
                guests = [len(match.aside), sum(match.gathered), *[len(pack) for pack in match.packs]]
                assert sum(guests) == (12 if players == 3 else 16)


@pytest.mark.clause("MQD-077", "MQD-078", "MQF-079", "MQF-080")
@both_editions
@every_count
def test_without_a_courtesans_call_everybody_has_four_turns_and_nobody_passes(edition: str, players: int) -> None:
    called = 0
    for seed in range(12):
        for told in rounds_of(finished(table(edition, players), 700 + seed)):
            turns = Counter(fact.player for fact in told if isinstance(fact, TurnBegan))
            calls = [at for at, fact in enumerate(told) if isinstance(fact, Called)]
            passes = [at for at, fact in enumerate(told) if isinstance(fact, Passed)]
            called += len(calls)
            if not calls:
                assert set(turns.values()) == {4} and not passes
            assert not passes or calls[0] < passes[0]
    assert (called > 0) == (players > 2)  # no courtesan comes to a table of two


@pytest.mark.clause("MQD-168", "MQF-176")
@both_editions
@every_count
def test_nothing_goes_from_one_player_to_another(edition: str, players: int) -> None:
    """Whoever is asked may pay the bank; all else changes by awards, and hands by a courtesan's call."""
    asked: set[str] = set()
    for seed in range(20):
        before: tuple[list[int], list[int], list[int]] | None = None
        actor, heard = SPECTATOR, 0
        for match in walked(table(edition, players), 800 + seed):
            new = [told.fact for told in match.log[heard:]]
            heard = len(match.log)
            now = (match.purses.copy(), match.counters.copy(), [len(hand) for hand in match.hands])
            awards = any(isinstance(fact, Collected) for fact in new)
            if before is not None and not awards and not any(isinstance(fact, PalaceFull) for fact in new):
                called = any(isinstance(fact, Called) for fact in new)
                for player in match.setup.everybody:
                    paid = before[0][player] - now[0][player]
                    assert paid >= 0 if player == actor else paid == 0
                    assert called or player == actor or now[2][player] == before[2][player]
                    assert now[2][player] <= before[2][player]
                assert now[1] == before[1]
            in_turn = not match.over() and match.asks().player != FATE and match.asks().name() != "WhichToKeep"
            if in_turn:
                asked.add(match.asks().name())
            before = now if in_turn else None
            actor = match.asks().player if in_turn else SPECTATOR
    abilities = {"WhatToSteal", "WhomToRemove", "WhereToRemove", "WhomToFerry", "WithWhomToChange", "WhomToStab"}
    trades = {"WhatToTrade", "WhatToTradeItFor"}
    calls = {"WhomToCall", "WhereToCall"} if players > 2 else set()
    assert asked == {"WhatToPlay", "Where"} | abilities | trades | calls


@pytest.mark.clause("MQD-169", "MQF-177")
@both_editions
def test_whoever_had_to_pass_has_to_pass_again(edition: str) -> None:
    """No guest, one ducat, and the cheapest agent costs two: until the awards no purse grows and no price falls."""
    start = placed(
        table(edition, 4),
        turn="B",
        gone="thief guard gondolier",
        halls={"H0": "Contarini2", "H2": "Venier2", "H4": "Dandolo2", "H6": "Morosini2"},
        hands={"B": "", "A": "Foscari2 Foscari3 Foscari3 Foscari4"},
    )
    for turns in ("", "B:pass C:Contarini3+H1 D:Contarini4+H3 A:Foscari2+H5"):
        later = after(start, turns)
        assert [option.text for option in later.options(later.asks())] == ["pass"]
        assert name(later.asks().player) == "B"
    for seed in range(10):
        purses, tops = [0] * 4, [0] * 6
        for match in walked(table(edition, 4), 900 + seed):
            if is_turn(match):
                now = [
                    costs[copy] if copy < 3 else 99 for costs, copy in zip(match.setup.costs, match.hired, strict=True)
                ]
                if match.vacant == match.setup.all_halls:
                    purses, tops = match.purses.copy(), now
                assert all(old >= new for old, new in zip(purses, match.purses, strict=True))
                assert all(old <= new for old, new in zip(tops, now, strict=True))
                purses, tops = match.purses.copy(), now


# ---- Every round ends, and so does every match that somebody wants to end.
#
# A round: while a hallway is vacant, some hand holds a guest (above), so not everybody passes in a row; and every turn
# but a pass leaves one vacant hallway less, or two after a courtesan's call, for a guard only moves the vacancy. So a
# round has at most as many placements as hallways, with at most all the others' passes before each.
#
# A match: no counter falls, and whoever has not won has at most three of each of four guilds. So all together collect
# at most twelve favours a player, and one more ends it. But the rules do not say when: a whole round may pass without
# a favour, as one below does forty times over. Only the host's max_rounds bounds a match that nobody wants to win.


@pytest.mark.clause("MQD-079", "MQF-081")
@pytest.mark.parametrize(("edition", "free_pass"), [(DUST, ""), (FFG, "off"), (FFG, "on")])
@every_count
def test_every_turn_but_a_pass_fills_a_hallway_and_not_all_pass(edition: str, free_pass: str, players: int) -> None:
    setup = table(edition, players, **({"free_pass": free_pass} if free_pass else {}))
    most = 2 * (players - 1) if free_pass == "on" else players - 1  # all others by choice, then all with empty hands
    for seed in range(6):
        vacant, passes, turns = setup.ring, 0, 0
        for match in walked(setup, 1000 + seed):
            if is_turn(match):
                now = match.vacant.bit_count()
                if now == setup.ring:
                    vacant, passes, turns = now, 0, 0
                else:
                    passes = passes + 1 if now == vacant else 0
                    assert now <= vacant and passes <= most
                    vacant, turns = now, turns + 1
                assert turns <= setup.ring * (most + 1)


@pytest.mark.clause("MQD-151", "MQF-157")
@both_editions
@every_count
def test_all_together_collect_at_most_twelve_favours_each_and_one_more(edition: str, players: int) -> None:
    for seed in range(10):
        for match in walked(table(edition, players), 1100 + seed):
            most = 12 * players + (1 if match.over() else 0)
            assert sum(match.counters) <= most
            assert match.over() or all(sum(favours_of(match, player)) <= 12 for player in match.setup.everybody)


# Beside each palace card that shows a favour lie two guests of one value, or a Foscari above a Foscari.
NO_FAVOUR = """
  Foscari2 Contarini2 Dandolo2 Morosini2 Venier2 Contarini3 Dandolo3 Morosini3
  Venier3 Foscari3 Foscari3 Contarini4 Dandolo4 Morosini4 Venier4 Foscari4"""


def rounds_without_a_favour(match: Palace, rounds: int) -> None:
    """Everybody plays each guest where it takes no favour, whatever was dealt."""
    halls: dict[str, list[str]] = {}
    for number, guest in enumerate(spelt_in(match.setup.edition.id, NO_FAVOUR).split()):
        halls.setdefault(guest, []).append(match.setup.halls[number].text)
    dice = Dice(7)
    while not match.over() and match.round <= rounds:
        question = match.asks()
        if question.name() == "WhatToPlay":
            match.answer(question.player, match.hands[question.player][0])
        elif question.name() == "Where":
            card = question.carries().strip()
            vacant = [hall for hall in match.options(question) if hall.text in halls[card]]
            match.answer(question.player, vacant[0])
        else:
            match.answer(question.player, drawn(match, question, dice))


@pytest.mark.clause("MQD-157", "MQD-164", "MQF-163", "MQF-172")
@both_editions
def test_forty_rounds_may_pass_without_a_favour_and_then_comes_the_next(edition: str) -> None:
    """Ducats are collected all the while, until the bank is empty and palace cards stay bare."""
    match = opened(table(edition, 4)).fork(DEAF)
    rounds_without_a_favour(match, 40)
    assert not match.over() and match.round == 41
    assert sum(match.counters) == 0
    assert match.bank == 0 and None in match.tokens[1::2]
    assert sum(match.purses) + match.tokens.count(DUCAT) == (36 if edition == DUST else 35)


@pytest.mark.clause("MQD-157", "MQF-163")
@both_editions
def test_where_forty_rounds_were_agreed_it_stops_after_the_fortieth(edition: str) -> None:
    match = opened(table(edition, 4, max_rounds="40"))
    rounds_without_a_favour(match, 100)
    assert match.over() and match.round == 40
    told = match.heard_by(SPECTATOR)
    assert told[-1].spelt() == "the end: unfinished"
    assert not any(isinstance(fact, Won) for fact in told)
    assert len(rounds_of(match)) == 40


@pytest.mark.clause("MQD-157", "MQF-163")
@both_editions
@every_count
def test_a_limit_bounds_every_match(edition: str, players: int) -> None:
    for seed in range(8):
        match = finished(table(edition, players, max_rounds="2"), 1200 + seed)
        assert match.round <= 2
        reason, winners = game_called(edition).truth(match)["end"], game_called(edition).truth(match)["won"]
        assert (reason == "unfinished") == (winners == "")


# ---- Two players.


def dealt_in(match: Palace, number: int) -> list[str]:
    """All guests dealt in a round, whoever got them."""
    found: list[str] = []
    at = 0
    for told in match.log:
        at = told.fact.number if isinstance(told.fact, RoundBegan) else at
        if at == number and isinstance(told.fact, Dealt):
            found.append(told.fact.guest.text)
    return found


@pytest.mark.clause("MQD-171", "MQD-172", "MQD-173", "MQD-175", "MQD-178")
@pytest.mark.clause("MQF-179", "MQF-180", "MQF-181", "MQF-183", "MQF-186")
@both_editions
def test_two_rounds_of_a_pair_use_every_guest_once_and_begin_with_the_same_player(edition: str) -> None:
    deck = "Contarini2 Contarini3 Contarini4 Dandolo2 Dandolo3 Dandolo4 Foscari2 Foscari3 Foscari3 Foscari4"
    sixteen = sorted(spelt_in(edition, f"{deck} Morosini2 Morosini3 Morosini4 Venier2 Venier3 Venier4").split())
    pairs, mixed, longest = 0, False, 0
    for seed in range(30):
        match = finished(table(edition, 2, first_player="A"), 1300 + seed)
        told = match.heard_by(SPECTATOR)
        rounds = len(rounds_of(match))
        assert rounds > 1  # four favours, at most two of them alike: nobody wins in the first
        for number in range(1, rounds, 2):
            one, other = dealt_in(match, number), dealt_in(match, number + 1)
            assert len(one) == len(other) == 8 and sorted([*one, *other]) == sixteen
            mixed = mixed or (number > 1 and sorted(one) != sorted(dealt_in(match, 1)))
            pairs += 1
        firsts = [name(fact.player) for fact in told if isinstance(fact, FirstPlayer)]
        assert firsts[:rounds] == list("AABBAABBAABBAABB")[:rounds]
        begins = [next(name(fact.player) for fact in part if isinstance(fact, TurnBegan)) for part in rounds_of(match)]
        assert begins == firsts[:rounds]
        longest = max(longest, rounds)
    assert pairs > 30 and mixed and longest >= 6


@pytest.mark.clause("MQD-174", "MQF-182")
@both_editions
def test_a_round_of_a_pair_begins_with_a_full_palace_of_tokens_and_no_card(edition: str) -> None:
    for seed in range(10):
        used = 0
        for match in walked(table(edition, 2), 1400 + seed):
            if is_turn(match) and match.vacant.bit_count() == 8:
                assert None not in match.tokens[::2] and match.tokens_down == 0
                assert match.box == match.hired and sum(match.box) >= used
                used = sum(match.box)


@pytest.mark.clause("MQD-172", "MQF-180")
@both_editions
def test_the_second_round_deals_what_was_set_aside_without_asking_fate(edition: str) -> None:
    for seed in range(5):
        aside: tuple[Guest, ...] = ()
        for match in walked(table(edition, 2), 1500 + seed):
            if match.round % 2 == 1 and is_turn(match):
                assert len(match.aside) == 8
                aside = match.aside
            elif match.round % 2 == 0 and match.round > 0 and not match.over():
                assert match.asks().name() != "WhichGuest"
                assert match.aside == () or match.asks().name() == "WhichFavour"
        dealt = dealt_in(match, match.round if match.round % 2 == 0 else match.round - 1)
        assert match.round % 2 == 1 or dealt == [guest.text for guest in aside]


# ---- What everybody sees.


class Listening:
    """A match, and what every ear makes of it."""

    def __init__(self, match: Palace) -> None:
        self.match = match
        game, setup = game_called(match.setup.edition.id), match.setup
        self.views: dict[Player, View] = {ear: game.view(setup, ear) for ear in ears(match)}
        self.told = 0

    def listen(self) -> dict[Player, dict[str, object]]:
        """What all views show once they have heard what is new."""
        for told in self.match.log[self.told :]:
            for ear, view in self.views.items():
                if told.reached(ear):
                    view.hear(told.fact)
        self.told = len(self.match.log)
        return {ear: view.shown() for ear, view in self.views.items()}


def viewed(match: Palace, ear: Player) -> dict[str, object]:
    view = game_called(match.setup.edition.id).view(match.setup, ear)
    for fact in match.heard_by(ear):
        view.hear(fact)
    return view.shown()


OPEN = (
    "round first turn seats absent arcades halls agents bank bag aside placing chosen said question sealed end".split()
)
OWN = "player hand pack seen handed_on asked".split()


@pytest.mark.clause("MQD-179", "MQD-184", "MQD-185", "MQD-186", "MQF-187", "MQF-192", "MQF-193", "MQF-194")
@both_editions
@every_count
def test_all_see_the_same_palace_purses_piles_and_hand_sizes_and_it_is_so(edition: str, players: int) -> None:
    game = game_called(edition)
    for seed in range(2):
        listening: Listening | None = None
        for match in walked(table(edition, players), 1600 + seed):
            listening = Listening(match) if listening is None else listening
            shown = listening.listen()
            of_a_spectator = shown[SPECTATOR]
            assert sorted(of_a_spectator) == sorted([*OPEN, *OWN])
            for ear in match.setup.everybody:
                assert [shown[ear][key] for key in OPEN] == [of_a_spectator[key] for key in OPEN], name(ear)
            is_so(game.truth(match), of_a_spectator, match)


def is_so(truth: dict[str, object], shown: dict[str, object], match: Palace) -> None:
    """What lies open is as it lies."""
    for key in ("round", "bank", "bag"):
        assert shown[key] == truth[key], key
    for key in ("first", "turn", "absent"):
        assert (shown[key] or "") == truth[key], key
    assert match.over() or shown["aside"] == len(match.aside)
    for places, key, what in (("arcades", "tokens", "token"), ("halls", "halls", "card")):
        told = shown[places]
        assert isinstance(told, dict)
        lying = {place: "" if it is None else it[what] + "*" * it["face_down"] for place, it in told.items()}
        assert lying == truth[key]
    piles = shown["agents"]
    assert isinstance(piles, dict)
    assert {kind: " ".join([card["agent"] for card in pile]) for kind, pile in piles.items()} == truth["piles"]
    assert all(card["cost"] > 0 for pile in piles.values() for card in pile)
    seats, families, favours = shown["seats"], truth["families"], truth["favours"]
    assert isinstance(seats, list) and isinstance(families, dict) and isinstance(favours, dict)
    for seat, player in zip(seats, match.setup.everybody, strict=True):
        assert " ".join(seat["families"]) == families[name(player)]
        assert seat["favours"] == favours[name(player)]
        assert seat["ducats"] == match.purses[player]
        assert seat["hand"] == len(match.hands[player])


@pytest.mark.clause("MQD-183", "MQF-191")
@both_editions
@every_count
def test_what_is_neither_in_ones_hand_nor_in_the_palace_the_others_hold(edition: str, players: int) -> None:
    """With two players it may be set aside as well, or have been used in the round before."""
    for seed in range(3):
        for match in walked(table(edition, players), 1700 + seed):
            if not is_turn(match):
                continue
            unseen = Counter({guest.text: match.deck[guest.slot] for guest in match.setup.edition.guests})
            unseen.subtract(card.text for card in match.cards if isinstance(card, Guest))
            unseen.subtract(guest.text for guest in match.hands[0])
            held = Counter(guest.text for hand in match.hands[1:] for guest in hand)
            if players > 2:
                assert +unseen == held
            else:
                aside = Counter(guest.text for guest in match.aside)
                assert held + aside <= +unseen
                assert match.round % 2 == 0 or held + aside == +unseen


# Both copies of Foscari 3 come to B, or one is not dealt at first: so A sees each guest once. By count of players.
TWO_PACKS = "Venier2 Venier3 Venier4 Foscari2 Foscari3 Foscari4 Dandolo3 Dandolo4"
DEALS = {
    4: f"{TWO_PACKS.replace('Foscari4', 'Foscari3')} Contarini2 Contarini3 Contarini4 Dandolo2",
    3: f"{TWO_PACKS} Contarini2 Contarini3 Contarini4 Dandolo2",
    2: TWO_PACKS,
}


@pytest.mark.clause("MQD-182", "MQD-181", "MQF-190", "MQF-189")
@both_editions
@every_count
def test_how_many_guests_one_has_seen_when_the_turns_begin(edition: str, players: int) -> None:
    """Whoever picks what: ten of sixteen, nine of twelve, seven of eight; or four, where two players do not draft."""
    count = {4: 10, 3: 9, 2: 7 if edition == DUST else 4}[players]
    deal = DEALS[players]
    if (edition, players) == (DUST, 3):
        deal = deal.replace("Foscari", "Morosini")  # nobody is of Morosini, and no Foscari comes
    setup = table(edition, players)
    start = after(placed(setup, phase="round"), " ".join([f"fate:{guest}" for guest in deal.split()]))
    for seed in range(10):
        match, dice = start.fork(), Dice(seed)
        while not is_turn(match):
            question = match.asked()[-1]
            match.answer(question.player, drawn(match, question, dice))
        view = viewed(match, Player(0))
        packs, hand = view["seen"], view["hand"]
        assert isinstance(packs, list) and isinstance(hand, list) and len(hand) == 4
        assert len({*hand, *[guest for pack in packs for guest in pack]}) == count
        if match.setup.draft:
            assert len(packs) == 4
            handed_on = view["handed_on"]
            assert isinstance(handed_on, list)
            assert [len(pack) for pack in handed_on] == [3, 2, 1]
            last_handed_on = handed_on[-1][0]
            assert last_handed_on in [guest.text for guest in match.hands[1]]  # MQD-190, MQF-198


# ---- Both ways of a secret: what each ear is told, shown and asked is the same to the last byte.


def same_to(one: Palace, other: Palace, letters: str) -> None:
    for letter in letters:
        ear = named(letter)
        assert ear is not None
        told, as_well = [[fact.spelt() for fact in match.heard_by(ear)] for match in (one, other)]
        assert told == as_well, letter
        assert json.dumps(viewed(one, ear)) == json.dumps(viewed(other, ear)), letter
        if ear != SPECTATOR:
            mine, theirs = one.question_to(ear), other.question_to(ear)
            assert (mine is None) == (theirs is None), letter
            if mine is not None and theirs is not None:
                assert mine.spelt() == theirs.spelt() and one.options(mine) == other.options(theirs), letter
    assert [question.spelt() for question in one.asked()] == [question.spelt() for question in other.asked()]


def same_all_along(one: Palace, plays: str, other: Palace, other_plays: str, letters: str) -> tuple[Palace, Palace]:
    """After each pair of answers; both matches at the end."""
    same_to(one, other, letters)
    for word, other_word in zip(plays.split(), other_plays.split(), strict=True):
        one, other = after(one, word), after(other, other_word)
        same_to(one, other, letters)
    return one, other


def seated(edition: str, players: int) -> Palace:
    """A is first, families are known, and the palace has its tokens: Fate only has to deal."""
    return placed(table(edition, players), phase="round")


def fate(guests: str) -> str:
    return " ".join([f"fate:{guest}" for guest in guests.split()])


PACKS = """
  Venier2 Venier3 Dandolo4 Foscari4 Venier4 Foscari2 Dandolo2 Dandolo3
  Contarini2 Contarini3 Contarini4 Foscari3 Morosini2 Morosini3 Morosini4 Foscari3"""
A_CIRCLE = "A:Venier2+H0 B:Venier3+H1 C:Contarini2+H2 D:Morosini2+H3"


@pytest.mark.clause("MQD-180", "MQF-188")
@both_editions
def test_nobody_else_can_tell_which_of_two_drafted_which_guest(edition: str) -> None:
    """Venier 4 and Foscari 2 are dealt to B; B keeps one and C the other, unseen by A and D."""
    one, other = same_all_along(
        seated(edition, 4),
        f"{fate(PACKS)} A:Venier2 B:Venier4 C:Contarini2 D:Morosini2 A:Morosini3 B:Venier3 C:Foscari2 D:Contarini3 "
        f"A:Contarini4 B:Morosini4 C:Dandolo4 D:Dandolo2 {A_CIRCLE}",
        seated(edition, 4),
        f"{fate(PACKS)} A:Venier2 B:Foscari2 C:Contarini2 D:Morosini2 A:Morosini3 B:Venier3 C:Venier4 D:Contarini3 "
        f"A:Contarini4 B:Morosini4 C:Dandolo4 D:Dandolo2 {A_CIRCLE}",
        "AD-",
    )
    assert one.hands != other.hands
    for letter in "BC":
        with pytest.raises(AssertionError):
            same_to(one, other, letter)


@pytest.mark.clause("MQD-181", "MQF-189")
@both_editions
def test_whoever_handed_a_pack_on_cannot_tell_who_kept_what_of_it(edition: str) -> None:
    """A handed on three guests; B kept one of two and C the other. A is reminded of the three."""
    packs = """
      Dandolo2 Foscari3 Morosini3 Venier4 Venier2 Venier3 Dandolo3 Foscari3
      Contarini2 Contarini3 Contarini4 Dandolo4 Morosini2 Morosini4 Foscari2 Foscari4"""
    one, other = same_all_along(
        seated(edition, 4),
        f"{fate(packs)} A:Venier4 B:Venier2 C:Contarini2 D:Morosini2 A:Morosini4 B:Dandolo2 C:Venier3 D:Contarini3 "
        "A:Contarini4 B:Foscari2 C:Foscari3 D:Dandolo3",
        seated(edition, 4),
        f"{fate(packs)} A:Venier4 B:Venier2 C:Contarini2 D:Morosini2 A:Morosini4 B:Foscari3 C:Venier3 D:Contarini3 "
        "A:Contarini4 B:Foscari2 C:Dandolo2 D:Dandolo3",
        "AD-",
    )
    assert one.hands[1] != other.hands[1] and one.hands[2] != other.hands[2]
    handed_on = viewed(one, Player(0))["handed_on"]
    assert isinstance(handed_on, list) and handed_on[0] == ["Dandolo2", "Morosini3", "Foscari3"]


@pytest.mark.clause("MQD-190", "MQF-198")
@both_editions
def test_only_the_two_know_which_guest_went_from_one_to_the_other_at_last(edition: str) -> None:
    """A keeps Venier 3 of Venier 3 and Foscari 2, or the other way round; B is handed what is left."""
    packs = """
      Dandolo2 Morosini3 Foscari3 Venier4 Dandolo3 Dandolo4 Morosini2 Foscari3
      Venier3 Foscari2 Contarini3 Contarini4 Contarini2 Morosini4 Venier2 Foscari4"""
    so_far = (
        f"{fate(packs)} A:Venier4 B:Dandolo4 C:Contarini3 D:Foscari4 A:Contarini2 B:Dandolo2 C:Dandolo3 D:Contarini4"
    )
    one, other = same_all_along(
        seated(edition, 4),
        f"{so_far} A:Venier3 B:Venier2 C:Foscari3 D:Morosini2 A:Venier4+H0",
        seated(edition, 4),
        f"{so_far} A:Foscari2 B:Venier2 C:Foscari3 D:Morosini2 A:Venier4+H0",
        "CD-",
    )
    assert "Foscari2" in [guest.text for guest in one.hands[1]] and "Venier3" in [
        guest.text for guest in other.hands[1]
    ]
    for match, guest in ((one, "Foscari2"), (other, "Venier3")):
        handed_on = viewed(match, Player(0))["handed_on"]
        assert isinstance(handed_on, list) and handed_on[-1] == [guest]


@pytest.mark.clause("MQD-187", "MQF-195")
@both_editions
def test_nobody_else_can_tell_what_was_left_in_whose_hand(edition: str) -> None:
    halls = """
      thief1 Contarini2 Contarini3 Contarini4 Dandolo2 Dandolo3 Dandolo4 Morosini2
      Morosini3 Morosini4 . thief2 Venier2 Foscari3 Foscari4 Venier3"""
    one, other = [
        placed(table(edition, 4), turn="B", halls=halls, hands={"A": left[0], "B": "Foscari3", "C": left[1], "D": ""})
        for left in (("Venier4", "Foscari2"), ("Foscari2", "Venier4"))
    ]
    one, other = same_all_along(one, "B:Foscari3+H10", other, "B:Foscari3+H10", "BD-")
    assert not any(one.hands) and not any(other.hands)
    for match in (one, other):
        for ear in ears(match):
            if name(ear) in "BD-":
                told = " ".join([fact.spelt() for fact in match.heard_by(ear)])
                assert "Venier4" not in told and "Foscari2" not in told, name(ear)


@pytest.mark.clause("MQD-189", "MQD-172", "MQF-197", "MQF-180")
@both_editions
def test_nobody_can_tell_in_which_order_guests_were_set_aside(edition: str) -> None:
    hands = "Venier2 Venier3 Venier4 Foscari3 Contarini2 Contarini3 Contarini4 Foscari3"
    aside = "Morosini4 Foscari2 Dandolo3 Dandolo2 Foscari4 Dandolo4 Morosini3 Morosini2"
    backwards = " ".join(reversed(aside.split()))
    draft = "" if edition == FFG else "A:Venier4 B:Contarini4 A:Contarini3 B:Venier3 A:Venier2 B:Contarini2"
    turns = "A:Venier2+H0 B:Contarini2+H1 A:Venier4+H2"
    one, other = same_all_along(
        seated(edition, 2),
        f"{fate(hands)} {fate(aside)} {draft} {turns}",
        seated(edition, 2),
        f"{fate(hands)} {fate(backwards)} {draft} {turns}",
        "AB-",
    )
    assert one.aside != other.aside and len(one.aside) == 8
    for ear in ears(one):
        view = viewed(one, ear)
        assert view["aside"] == 8
        shown = json.dumps(view)
        assert not any(guest.text in shown for guest in one.aside), name(ear)


@pytest.mark.clause("MQD-191", "MQF-199")
@both_editions
def test_with_two_players_a_guest_of_the_other_might_as_well_be_set_aside(edition: str) -> None:
    """Venier 4 is B's and Foscari 2 set aside, or the other way round; where two draft, it is what B kept first."""
    hands = "Venier2 Venier3 Dandolo4 Foscari3 Contarini2 Contarini3 Contarini4"
    aside = "Morosini4 Foscari3 Dandolo3 Dandolo2 Foscari4 Morosini3 Morosini2"
    with_venier, with_foscari = [
        f"{fate(hands)} fate:{held} {fate(aside)} fate:{other}"
        for held, other in (("Venier4", "Foscari2"), ("Foscari2", "Venier4"))
    ]
    draft = "" if edition == FFG else "A:Venier2 B:{} A:Contarini3 B:Venier3 A:Dandolo4 B:Contarini2"
    turns = "A:Venier2+H0 B:Contarini2+H1 A:Dandolo4+H2"
    one, other = same_all_along(
        seated(edition, 2),
        f"{with_venier} {draft.format('Venier4')} {turns}",
        seated(edition, 2),
        f"{with_foscari} {draft.format('Foscari2')} {turns}",
        "A-",
    )
    assert one.hands[1] != other.hands[1] and one.aside != other.aside
    with pytest.raises(AssertionError):
        same_to(one, other, "B")


@pytest.mark.clause("MQD-188", "MQF-196")
@both_editions
@pytest.mark.parametrize(("this", "that", "others"), [("D", "B", "AC-"), ("D", "A", "BC-")])
def test_until_a_guest_is_called_nothing_tells_who_holds_it_and_then_everything_does(
    edition: str, this: str, that: str, others: str
) -> None:
    """Morosini 4 is this player's or that one's: nobody but the caller is asked, and the same may be called."""
    one, other = [
        placed(table(edition, 4), purses=2, turn="C", hands={holder: "Morosini4 Venier2", rest: "Morosini3 Venier3"})
        for holder, rest in ((this, that), (that, this))
    ]
    one, other = same_all_along(one, "C:courtesan1 C:H3 C:Morosini4", other, "C:courtesan1 C:H3 C:Morosini4", others)
    assert [question.name() for question in one.asked()] == ["WhereToCall"]
    for match, holder in ((one, this), (other, that)):
        called = after(match, "C:H4")
        for ear in ears(called):
            told = [fact.spelt() for fact in called.heard_by(ear)]
            expected = f"C calls Morosini4 to H4;{holder} gives up Morosini4;Morosini4 lies in H4"
            assert told[-4:-1] == spelt_in(edition, expected).split(";"), name(ear)


@pytest.mark.clause("MQD-184", "MQF-192")
@both_editions
@every_count
def test_the_bag_is_what_does_not_lie_on_the_palace_and_no_view_knows_more(edition: str, players: int) -> None:
    """A match holds no order of draws and no dice: what comes next is asked of Fate, by how much there is of each."""
    each = 2 if players == 2 else 3
    for seed in range(3):
        for match in walked(table(edition, players), 1800 + seed):
            on_palace = Counter(token.text for token in match.tokens if token is not None)
            expected = {guild.text: each - on_palace[guild.text] for guild in match.setup.edition.guilds}
            assert dict(zip(expected, match.bag, strict=True)) == expected
            if not match.over() and match.asks().name() == "WhichFavour":
                question = match.asks()
                weights = {option.text: expected[option.text] for option in match.options(question)}
                assert question.weights(match) == list(weights.values()) and min(weights.values()) > 0
        laid = [fact for fact in match.heard_by(SPECTATOR) if isinstance(fact, Laid)]
        assert laid == [told.fact for told in match.log if isinstance(told.fact, Laid)]

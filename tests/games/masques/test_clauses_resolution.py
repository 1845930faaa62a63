"""The resolution, counters, the bank and the bag, and turns: over many matches."""

from __future__ import annotations

from collections import Counter

import pytest

from ridotto.bots import Dice
from ridotto.games.masques.public.facts import (
    Called,
    Collected,
    Hired,
    PalaceFull,
    Passed,
    Stayed,
    StayedBare,
)
from ridotto.games.masques.public.held import count_all
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.words import DUCAT, SLOTS
from ridotto.kernel import FATE, SPECTATOR, Ended, Player, TurnBegan, Won, name
from ridotto.lab import drawn
from tests.games.masques.rounds import (
    DUST,
    FFG,
    after,
    agents_in,
    both_editions,
    every_count,
    favours_of,
    finished,
    is_turn,
    placed,
    rounds_of,
    table,
    walked,
)

# ---- What a card weighs before the palace is full, as views and bots read it.


@pytest.mark.clause("MQD-138", "MQD-139", "MQF-009", "MQF-144")
@pytest.mark.parametrize(("edition", "agent"), [(DUST, 0), (FFG, 1)])
@every_count
def test_a_vacant_hallway_weighs_nothing_and_neither_does_a_guest_face_down(
    edition: str, agent: int, players: int
) -> None:
    halls = {"H1": "Venier4", "H2": "Venier3*", "H3": "thief1"}
    match = placed(table(edition, players), halls=halls)
    view = PalaceView(match.setup, SPECTATOR)
    for fact in match.heard_by(SPECTATOR):
        view.hear(fact)
    assert [view.ring.strength(hall) for hall in range(4)] == [0, 4, 0, agent]


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
            on_palace = len([token for token in match.ring.tokens if token is not None and token is not DUCAT])
            assert sum(match.purses) + match.bank + match.ring.tokens.count(DUCAT) == ducats
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
                assert None not in match.ring.tokens[::2]  # those that show a favour
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
            if any(isinstance(fact, Hired) and fact.agent.kind == "trader" for fact in told):
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
                assert sum(len(hand) for hand in match.hands) == int(match.ring.vacant).bit_count() + agents_in(match)
                assert any(match.hands) and match.options(match.asks())
            elif not match.over() and match.asks().name() == "WhichGuest":
                assert not any(match.hands) and agents_in(match) == 0
                guests = [len(match.aside), count_all(match.gathered), *[len(pack) for pack in match.packs]]
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
def test_the_player_who_had_to_pass_has_to_pass_again(edition: str) -> None:
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
                if match.ring.vacant == match.setup.all_halls:
                    purses, tops = match.purses.copy(), now
                assert all(old >= new for old, new in zip(purses, match.purses, strict=True))
                assert all(old <= new for old, new in zip(tops, now, strict=True))
                purses, tops = match.purses.copy(), now

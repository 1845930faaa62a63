"""Before the first round: who begins, which family is whose, and what is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from ridotto.games import game_called
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import FATE, SPECTATOR, Player, name
from tests.games.masques.tables import (
    DUST,
    FFG,
    MATCHES,
    TABLES,
    after,
    ball,
    by_fate,
    heard,
    opened,
    placed,
    seed_of,
    until_dealt,
    walked,
)

# ---- Before the first round.


@pytest.mark.clause("MQD-024", "MQF-026")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_same_seed_draws_the_same_first_player_and_others_draw_others(edition: str, players: int) -> None:
    firsts = [by_fate(opened(ball(edition, players)), seed_of(seed)).first for seed in range(30)]
    assert firsts == [by_fate(opened(ball(edition, players)), seed_of(seed)).first for seed in range(30)]
    assert set(firsts) == set(range(players))
    for player in range(players):
        assert until_dealt(ball(edition, players, first_player=name(Player(player)))).first == player


@pytest.mark.slow
@pytest.mark.clause("MQD-026", "MQD-046", "MQF-028", "MQF-047")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_way_to_deal_the_families_is_equally_likely(edition: str, players: int) -> None:
    """By the odds that Fate is given, and by a thousand seeds for the family that A is dealt first."""
    match = opened(ball(edition, players))
    sizes = []
    while match.asks().name() == "WhichFamily":
        assert match.asks().weights(match) is None
        sizes.append(len(match.options(match.asks())))
        match.answer(FATE, match.options(match.asks())[0])
    assert sizes == [4, 3, 2, 1][: 4 if players == 2 else players]
    tally: Counter[str] = Counter()
    for seed in range(1000):
        match = opened(ball(edition, players))
        tally[seed_of(seed).draw_answer(match).text] += 1
    assert len(tally) == 4 and all(190 <= count <= 310 for count in tally.values()), tally


@pytest.mark.clause("MQD-034", "MQF-036")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_the_family_that_stays_away_is_drawn_from_the_seed(edition: str) -> None:
    away = [by_fate(opened(ball(edition, 3)), seed_of(seed)).absent for seed in range(60)]
    assert away == [by_fate(opened(ball(edition, 3)), seed_of(seed)).absent for seed in range(60)]
    assert set(away) == {0, 1, 2, 3}


@pytest.mark.clause("MQD-025", "MQD-045", "MQF-027", "MQF-048")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_families_are_told_before_the_first_round_and_never_change(edition: str, players: int) -> None:
    game, latest = game_called(edition), 0
    for seed in range(MATCHES):
        known = None
        for match in walked(ball(edition, players), seed):
            if match.round > 0:
                families = game.truth(match)["families"]
                known = families if known is None else known
                assert families == known
        lines = heard(match)
        latest = max(latest, match.round)
        told = [at for at, line in enumerate(lines) if " is of " in line and not line.startswith("nobody")]
        assert len(told) == (4 if players == 2 else players) and told[-1] < lines.index("round 1")
        for line in lines:
            if " takes " in line:
                assert line[0] in "ABCD"[:players]
    assert latest >= 5


@pytest.mark.clause("MQD-031", "MQF-033")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_favour_is_drawn_as_often_as_there_are_of_its_guild(edition: str, players: int) -> None:
    """One at a time, for the favour cards from the door on, and none is put back."""
    match = opened(ball(edition, players, first_player="A"))
    drawn_for = []
    while match.asks().name() != "WhichGuest":
        question = match.asks()
        if question.name() == "WhichFavour":
            drawn_for.append(question.spelling().split()[-1])
            left = [count for count in match.bag if count > 0]
            assert question.weights(match) == left
            assert sum(left) == (10 if players == 2 else 15) - len(drawn_for) + 1
        match.answer(FATE, match.options(question)[-1])
    assert drawn_for == [arcade.text for arcade in match.setup.arcades if arcade.number % 2 == 0]


AGENTS = """
  thief1 thief2 thief3 guard1 guard2 guard3 . gondolier1 gondolier2 gondolier3 assassin1 assassin2
  assassin3 trader1 trader2 trader3"""


@pytest.mark.clause("MQD-031", "MQD-164", "MQF-033", "MQF-172")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_with_all_ducats_out_all_hear_it_and_favours_are_drawn_as_ever(edition: str, players: int) -> None:
    """A has all ducats, the palace is bare, and after the last card of a round it is filled."""
    setup = ball(edition, players)
    halls = AGENTS.split()[: setup.ring]
    purses = [setup.edition.ducats] + [0] * (players - 1)
    match = placed(
        setup,
        purses=" ".join([str(ducats) for ducats in purses]),
        tokens={arcade.text: "" for arcade in setup.arcades},
        halls=" ".join(halls),
        hands={"A": "Venier2"},
    )
    for ear in (*setup.everybody, SPECTATOR):
        counted = [f"{name(player)} has {purses[player]}" for player in setup.everybody]
        assert [line for line in heard(match, ear) if " has " in line] == [*counted, "bank has 0"]
    match = after(match, f"A:Venier2+{setup.halls[6].text}")
    while match.asks().name() == "WhichFavour":
        question = match.asks()
        assert question.weights(match) == [count for count in match.bag if count > 0]
        match.answer(FATE, match.options(question)[-1])
    assert [number for number, token in enumerate(match.ring.tokens) if token is None] == list(range(1, setup.ring, 2))


SET_UP = {  # ring, deck, bank, bag, piles, cards that each player has seen before the first turn
    (DUST, 4): (16, 16, 24, 7, 6, 10),
    (FFG, 4): (16, 16, 23, 7, 6, 10),
    (DUST, 3): (12, 12, 27, 9, 6, 9),
    (FFG, 3): (12, 12, 26, 9, 6, 9),
    (DUST, 2): (8, 16, 30, 6, 5, 7),
    (FFG, 2): (8, 16, 29, 6, 5, 4),
}


@pytest.mark.clause(
    "MQD-028",
    "MQD-030",
    "MQD-036",
    "MQD-039",
    "MQD-041",
    "MQD-042",
    "MQD-043",
    "MQD-047",
    "MQD-057",
    "MQF-030",
    "MQF-032",
    "MQF-038",
    "MQF-041",
    "MQF-043",
    "MQF-044",
    "MQF-045",
    "MQF-049",
    "MQF-060",
)
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_arithmetic_of_the_set_up_palace(edition: str, players: int) -> None:
    match = until_dealt(ball(edition, players))
    truth = game_called(edition).truth(match)
    ring, deck, bank, bag, piles, seen = SET_UP[edition, players]
    assert (len(match.ring.tokens), None in match.ring.tokens, match.ring.tokens_down) == (ring, False, 0)
    assert len(str(truth["deck"]).split()) == deck
    assert (match.purses, match.bank, sum(match.bag)) == ([1] * players, bank, bag)
    piled = truth["piles"]
    assert isinstance(piled, dict)
    assert [len(pile.split()) for pile in piled.values()] == [3] * piles
    assert (match.asks().name() == "WhichToKeep") == (edition == DUST or players > 2)
    while match.asks().name() == "WhichToKeep":
        match.answer(match.asks().player, match.options(match.asks())[0])
    assert [cards_seen(match, player) for player in match.setup.everybody] == [seen] * players


def cards_seen(match: Palace, player: Player) -> int:
    """A pack that comes back holds nothing new; both Foscari 3 were dealt in one pack, if at all."""
    lines = heard(match, player)
    seen = Counter([line.split()[-1] for line in lines if line.startswith(f"{name(player)} is dealt")])
    for line in lines:
        if line.startswith(f"{name(player)} is handed"):
            seen |= Counter(line.split()[3:])
    return seen.total()


# ---- The odds of every draw, as bots and the record of a match read them.


def odds(match: Palace) -> dict[str, int]:
    """How often each option of Fate is drawn, out of all."""
    question = match.asks()
    texts = [option.text for option in match.options(question)]
    weights = question.weights(match)
    return dict(zip(texts, [1] * len(texts) if weights is None else weights, strict=True))


@pytest.mark.clause("MQD-004", "MQD-050", "MQF-004", "MQF-053")
@pytest.mark.parametrize("neutral_values", ["2,3,3,4", "2,3,4,4", "2,2,3,3", "3,3,3,3"])
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_guest_is_dealt_as_often_as_there_are_left_of_it(edition: str, players: int, neutral_values: str) -> None:
    match = placed(ball(edition, players, neutral_values=neutral_values), phase="round")
    families = [family.text for family in match.setup.edition.families[:4]]
    neutrals = neutral_values.split(",")
    if players == 3 and edition == DUST:
        neutrals = []  # MQD-035
    elif players == 3:
        families.remove("Morosini")  # MQF-035: nobody plays for it at this table
        neutrals.remove("3")  # MQF-037
    left = Counter(f"{family}{value}" for family in families for value in (2, 3, 4))
    left.update(f"Foscari{value}" for value in neutrals)
    while match.asks().name() == "WhichGuest":
        assert odds(match) == left
        guest = match.options(match.asks())[-1]  # so that Foscari comes first
        match.answer(FATE, guest)
        left = left - Counter([guest.text])
    assert not left


@pytest.mark.clause("MQD-030", "MQD-031", "MQF-033", "MQF-169")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_favour_is_as_likely_as_there_are_left_of_its_guild(edition: str, players: int) -> None:
    match = opened(ball(edition, players))
    left = Counter({guild.text: 2 if players == 2 else 3 for guild in match.setup.edition.guilds})
    drawn = 0
    while match.asks().name() != "WhichGuest":
        if match.asks().name() == "WhichFavour":
            assert odds(match) == left
            left = left - Counter([match.options(match.asks())[0].text])
            drawn += 1
        match.answer(FATE, match.options(match.asks())[0])
    assert drawn == len(match.setup.arcades) // 2

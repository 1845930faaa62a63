"""The box and the palace: what is in it, and where everything lies."""

from __future__ import annotations

from collections import Counter
from math import dist

import pytest

from ridotto.games import game_called
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import AGENT_KINDS, AGENTS
from ridotto.kernel import FATE, SetupRefused
from tests.games.masques.tables import (
    DUST,
    FFG,
    MATCHES,
    RINGS,
    TABLES,
    after,
    ball,
    finished,
    heard,
    opened,
    placed,
    rounds_heard,
    until_dealt,
    walked,
)

# ---- The box.


@pytest.mark.clause("MQD-001", "MQF-001")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_two_three_or_four_players(edition: str) -> None:
    for players in (2, 3, 4):
        assert opened(ball(edition, players)).setup.players == players
    for players in (0, 1, 5):
        with pytest.raises(SetupRefused, match=f"has 2 to 4 players, not {players}$"):
            ball(edition, players)


@pytest.mark.clause("MQD-002", "MQD-003", "MQD-004", "MQF-002", "MQF-003", "MQF-004")
@pytest.mark.parametrize("edition", [DUST, FFG])
@pytest.mark.parametrize("neutral", ["2,3,3,4", "2,2,4,4", "4,4,4,2"])
def test_what_is_dealt_is_what_the_card_data_say(edition: str, neutral: str) -> None:
    match = until_dealt(ball(edition, 4, neutral_values=neutral))
    dealt = sorted([guest.text for pack in match.packs for guest in pack])
    families = ["Cantarini" if edition == DUST else "Contarini", "Dandolo", "Morosini", "Venier"]
    expected = [f"{family}{value}" for family in families for value in (2, 3, 4)]
    assert dealt == sorted([*expected, *[f"Foscari{value}" for value in neutral.split(",")]])


@pytest.mark.clause("MQD-007", "MQD-032", "MQD-067", "MQF-007", "MQF-034", "MQF-069")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_three_kinds_cost_1_2_3_and_three_2_3_4_from_the_top_down(edition: str) -> None:
    cheap = ("thief", "guard", "gondolier")
    for kind in AGENT_KINDS:
        for copy in range(3):
            start = placed(ball(edition, 4), purses="9 1 1 1", gone=" ".join([kind] * copy))
            cost = copy + (1 if kind in cheap else 2)
            match = after(start, f"A:{kind}{copy + 1}")
            assert heard(match)[-1] == f"A pays {cost} for {kind}{copy + 1}"
            assert (match.purses[0], match.bank) == (9 - cost, start.bank + cost)


@pytest.mark.clause("MQD-007", "MQF-007")
@pytest.mark.parametrize("edition", [DUST, FFG])
@pytest.mark.parametrize("number", range(1, 9))
def test_a_price_is_paid_as_it_was_agreed(edition: str, number: int) -> None:
    start = placed(ball(edition, 4, costs=f"gondolier {number}-{number}-9, thief 8"), purses="8 1 1 1")
    assert heard(after(start, "A:gondolier1"))[-1] == f"A pays {number} for gondolier1"
    assert heard(after(start, "A:thief1"))[-1] == "A pays 8 for thief1"
    assert heard(after(start, "A:trader1"))[-1] == "A pays 2 for trader1"


@pytest.mark.clause("MQD-007", "MQF-007")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_one_table_of_prices_has_a_name(edition: str) -> None:
    assert ball(edition, 4, costs="uniform-234").costs == [[2, 3, 4]] * 6


@pytest.mark.clause("MQD-010", "MQD-012", "MQD-043", "MQF-011", "MQF-013", "MQF-045")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_no_ducat_and_no_favour_is_ever_lost_or_made(edition: str, players: int) -> None:
    ducats = 36 if edition == DUST else 35
    for seed in range(MATCHES):
        for match in walked(ball(edition, players), seed):
            on_palace = Counter([token.text for token in match.ring.tokens if token is not None])
            assert sum(match.purses) + match.bank + on_palace["ducat"] == ducats
            for guild in match.setup.edition.guilds:
                assert match.bag[guild.slot] + on_palace[guild.text] == (2 if players == 2 else 3), guild.text


# ---- The palace.


def spots(ring: int) -> list[tuple[int, int]]:
    """Where palace cards and the gaps between them lie on a table, in turn and clockwise from the door."""
    side = ring // 2
    top = [(at, 0) for at in range(side)]
    right = [(side, at) for at in range(side)]
    bottom = [(side - at, side) for at in range(side)]
    left = [(0, side - at) for at in range(side)]
    return [*top, *right, *bottom, *left]


@pytest.mark.clause("MQD-014", "MQD-021", "MQF-015", "MQF-023")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_square_of_5_4_or_3_cards_a_side(edition: str, players: int) -> None:
    """As many hallways as palace cards, and palace cards at all four corners."""
    setup = ball(edition, players)
    match = placed(setup)
    halls, arcades = (len(match.options(after(match, "A:thief1").asks())), len(match.ring.tokens))
    assert halls == arcades == RINGS[players]
    side = arcades // 2
    corners = [at // 2 for at, spot in enumerate(spots(arcades)) if set(spot) <= {0, side}]
    assert corners == {4: [0, 4, 8, 12], 3: [0, 3, 6, 9], 2: [0, 2, 4, 6]}[players]


@pytest.mark.clause("MQD-017", "MQD-018", "MQF-018", "MQF-020")
@pytest.mark.parametrize("kind", ["assassin", "gondolier"])
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_in_reach_are_the_two_nearest_hallways_by_straight_distance(edition: str, players: int, kind: str) -> None:
    """Everywhere, corners included; the third is far off, so there is no tie for the second place."""
    setup = ball(edition, players, costs=f"{kind} 1")
    gaps = spots(setup.ring)[1::2]
    guests = str(game_called(edition).truth(placed(setup))["deck"]).split()
    for hall in setup.halls:
        others = [other for other in setup.halls if other is not hall]
        start = placed(setup, halls={other.text: guest for other, guest in zip(others, guests)})
        match = after(start, f"A:{kind}1+{hall.text}")
        far = sorted([(dist(gaps[hall.number], gaps[other.number]), other.number) for other in others])
        assert far[1][0] <= 2 and far[2][0] > 3
        offered = {option.text for option in match.options(match.asks())}
        assert offered == {setup.halls[far[0][1]].text, setup.halls[far[1][1]].text, "decline"}


@pytest.mark.clause("MQD-015", "MQF-016")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_each_hallway_lies_between_a_palace_card_and_the_next(edition: str, players: int) -> None:
    setup = ball(edition, players)
    for hall in setup.halls:
        match = after(placed(setup), f"A:thief1+{hall.text}")
        beside = [setup.arcades[hall.number].text, setup.arcades[(hall.number + 1) % setup.ring].text]
        assert [option.text for option in match.options(match.asks())] == [*beside, "decline"]


def amid_agents(setup: MasquesSetup, hall: int) -> list[str]:
    """What is told when Venier 4 lies in this hallway and agents lie in all others."""
    agents = [agent.text for kind in setup.kinds for agent in AGENTS[kind]]
    cards = [*agents[:hall], "Venier4", *agents[hall:]]
    return heard(placed(setup, halls=" ".join(cards[: setup.ring])))


@pytest.mark.clause("MQD-016", "MQD-065", "MQF-017", "MQF-067")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_guest_collects_from_the_two_palace_cards_beside_it(edition: str, players: int) -> None:
    setup = ball(edition, players)
    for hall in range(setup.ring):
        taken = {line.split()[4].rstrip(":") for line in amid_agents(setup, hall) if line.startswith("A takes ")}
        assert taken == {setup.arcades[hall].text, setup.arcades[(hall + 1) % setup.ring].text}


@pytest.mark.clause(
    "MQD-009", "MQD-019", "MQD-020", "MQD-036", "MQD-041", "MQF-010", "MQF-021", "MQF-022", "MQF-038", "MQF-043"
)
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_favours_and_ducats_alternate_from_the_door_so_every_hallway_touches_one_of_each(
    edition: str, players: int
) -> None:
    match = until_dealt(ball(edition, players))
    ducats = [token is not None and token.text == "ducat" for token in match.ring.tokens]
    assert ducats == [False, True] * (RINGS[players] // 2)
    for hall in match.setup.halls:
        beside = match.setup.arcades_beside[hall.number]
        assert sorted([ducats[arcade.number] for arcade in beside]) == [False, True]


@pytest.mark.clause("MQD-020", "MQF-022")
@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table[1] > 2])
def test_without_a_trader_no_family_gains_more_than_3_favours_in_a_round(edition: str, players: int) -> None:
    most = 0
    for seed in range(MATCHES):
        for lines in rounds_heard(finished(ball(edition, players, costs="trader 99"), seed)):
            taken = Counter([line[0] for line in lines if " takes " in line and "ducat" not in line])
            most = max([most, *taken.values()])
    assert most in (2, 3)


@pytest.mark.clause("MQD-022", "MQF-024")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_nobody_chooses_a_corner_for_the_door_and_awards_go_round_from_it(edition: str, players: int) -> None:
    """Neither a host nor Fate is asked for one, so the same answers make the same match wherever it is drawn."""
    asked_of_fate = set()
    for match in walked(ball(edition, players), 5):
        question = match.question_to(FATE)
        asked_of_fate |= set() if question is None else {question.name()}
    assert asked_of_fate == {"WhichFamily", "WhoBegins", "WhichFavour", "WhichGuest"}
    with pytest.raises(SetupRefused, match="unknown option 'door'"):
        ball(edition, players, door="north-east")
    lines = amid_agents(ball(edition, players), 3)
    awards = [line.split(" gives ")[0] for line in lines if " gives " in line or " takes " in line]
    places = [line.split()[4].rstrip(":") if " takes " in line else line for line in awards]
    assert places == [arcade.text for arcade in ball(edition, players).arcades]


@pytest.mark.clause("MQD-166", "MQD-170", "MQF-174", "MQF-178")
@pytest.mark.parametrize(("edition", "hall"), [(DUST, "S"), (FFG, "H")])
def test_agents_that_left_are_out_of_the_game_but_not_lost_not_even_in_a_copy_of_the_match(
    edition: str, hall: str
) -> None:
    """One thief left in an earlier round, another is in the palace when this one ends."""
    game = game_called(edition)
    guests = "Venier2 Dandolo2 Morosini2 Venier3 Dandolo3 Morosini3 Venier4 Dandolo4".split()
    halls = {f"{hall}{number}": guest for number, guest in enumerate([*guests, "Foscari2", "Foscari4"], 6)}
    agents = ["thief2", "guard1", "guard2", "trader1", "courtesan1"]
    halls |= {f"{hall}{number}": agent for number, agent in enumerate(agents, 1)}
    match = placed(ball(edition, 4), gone="thief", halls=halls, hands={"A": "Morosini4"})
    match = after(match, f"A:Morosini4+{hall}0")
    while match.asks().name() == "WhichFavour":
        match.answer(FATE, match.options(match.asks())[0])
    counted = [game.census(each)[kind] for each in (match, match.fork()) for kind in ("thief", "guard", "trader")]
    assert counted == [3] * 6
    assert game.truth(match)["piles"] == {
        "thief": "thief3",
        "guard": "guard3",
        "gondolier": "gondolier1 gondolier2 gondolier3",
        "assassin": "assassin1 assassin2 assassin3",
        "courtesan": "courtesan2 courtesan3",
        "trader": "trader2 trader3",
    }

"""What a scenario cannot say about the box, the palace, the draft and the turns: all places, many matches, odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby
from math import dist, factorial, prod

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.setup import Ball
from ridotto.games.masques.words import AGENT_KINDS, AGENTS, Agent
from ridotto.kernel import DEAF, FATE, SPECTATOR, Player, SetupRefused, name
from ridotto.lab import drawn
from ridotto.replay.fate import CommittedFate
from ridotto.replay.playing import play, read_play

DUST, FFG = "masques-dust", "masques-ffg"
TABLES = [(edition, players) for edition in (DUST, FFG) for players in (2, 3, 4)]
RINGS = {2: 8, 3: 12, 4: 16}
MATCHES = 8  # by dice, at each table


# ---- To a match.


def ball(edition: str, players: int, **wishes: str) -> Ball:
    """What these wishes lead to."""
    setup = game_called(edition).agreed(players, wishes)
    assert isinstance(setup, Ball)
    return setup


def opened(setup: Ball) -> Palace:
    match = game_called(setup.edition.id).opened(setup)
    assert isinstance(match, Palace)
    return match


def placed(setup: Ball, **position: object) -> Palace:
    """A match in the middle, as a scenario describes it."""
    match = game_called(setup.edition.id).placed(setup, position)
    assert isinstance(match, Palace)
    return match


def after(match: Palace, text: str) -> Palace:
    """What becomes of a match once these answers are given; the match itself stays where it is."""
    twin = match.fork()
    play(twin, read_play(text, game_called(match.setup.edition.id), match.setup.players))
    return twin


MOST_ANSWERS = 5_000


def walked(setup: Ball, seed: int) -> Iterator[Palace]:
    """A whole match by dice, seen before every answer and after the last."""
    match, dice = opened(setup), Dice(seed)
    while not match.over():
        assert len(match.record) < MOST_ANSWERS, "no end in sight"
        yield match
        question = match.asks()
        match.answer(question.player, drawn(match, question, dice))
    yield match


def until_dealt(setup: Ball) -> Palace:
    """Fate always gives what comes first, until somebody else is asked."""
    match = opened(setup)
    while (question := match.question_to(FATE)) is not None:
        match.answer(FATE, match.options(question)[0])
    return match


def heard(match: Palace, ear: Player = SPECTATOR) -> list[str]:
    return [fact.spelt() for fact in match.heard_by(ear)]


def finished(setup: Ball, seed: int) -> Palace:
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
        match.answer(FATE, fate.said(match))
    return match


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
            on_palace = Counter([token.text for token in match.tokens if token is not None])
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
    halls, arcades = (len(match.options(after(match, "A:thief1").asks())), len(match.tokens))
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


def amid_agents(setup: Ball, hall: int) -> list[str]:
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
    ducats = [token is not None and token.text == "ducat" for token in match.tokens]
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


# ---- Before the first round.


@pytest.mark.clause("MQD-024", "MQF-026")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_same_seed_draws_the_same_first_player_and_others_draw_others(edition: str, players: int) -> None:
    firsts = [by_fate(opened(ball(edition, players)), seed_of(seed)).first for seed in range(30)]
    assert firsts == [by_fate(opened(ball(edition, players)), seed_of(seed)).first for seed in range(30)]
    assert set(firsts) == set(range(players))
    for player in range(players):
        assert until_dealt(ball(edition, players, first_player=name(Player(player)))).first == player


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
        tally[seed_of(seed).said(match).text] += 1
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
            drawn_for.append(question.spelt().split()[-1])
            left = [count for count in match.bag if count > 0]
            assert question.weights(match) == left
            assert sum(left) == (10 if players == 2 else 15) - len(drawn_for) + 1
        match.answer(FATE, match.options(question)[-1])
    assert drawn_for == [arcade.text for arcade in match.setup.arcades if arcade.number % 2 == 0]


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
    assert (len(match.tokens), None in match.tokens, match.tokens_down) == (ring, False, 0)
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


# ---- What a host may not wish for, and what was expected instead.

WRONG = [
    (
        "costs",
        "burglar 1",
        "such as thief 1-2-3, guard 2, each of thief, guard, gondolier, assassin, courtesan, trader at most once",
    ),
    ("costs", "thief", "such as thief 1-2-3, guard 2"),
    ("costs", "thief x", "such as thief 1-2-3, guard 2"),
    ("costs", "thief 1-2", "such as thief 1-2-3, guard 2"),
    ("costs", "thief 1-2-3-4", "such as thief 1-2-3, guard 2"),
    ("costs", "thief -1", "such as thief 1-2-3, guard 2"),
    ("costs", "thief 1-2-100", "such as thief 1-2-3, guard 2"),
    (
        "costs",
        "thief 1, thief 2",
        "such as thief 1-2-3, guard 2, each of thief, guard, gondolier, assassin, courtesan, trader at most once",
    ),
    ("costs", "thief 0", "expected thief to cost at least 1, and no less from copy to copy"),
    ("costs", "thief 0-1-2", "expected thief to cost at least 1, and no less from copy to copy"),
    ("costs", "guard 1, gondolier 3-2-4", "expected gondolier to cost at least 1, and no less from copy to copy"),
    ("costs", "trader 2-4-3", "expected trader to cost at least 1, and no less from copy to copy"),
    ("family_values", "", "expected three different numbers from 2 to 4"),
    ("family_values", "2,3", "expected three different numbers from 2 to 4"),
    ("family_values", "2,3,4,4", "expected three different numbers from 2 to 4"),
    ("family_values", "2,3,3", "expected three different numbers from 2 to 4"),
    ("family_values", "1,2,3", "expected three different numbers from 2 to 4"),
    ("family_values", "3,4,5", "expected three different numbers from 2 to 4"),
    ("family_values", "two,3,4", "expected three different numbers from 2 to 4"),
    ("neutral_values", "", "expected four numbers from 2 to 4"),
    ("neutral_values", "2,3,4", "expected four numbers from 2 to 4"),
    ("neutral_values", "2,3,3,4,4", "expected four numbers from 2 to 4"),
    ("neutral_values", "1,3,3,4", "expected four numbers from 2 to 4"),
    ("neutral_values", "2,3,3,5", "expected four numbers from 2 to 4"),
    ("first_player", "E", "expected a player's letter from A to D"),
    ("first_player", "a", "expected a player's letter from A to D"),
    ("first_player", "2", "expected a player's letter from A to D"),
    ("ducat_shortage", "lots", "expected bare or unlimited"),
    ("trade_facedown", "true", "expected on or off"),
    ("courtesan_duplicate", "right-first", "expected active-first or left-first"),
    ("two_player_draft", "yes", "expected on or off"),
    ("max_rounds", "-1", "expected a whole number of rounds"),
    ("max_rounds", "many", "expected a whole number of rounds"),
    ("families", "Venier,Dandolo", "expected 4 different ones"),
    ("families", "Venier,Dandolo,Morosini,Venier", "expected 4 different ones"),
]
WRONG_IN = {
    FFG: [
        ("influence", "-1", "such as thief 1-2-3, guard 2"),
        (
            "influence",
            "heavy",
            "such as thief 1-2-3, guard 2, each of thief, guard, gondolier, assassin, courtesan, trader at most once",
        ),
        ("influence", "guard 1-2", "such as thief 1-2-3, guard 2"),
        ("influence", "100", "such as thief 1-2-3, guard 2"),
        ("free_pass", "always", "expected on or off"),
    ],
    DUST: [
        ("optional_effects", "sometimes", "expected on or off"),
        ("move_facedown", "sometimes", "expected on or off"),
    ],
}
REFUSED = [(edition, *wrong) for edition in (DUST, FFG) for wrong in [*WRONG, *WRONG_IN[edition]]]


def objections(edition: str, players: int, **wishes: str) -> list[str]:
    try:
        ball(edition, players, **wishes)
    except SetupRefused as refused:
        return refused.problems
    return []


@pytest.mark.clause("MQD-003", "MQD-004", "MQD-007", "MQD-024", "MQF-003", "MQF-004", "MQF-007", "MQF-009", "MQF-026")
@pytest.mark.parametrize(("edition", "option", "value", "expected"), REFUSED)
def test_a_refusal_says_what_came_and_what_was_expected(edition: str, option: str, value: str, expected: str) -> None:
    (objection,) = objections(edition, 4, **{option: value})
    assert objection.startswith(f"{option} = {value!r}: expected ") and expected in objection


RIGHT = {
    "costs": ["", "thief 1", "thief 1-1-1, guard 99", "thief 2-2-9,trader 4", "uniform-234"],
    "family_values": ["2,3,4", "4,3,2"],
    "neutral_values": ["3,3,3,3", "2,3,4,4", "4,3,2,2"],
    "first_player": ["", "A", "D"],
    "families": ["", "Venier, Dandolo, Morosini, {0}", "{0},Dandolo,Morosini,Venier"],
    "max_rounds": ["0", "100"],
}
RIGHT_IN = {FFG: {"influence": ["0", "3", "guard 3", "guard 3-2-1, thief 0"], "free_pass": ["on", "off"]}, DUST: {}}


@pytest.mark.parametrize("edition", [DUST, FFG])
def test_what_is_well_written_is_agreed_on(edition: str) -> None:
    spelling = "Cantarini" if edition == DUST else "Contarini"
    for option, values in (RIGHT | RIGHT_IN[edition]).items():
        for value in values:
            assert objections(edition, 4, **{option: value.format(spelling)}) == [], (option, value)


@pytest.mark.clause("MQD-008", "MQD-074")
@pytest.mark.parametrize(
    ("edition", "option"),
    [(DUST, "influence"), (DUST, "free_pass"), (FFG, "optional_effects"), (FFG, "move_facedown")],
)
def test_what_an_edition_does_not_leave_to_the_host_is_no_option_of_it(edition: str, option: str) -> None:
    (objection,) = objections(edition, 4, **{option: "1" if option == "influence" else "on"})
    known = [each.name for each in game_called(edition).host_options()]
    assert objection.startswith(f"unknown option {option!r}: expected one of {', '.join(known)}")
    assert option not in known


@pytest.mark.parametrize("edition", [DUST, FFG])
def test_a_misspelt_option_is_recognized(edition: str) -> None:
    (objection,) = objections(edition, 4, first_plyer="A")
    assert objection.endswith("; perhaps first_player")


@pytest.mark.clause("MQD-033", "MQD-034", "MQF-035", "MQF-036")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_a_family_stays_away_with_three_players_only_and_it_is_one_of_four(edition: str) -> None:
    spelling = "Cantarini" if edition == DUST else "Contarini"
    assert objections(edition, 3, removed_family=spelling) == []
    for players in (2, 4):
        only_three = ["removed_family = 'Venier': only with three players does a family stay away"]
        assert objections(edition, players, removed_family="Venier") == only_three
    (objection,) = objections(edition, 3, removed_family="Foscari")
    assert objection.startswith(f"no family is called 'Foscari': expected one of {spelling}, Dandolo, Morosini, Venier")
    (objection,) = objections(edition, 3, removed_family="Venier", families=f"{spelling},Venier,Dandolo")
    assert objection == "removed_family = 'Venier': it is among families too"


@pytest.mark.clause("MQD-035", "MQF-037")
def test_only_where_a_foscari_3_leaves_must_there_be_one() -> None:
    without = {"neutral_values": "2,2,4,4"}
    expected = "neutral_values = '2,2,4,4': expected a 3 among them, which leaves with three players"
    assert objections(FFG, 3, **without) == [expected]
    for edition, players in [table for table in TABLES if table != (FFG, 3)]:
        assert objections(edition, players, **without) == []


@pytest.mark.parametrize("edition", [DUST, FFG])
def test_all_objections_are_told_each_once(edition: str) -> None:
    found = objections(edition, 7, costs="thief 0", neutral_values="2", max_rounds="x", dor="1", first_player="Z")
    for told in ("unknown option 'dor'", "not 7", "max_rounds", "first_player", "costs", "neutral_values"):
        assert len([objection for objection in found if told in objection.split(": expected")[0]]) == 1, told
    assert len(found) == 6


@pytest.mark.clause("MQF-007", "MQF-009")
@pytest.mark.parametrize(
    ("wishes", "advice"),
    [
        ({}, []),
        ({"costs": "uniform-234"}, []),
        ({"influence": "0"}, []),
        ({"influence": "thief 1-5-5, guard 4"}, []),
        ({"costs": "gondolier 1-2-4"}, ["no gondolier costs 3"]),
        ({"costs": "trader 3"}, ["no trader costs 4"]),
        ({"influence": "2"}, ["no thief is weaker than a guest of 2"]),
        ({"costs": "gondolier 2, trader 5", "influence": "thief 3"}, ["no gondolier", "no trader", "no thief"]),
    ],
)
def test_data_in_which_the_worked_examples_cannot_happen_are_agreed_on_with_advice(
    wishes: dict[str, str], advice: list[str]
) -> None:
    found = ball(FFG, 4, **wishes).advice
    assert len(found) == len(advice)
    for told, expected in zip(found, advice, strict=True):
        assert told.startswith(expected)


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
        match = finished(ball(edition, players, two_player_draft=draft), seed)
        drafted = players > 2 or draft == "on"
        for lines in rounds_heard(match):
            passed_on = [line for line in lines if line.endswith("go left")]
            assert passed_on == ([f"packs of {size} go left" for size in (3, 2, 1)] if drafted else [])
        for packs, hands in zip(given(match, "is dealt"), given(match, "keeps")):
            assert {len(hand) for hand in hands} == {4 if drafted else 0}
            for player, hand in enumerate(hands):
                for number, card in enumerate(hand):
                    assert card in packs[(player - number) % players]


@pytest.mark.clause("MQD-054", "MQF-057")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_nobody_is_ever_asked_to_keep_the_last_of_a_pack(edition: str, players: int) -> None:
    sizes = set()
    for match in walked(ball(edition, players, two_player_draft="on"), 2):
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
            vacant = match.cards.count(None)
            agents = len([card for card in match.cards if isinstance(card, Agent)])
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

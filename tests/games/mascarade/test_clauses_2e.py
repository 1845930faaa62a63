"""What a scenario cannot say about the second edition: many matches at once, whole lists, both ways of a secret."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from ridotto.games import game_called
from ridotto.games.mascarade.public.editions import SECOND
from ridotto.games.mascarade.public.words import NOTATION, PASS, PEASANT
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import DEAF, FATE, Match, NotInTheNotation, Player, name
from tests.games.mascarade import clauses
from tests.games.mascarade.clauses import after, ball, ears, heard, objections_to, opened, placed, turns_walked

GAME = game_called("mascarade-2e")
LEDGER: dict[str, Any] = tomllib.loads((Path(__file__).parents[3] / "rules" / "mascarade-2e.toml").read_text("utf-8"))
CARDS: dict[str, dict[str, Any]] = {card["name"]: card for card in LEDGER["mask"]}
G4, G5, G8, G12 = [" ".join([*fixture["cards"], *fixture["centre"]]) for fixture in LEDGER["fixture"]]
SIZES = range(4, 13)
SHEETS = [(players, side) for players in SIZES for side in "AB"]


def table(players: int, masks: str, **position: object) -> Court:
    """A match in the middle, as a scenario describes it."""
    return placed(ball(GAME, players, masks=",".join(masks.split())), masks=masks, **position)


def move(sitting: list[str], line: str) -> None:
    """Two players change seats, if this line says so: `B and G change seats`."""
    if line.endswith("change seats"):
        one, other = sitting.index(line.split()[0]), sitting.index(line.split()[2])
        sitting[one], sitting[other] = sitting[other], sitting[one]


# ---- The box, as the ledger lists it.


@pytest.mark.clause("MC2-001")
def test_the_box_is_that_of_the_ledger_and_only_the_peasant_is_twice_in_it() -> None:
    counts = {card.mask.text: card.count for card in SECOND.box}
    (rule,) = [clause["rule"] for clause in LEDGER["clause"] if clause["id"] == "MC2-001"]
    assert set(re.findall("[A-Z][a-z]+", rule)) - {"The", "Peasants"} == counts.keys() - {"Peasant"}
    assert counts == {mask: card["count"] for mask, card in CARDS.items()}
    assert {mask: count for mask, count in counts.items() if count != 1} == {"Peasant": 2}
    assert f"exactly {SECOND.size()} masks" in rule and SECOND.size() == sum(counts.values())


@pytest.mark.clause("MC2-002")
def test_nothing_tells_one_peasant_from_the_other() -> None:
    """Shown at G or at H, all hear the same but for the place; exchanged or not, it is the same position."""
    start = table(12, G12)
    clauses.a_peasant_shows_alike(after(start, "A:Guru B..L:pass"), "g", "h")
    handled = after(start, "A:Fool B..L:pass A:g A:h")
    assert after(handled, "A:swap").position() == after(handled, "A:keep").position()
    assert start.masks[6] is start.masks[7] is PEASANT


@pytest.mark.clause("MC2-003", "MC2-063", "MC2-071", "MC2-096", "MC2-213")
def test_there_is_no_word_for_what_the_rules_do_not_know() -> None:
    """No mix without knowing, no look elsewhere, no withdrawal, no gift, no blank mask."""
    for word in ("random", "mix", "withdraw", "give", "lend", "trade", "Blank", "look at centre1"):
        with pytest.raises(NotInTheNotation):
            NOTATION.read(word)


@pytest.mark.clause("MC2-007", "MC2-017")
def test_the_masks_of_the_game_and_what_they_do_are_open_from_start_to_end() -> None:
    expected = {"Cheater": 1, "Empress": 1, "Judge": 1, "King": 1, "Sorceress": 1, "Trickster": 1}
    clauses.all_see_which_masks_play(ball(GAME, 5, set="A", turn_limit="20"), expected)
    powers = clauses.powers_said(ball(GAME, 12))
    assert len(powers) == len(set(powers.values())) == len(SECOND.box)
    for mask, coins in (("King", "2 coins"), ("Empress", "3 coins"), ("Patron", "3 coins"), ("Princess", "2 coins")):
        assert coins in powers[mask]


# ---- Scenarios, printed and one's own.


@pytest.mark.clause("MC2-013", "MC2-014", "MC2-015")
@pytest.mark.parametrize(("players", "side"), SHEETS)
def test_the_sheets_are_those_of_the_ledger_and_keep_to_the_restrictions(players: int, side: str) -> None:
    (sheet,) = [sheet["cards"] for sheet in LEDGER["set"] if (sheet["seats"], sheet["side"]) == (players, side)]
    setup = ball(GAME, players, set=side)
    assert sorted(mask.text for mask in setup.masks) == sorted(sheet)
    assert objections_to(GAME, players, sheet) == []
    assert len(setup.places) == len(sheet) == max(players, 6)
    if side == "A":
        assert setup.masks == ball(GAME, players).masks, "side A is the default"


@pytest.mark.clause("MC2-026", "MC2-027")
@pytest.mark.parametrize("mask", CARDS)
def test_the_stars_are_those_of_the_ledger(mask: str) -> None:
    """Nine masks want three stars: here two Peasants and this one; or, for the Peasants, the King."""
    words = clauses.nine_with(mask, "Trickster Thief Sorceress Spy Cheater Guru Beggar")
    (starred,) = [sheet.money for sheet in SECOND.box if sheet.mask.text == mask]
    assert CARDS[mask]["star"] == starred
    too_few = [f"2 of 9 carry a star, at least a third must{SECOND.ours('027')}"]
    assert objections_to(GAME, 9, words) == ([] if starred else too_few)


@pytest.mark.clause("MC2-026")
@pytest.mark.parametrize(
    ("words", "advice"),
    [
        (
            "Judge King Empress Fool Trickster Thief Sorceress",
            [f"fewer than half carry a star (3 of 7){SECOND.ours('027')}"],
        ),
        ("Judge King Empress Fool Widow Thief Sorceress", []),
        ("Judge King Empress Spy Trickster Thief", [f"fewer than half carry a star (2 of 6){SECOND.ours('027')}"]),
        ("Judge King Empress Fool Trickster Thief", []),
    ],
    ids=["3 of 7", "4 of 7", "2 of 6", "3 of 6"],
)
def test_half_is_advice_shown_but_not_enforced(words: str, advice: list[str]) -> None:
    masks = words.split()
    setup = ball(GAME, len(masks), masks=",".join(masks))
    assert [told.say for told in setup.advice] == advice


@pytest.mark.clause("MC2-029")
@pytest.mark.parametrize("mask", CARDS)
def test_some_masks_want_a_larger_table_counted_in_players(mask: str) -> None:
    least = {"Peasant": 8, "Guru": 8, "Princess": 6, "Puppeteer": 6}.get(mask, 4)
    assert CARDS[mask]["min_players"] == least
    for players in SIZES:
        words = [mask, *["Judge"] * (players + 1)]  # other objections there are plenty
        said = [problem for problem in objections_to(GAME, players, words) if problem.startswith(f"{mask} needs")]
        assert said == ([f"{mask} needs at least {least} players{SECOND.ours('029')}"] if players < least else [])


@pytest.mark.clause("MC2-035")
def test_all_objections_are_told_each_once_and_no_other() -> None:
    assert objections_to(GAME, 7, "Trickster Thief Sorceress Spy Cheater Peasant Guru".split()) == [
        "the Judge is missing",
        f"1 of 7 carry a star, at least a third must{SECOND.ours('027')}",
        "both Peasants or neither",
        f"Guru needs at least 8 players{SECOND.ours('029')}",
        f"Peasant needs at least 8 players{SECOND.ours('029')}",
    ]


# ---- The deal.


@pytest.mark.clause("MC2-016")
def test_every_arrangement_of_six_masks_on_six_places_is_equally_likely() -> None:
    """By the odds that Fate is given, over all deals to five players and the centre."""
    deals = list(dealt(GAME.start(ball(GAME, 5, start="A")), Fraction(1)))
    assert len(deals) == len({masks for masks, _ in deals}) == 720
    assert {chance for _, chance in deals} == {Fraction(1, 720)}


def dealt(match: Match, chance: Fraction) -> Iterator[tuple[str, Fraction]]:
    """Everything that Fate may deal from here, and how likely it is."""
    question = match.question_to(FATE)
    if question is None:
        yield str(GAME.truth(match)["masks"]), chance
        return
    weights = question.weights(match)
    assert weights is not None
    for option, weight in zip(match.options(question), weights, strict=True):
        twin = match.fork(DEAF)
        twin.answer(FATE, option)
        yield from dealt(twin, chance * Fraction(weight, sum(weights)))


@pytest.mark.clause("MC2-016")
def test_every_arrangement_is_equally_likely_also_with_two_peasants() -> None:
    """Eight masks of which two are alike have 8! / 2 arrangements."""
    assert clauses.odds_of_deals(ball(GAME, 8, start="A")) == {Fraction(2, 40320)}


@pytest.mark.clause("MC2-019")
@pytest.mark.parametrize("players", SIZES)
def test_every_seat_may_begin_and_none_more_often(players: int) -> None:
    match = GAME.start(ball(GAME, players))
    for _ in range(max(players, 6)):
        match.answer(FATE, match.options(match.asks())[0])
    question = match.asks()
    assert (question.name(), question.player, question.weights(match)) == ("WhoBegins", FATE, None)
    assert [option.text for option in match.options(question)] == list("abcdefghijkl"[:players])


# ---- Coins, over many matches.


@pytest.mark.clause("MC2-004", "MC2-212", "MC2-220", "MC2-221", "MC2-227")
@pytest.mark.parametrize(("players", "side"), SHEETS)
def test_there_are_always_200_and_whoever_is_asked_nobody_has_13_or_none(players: int, side: str) -> None:
    clauses.coins_are_always(200, ball(GAME, players, set=side))


@pytest.mark.clause("MC2-006", "MC2-111", "MC2-213")
@pytest.mark.parametrize(("players", "side"), SHEETS)
def test_coins_move_by_powers_and_fines_only(players: int, side: str) -> None:
    """A turn without an announcement moves none; what goes onto the board is 1 coin of somebody who was shown."""
    clauses.coins_move_by_powers_and_fines(ball(GAME, players, set=side))


@pytest.mark.clause("MC2-188")
def test_the_sorceress_never_ends_it_whatever_the_two_have() -> None:
    for mine, theirs in product(range(1, 13), repeat=2):
        match = after(table(8, G8, coins=f"{mine} 6 {theirs} 6 6 6 6 6"), "A:Sorceress B..H:pass A:c")
        assert not match.over() and match.coins == [theirs, 6, mine, 6, 6, 6, 6, 6]


@pytest.mark.clause("MC2-320", "MC2-321", "MC2-322", "MC2-323", "MC2-325")
def test_over_all_purses_a_beggar_gets_what_the_rulebook_says_and_never_ends_the_game() -> None:
    """Four players, each with 1 to 12 coins. After the last answer it is the next turn, so nobody was asked."""
    asked = after(table(4, "Judge Beggar Patron King Spy Sorceress", turn="B"), "B:Beggar C..D:pass")
    for purses in product(range(1, 13), repeat=4):
        match = asked.fork(DEAF)
        match.coins = list(purses)
        match.bank = 200 - sum(purses)
        match.answer(Player(0), PASS)
        expected = list(purses)
        for giver in (2, 3, 0):
            if expected[giver] > expected[1]:
                expected[giver] -= 1
                expected[1] += 1
        assert (match.coins, match.fines, match.bank) == (expected, 0, 200 - sum(purses))
        assert not match.over() and match.asks().spelling() == "WhatToDo C c"


# ---- Turns, over many matches.


@pytest.mark.clause("MC2-020", "MC2-040", "MC2-042", "MC2-051", "MC2-355")
@pytest.mark.parametrize(("players", "side"), SHEETS)
def test_four_initial_turns_then_ordinary_ones_always_clockwise_by_seats(players: int, side: str) -> None:
    for seed in range(4):
        turns = turns_walked(ball(GAME, players, set=side, start="B"), 200 + seed)
        sitting = list("ABCDEFGHIJKL"[:players])
        for number, turn in enumerate(turns):
            assert turn[0] == f"turn of {sitting[(1 + number) % players]}"
            for line in turn:
                move(sitting, line)
        clauses.four_swaps_come_first(turns)


@pytest.mark.clause("MC2-080", "MC2-081", "MC2-083", "MC2-084", "MC2-086", "MC2-087", "MC2-358")
@pytest.mark.parametrize(("players", "side"), SHEETS)
def test_barred_is_exactly_the_next_player_if_shown_in_the_turn_just_before(players: int, side: str) -> None:
    """Whoever was shown, not the mask and not the seat: players are followed through every Puppeteer."""
    barred = 0
    for seed in range(12):
        sitting = list("ABCDEFGHIJKL"[:players])
        for before, turn in pairwise(turns_walked(ball(GAME, players, set=side), 300 + seed)):
            shown = set()
            for line in before:
                if " shows " in line or " is shown to all but " in line:
                    shown.add(sitting["abcdefghijkl".index(line[0])])
                move(sitting, line)
            letter = turn[0].removeprefix("turn of ")
            said = f"{letter} was shown and may not announce" in turn
            assert said == (letter in shown)
            assert sum("may not announce" in line for line in turn) == said
            if said:
                barred += 1
                assert not any("announces" in line for line in turn)
    assert barred > 0


@pytest.mark.clause("MC2-230")
def test_ten_thousand_looks_end_nothing() -> None:
    clauses.ten_thousand_looks_end_nothing(table(8, G8))


@pytest.mark.clause("MC2-230")
def test_with_a_limit_of_200_the_200th_turn_is_the_last() -> None:
    clauses.the_200th_turn_is_the_last(placed(ball(GAME, 8, turn_limit="200"), coins="6 6 8 6 8 6 6 6"))


# ---- Secrets, both ways.

SECRETS = {
    "initial turn": (table(8, G8, open=True, initial=4), "A:b"),
    "exchange": (table(8, G8, open=True), "A:b"),
    "exchange with the centre": (table(4, G4, open=True), "A:centre2"),
    "exchange of a barred player": (table(8, G8, open=True, shown="a"), "A:b"),
    "exchange at a new seat": (table(8, G8, open=True, seats="B A C D E F G H"), "A:c"),
    "Spy": (table(12, G12, open=True), "A:Spy B..L:pass A:c"),
    "rightful Spy, on an open mask": (table(12, G12, open=True), "A:Spy B..I:pass J:claim K..L:pass J:a"),
    "Fool": (table(12, G12, open=True), "A:Fool B..L:pass A:b A:c"),
    "rightful Fool, on an open mask": (table(12, G12, open=True), "A:Fool B..C:pass D:claim E..L:pass D:a D:b"),
}


@pytest.mark.clause("MC2-008", "MC2-062", "MC2-110", "MC2-242", "MC2-246", "MC2-247", "MC2-250")
@pytest.mark.parametrize("secret", SECRETS)
def test_exchanged_or_pretended_all_others_are_told_asked_and_refused_the_same(secret: str) -> None:
    start, prelude = SECRETS[secret]
    clauses.only_the_actor_knows_whether_masks_were_swapped(after(start, prelude))


@pytest.mark.clause("MC2-070", "MC2-121", "MC2-250", "MC2-253", "MC2-340", "MC2-370")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("A:look", "A"),
        ("A:Spy B..H:pass A:c A:swap", "A"),
        ("A:Spy B..H:pass A:c A:keep", "A"),
        ("A:Princess B..H:pass A:c", "ABDEFGH"),
        ("A:b A:swap", ""),
        ("A:Fool B..H:pass A:b A:c A:swap", ""),
        ("A:Puppeteer B..H:pass A:b A:c", ""),
    ],
)
def test_whatever_the_hidden_masks_are_only_those_entitled_hear_it(line: str, told: str) -> None:
    """Nobody knows anything before. What the others hear, see and are asked is one and the same for all eight deals."""
    deals = clauses.every_deal_turned("Judge Fool Patron Princess Puppeteer Spy King Sorceress")
    agreed = ball(GAME, 8, masks=",".join(deals[0].split()))  # the set, which everybody knows, is listed in one order
    matches = [after(placed(agreed, masks=deal), line) for deal in deals]
    for ear in ears(matches[0]):
        stories = set()
        for match in matches:
            asked = [question.spelling() for question in match.open_questions() if question.player == ear]
            stories.add("\n".join([*heard(match, ear), json.dumps(clauses.viewed(match, ear)), *asked]))
        assert len(stories) == (8 if name(ear) in told else 1), name(ear)


@pytest.mark.clause("MC2-249")
def test_four_arrangements_then_two() -> None:
    """A with B, B with C; then C is shown with the Patron. D's worlds, by the masks of A, B and C."""
    deal = " ".join([f"fate:{mask}" for mask in G8.split()])
    initial = "E:f E:keep F:e F:keep G:h G:keep H:g H:keep"
    undealt = opened(ball(GAME, 8, start="E", masks=",".join(G8.split())))
    handled = after(undealt, f"{deal} {initial} A:b A:keep B:c B:keep")
    clauses.four_arrangements_then_two(handled, "Judge", "Beggar", "Patron")

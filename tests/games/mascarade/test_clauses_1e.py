"""What a scenario cannot say about the first edition: many matches at once, whole lists, both ways of a secret."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from ridotto.games import game_called
from ridotto.games.mascarade.public.editions import FIRST
from ridotto.games.mascarade.public.words import JUDGE, MASKS, NOTATION, PEASANT, PLACES
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import FATE, NotInTheNotation, Player
from tests.games.mascarade import clauses
from tests.games.mascarade.clauses import after, ball, ears, heard, objections_to, opened, placed, turns_walked

GAME = game_called("mascarade-1e")
F3 = "Judge Bishop King Fool Queen Witch"
F4 = "Judge Bishop King Queen Thief Cheat"
F5 = "Judge Bishop King Queen Witch Cheat"
F7 = "Judge Bishop King Fool Queen Thief Witch"
F13 = "Judge Bishop King Fool Queen Thief Witch Spy Peasant Peasant Cheat Inquisitor Widow"
SIZES = range(2, 14)


def table(players: int, masks: str, **position: object) -> Court:
    """A match in the middle, as a scenario describes it."""
    return placed(ball(GAME, players, masks=",".join(masks.split()), custom_small="on"), masks=masks, **position)


# ---- The box.


@pytest.mark.clause("MC1-001")
def test_thirteen_cards_twelve_names_and_only_the_peasant_twice() -> None:
    counts = {card.mask.text: card.count for card in FIRST.box}
    names = "Bishop Cheat Fool Inquisitor Judge King Peasant Queen Spy Thief Widow Witch".split()
    assert counts == {name: 2 if name == "Peasant" else 1 for name in names}
    assert FIRST.size() == sum(counts.values()) == 13


@pytest.mark.clause("MC1-002")
def test_nothing_tells_one_peasant_from_the_other() -> None:
    """Shown at I or at J, all hear the same but for the place; exchanged or not, it is the same position."""
    start = table(13, F13)
    clauses.a_peasant_shows_alike(after(start, "A:Inquisitor B..M:pass"), "i", "j")
    handled = after(start, "A:Fool B..M:pass A:i A:j")
    assert after(handled, "A:swap").position() == after(handled, "A:keep").position()
    assert start.masks[8] is start.masks[9] is PEASANT


@pytest.mark.clause("MC1-003", "MC1-063", "MC1-071", "MC1-096", "MC1-213")
def test_there_is_no_word_for_what_the_rules_do_not_know() -> None:
    """No mix without knowing, no look elsewhere, no withdrawal, no gift, no blank card."""
    masks, places = {mask.text for mask in MASKS}, {place.text for place in PLACES}
    assert set(NOTATION.by_text) - masks - places == {"look", "swap", "keep", "claim", "pass", "ready", "on"}
    for word in ("random", "mix", "withdraw", "give", "lend", "Blank", "look at centre1"):
        with pytest.raises(NotInTheNotation):
            NOTATION.read(word)


@pytest.mark.clause("MC1-007")
def test_the_characters_of_the_game_and_what_they_do_are_open_from_start_to_end() -> None:
    expected = {"Bishop": 1, "Cheat": 1, "Judge": 1, "King": 1, "Queen": 1, "Witch": 1}
    clauses.all_see_which_masks_play(ball(GAME, 5), expected)
    powers = clauses.powers_said(ball(GAME, 13))
    assert len(powers) == len(set(powers.values())) == 12
    for mask, coins in (("Queen", "2 coins"), ("King", "3 coins"), ("Widow", "10"), ("Cheat", "10 coins")):
        assert coins in powers[mask]


# ---- Own sets.


@pytest.mark.clause("MC1-026", "MC1-027")
@pytest.mark.parametrize("mask", [card.mask.text for card in FIRST.box])
def test_money_comes_with_queen_king_widow_fool_and_peasants_and_no_other(mask: str) -> None:
    """Nine cards want three that bring money: here two Peasants and this one; or, for the Peasants, the King."""
    words = clauses.nine_with(mask, "Bishop Thief Witch Spy Cheat Inquisitor")
    too_few = ["fewer than a third bring money from the bank (2 of 9)"]
    advice = [told.say for told in ball(GAME, 9, masks=",".join(words)).advice]
    assert advice == ([] if mask in "Queen King Widow Fool Peasant".split() else too_few)


@pytest.mark.clause("MC1-035")
def test_all_objections_are_told_each_once_and_no_other() -> None:
    assert objections_to(GAME, 7, "Bishop Thief Witch Spy Cheat Peasant Inquisitor".split()) == [
        "the Judge is missing",
        "Peasants come in pairs",
        "Inquisitor needs at least 8 players",
        "Peasant needs at least 8 players",
    ]


# ---- The deal.


@pytest.mark.clause("MC1-016")
def test_every_arrangement_is_equally_likely_also_with_two_peasants() -> None:
    """By the odds that Fate is given: 8 cards of which two are alike have 8! / 2 arrangements."""
    assert clauses.odds_of_deals(ball(GAME, 8, start="A")) == {Fraction(2, 40320)}


# ---- Coins, over many matches.


@pytest.mark.clause("MC1-004", "MC1-212", "MC1-220", "MC1-221", "MC1-227")
@pytest.mark.parametrize("players", SIZES)
def test_there_are_always_194_and_whoever_is_asked_nobody_has_13_or_none(players: int) -> None:
    clauses.coins_are_always(194, ball(GAME, players))


@pytest.mark.clause("MC1-006", "MC1-111", "MC1-213")
@pytest.mark.parametrize("players", SIZES)
def test_coins_move_by_powers_and_fines_only(players: int) -> None:
    """A turn without an announcement moves none; what goes into the court is 1 coin of somebody who was shown."""
    clauses.coins_move_by_powers_and_fines(ball(GAME, players))


@pytest.mark.clause("MC1-188")
def test_the_witch_never_ends_it_whatever_the_two_have() -> None:
    for mine in range(1, 13):
        for theirs in range(1, 13):
            start = table(7, F7, coins=f"{mine} 6 {theirs} 6 6 6 6")
            match = after(start, "A:Witch B..G:pass A:c")
            assert not match.over() and match.coins == [theirs, 6, mine, 6, 6, 6, 6]


# ---- Turns, over many matches.


@pytest.mark.clause("MC1-020", "MC1-040", "MC1-042", "MC1-051", "MC1-272", "MC1-293")
@pytest.mark.parametrize("players", SIZES)
def test_four_preparation_turns_then_ordinary_ones_always_clockwise(players: int) -> None:
    for seed in range(3):
        turns = turns_walked(ball(GAME, players, start="B"), 200 + seed)
        order = [turn[0].removeprefix("turn of ") for turn in turns]
        letters = "ABCDEFGHIJKLM"[:players]
        assert order == [letters[(1 + number) % players] for number in range(len(order))]
        clauses.four_swaps_come_first(turns)


@pytest.mark.clause("MC1-080", "MC1-084", "MC1-086")
@pytest.mark.parametrize("players", SIZES)
def test_forced_is_exactly_the_next_player_if_shown_in_the_turn_just_before(players: int) -> None:
    forced = 0
    for seed in range(12):
        turns = turns_walked(ball(GAME, players), 300 + seed)
        for before, turn in pairwise(turns):
            letter = turn[0].removeprefix("turn of ")
            shown = {line.split()[0][0].upper() for line in before if " shows " in line}
            said = f"{letter} was shown and must swap" in turn
            assert said == (letter in shown)
            assert sum("must swap" in line for line in turn) == said
            if said and turn is not turns[-1]:
                forced += 1
                assert f"{letter} takes" in turn[2] and not any("announces" in line or "looks" in line for line in turn)
    assert forced > 0


@pytest.mark.clause("MC1-230")
def test_ten_thousand_looks_end_nothing() -> None:
    clauses.ten_thousand_looks_end_nothing(table(7, F7))


@pytest.mark.clause("MC1-230")
def test_with_a_limit_of_200_the_200th_turn_is_the_last() -> None:
    clauses.the_200th_turn_is_the_last(placed(ball(GAME, 7, turn_limit="200"), coins="6 6 8 6 8 6 6"))


# ---- Secrets, both ways.

SECRETS = {
    "preparation": (table(7, F7, open=True, initial=4), "A:b"),
    "swap": (table(7, F7, open=True), "A:b"),
    "swap with the centre": (table(4, F4, open=True), "A:centre2"),
    "forced swap": (table(7, F7, open=True, shown="a"), "A:b"),
    "Spy": (table(13, F13, open=True), "A:Spy B..M:pass A:c"),
    "rightful Spy, on an open card": (table(13, F13, open=True), "A:Spy B..G:pass H:claim I..M:pass H:a"),
    "Fool": (table(7, F7, open=True), "A:Fool B..G:pass A:b A:c"),
    "rightful Fool, on an open card": (table(7, F7, open=True), "A:Fool B..C:pass D:claim E..G:pass D:a D:b"),
    "three players, own cards": (table(3, F3, open=True), "A:aL A:aR"),
    "three players, Fool": (table(3, F3, open=True), "A:aL A:Fool B..C:pass A:bL A:cR"),
    "two players, own cards": (table(2, F3, open=True), "A:aL A:aP"),
    "two players, Fool": (table(2, F3, open=True), "A:aR A:Fool B:pass"),
}


@pytest.mark.clause("MC1-008", "MC1-062", "MC1-110", "MC1-242", "MC1-246", "MC1-247", "MC1-250")
@pytest.mark.parametrize("secret", SECRETS)
def test_swapped_or_kept_all_others_are_told_asked_and_refused_the_same(secret: str) -> None:
    start, prelude = SECRETS[secret]
    clauses.only_the_actor_knows_whether_masks_were_swapped(after(start, prelude))


@pytest.mark.clause("MC1-070", "MC1-121", "MC1-250", "MC1-370")
@pytest.mark.parametrize("line", ["A:look", "A:Spy B..G:pass A:c A:swap", "A:Spy B..G:pass A:c A:keep"])
def test_whatever_the_hidden_cards_are_all_others_hear_the_same(line: str) -> None:
    """Nobody knows anything before; A, and only A, is told what A sees, in lines that every other misses."""
    deals = clauses.every_deal_turned("Judge Bishop King Fool Queen Spy Witch")
    matches = [after(table(7, deal), line) for deal in deals]
    stories = {ear: {"\n".join(heard(match, ear)) for match in matches} for ear in ears(matches[0])}
    assert {len(told) for ear, told in stories.items() if ear != 0} == {1}
    assert len(stories[Player(0)]) == 7


@pytest.mark.clause("MC1-249")
def test_four_arrangements_then_two() -> None:
    """A with B, B with C; then C is shown with the King. D's worlds, by the masks of A, B and C."""
    deal = " ".join([f"fate:{mask}" for mask in F7.split()])
    initial = "D:e D:keep E:f E:keep F:g F:keep G:f G:keep"
    handled = after(opened(ball(GAME, 7, start="D")), f"{deal} {initial} A:b A:keep B:c B:keep")
    clauses.four_arrangements_then_two(handled, "Judge", "Bishop", "King")


@pytest.mark.clause("MC1-291")
def test_the_deal_alone_says_which_card_is_protected() -> None:
    """Each of the six is dealt to A's protected place with the same odds, and nobody is asked to arrange anything."""
    match = GAME.start(GAME.set_up(2, {"start": "A"}))
    for _ in range(2):
        match.answer(FATE, match.options(match.asks())[0])
    question = match.asks()
    assert question.spelling() == "WhichMask fate aP"
    assert question.weights(match) == [1, 1, 1, 1]
    assert JUDGE in match.options(question)
    for _ in range(4):
        match.answer(FATE, match.options(match.asks())[0])
    assert match.asks().name() == "WhichOfMine"

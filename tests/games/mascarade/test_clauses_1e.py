"""What a scenario cannot say about the first edition: many matches at once, whole lists, both ways of a secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.mascarade.court import Court
from ridotto.games.mascarade.editions import FIRST
from ridotto.games.mascarade.reference import gist, power
from ridotto.games.mascarade.words import JUDGE, MASK_NAMES, MASKS, NOTATION, PEASANT, PLACES
from ridotto.kernel import DEAF, FATE, SPECTATOR, AnswerRefused, NotInTheNotation, Player, SetupRefused, first_players
from ridotto.lab import drawn
from ridotto.replay.playing import play, read_play

GAME = game_called("mascarade-1e")
F3 = "Judge Bishop King Fool Queen Witch"
F4 = "Judge Bishop King Queen Thief Cheat"
F5 = "Judge Bishop King Queen Witch Cheat"
F7 = "Judge Bishop King Fool Queen Thief Witch"
F13 = "Judge Bishop King Fool Queen Thief Witch Spy Peasant Peasant Cheat Inquisitor Widow"
SIZES = range(2, 14)


def table(players: int, masks: str, **position: object) -> Court:
    """A match in the middle, as a scenario describes it."""
    setup = GAME.agreed(players, {"masks": ",".join(masks.split()), "custom_small": "on"})
    match = GAME.placed(setup, {"masks": masks, **position})
    assert isinstance(match, Court)
    return match


def after(match: Court, text: str) -> Court:
    twin = match.fork()
    play(twin, read_play(text, GAME, match.setup.players))
    return twin


def ears(match: Court) -> list[Player]:
    return [*match.setup.everybody, SPECTATOR]


def heard(match: Court, ear: Player) -> list[str]:
    return [fact.spelt() for fact in match.heard_by(ear)]


def walked(players: int, seed: int, **wishes: str) -> Iterator[Court]:
    """A whole match by dice, seen before every answer and after the last. Claims are rare, or it would be over soon."""
    match = GAME.opened(GAME.agreed(players, wishes))
    assert isinstance(match, Court)
    dice = Dice(seed)
    while not match.over():
        yield match
        question = match.asks()
        if question.name() == "ClaimToo" and dice.below(3) > 0:
            match.answer(question.player, NOTATION.read("pass"))
        else:
            match.answer(question.player, drawn(match, question, dice))
    yield match


def turns_of(match: Court) -> list[list[str]]:
    """What everyone heard, turn by turn; the first begins with a turn."""
    turns: list[list[str]] = []
    for line in heard(match, SPECTATOR):
        if line.startswith("turn of "):
            turns.append([])
        if turns:
            turns[-1].append(line)
    return turns


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
    shown_at_i = after(start, "A:Inquisitor B..M:pass A:i I:Peasant")
    shown_at_j = after(start, "A:Inquisitor B..M:pass A:j J:Peasant")
    for ear in ears(start):
        at_i = heard(shown_at_i, ear)[len(heard(start, ear)) :]
        at_j = heard(shown_at_j, ear)[len(heard(start, ear)) :]
        assert "i shows Peasant" in at_i
        moved = [
            line.replace("I says", "J says").replace("i is", "j is").replace("i shows", "j shows") for line in at_i
        ]
        assert [line.replace("chooses i", "chooses j") for line in moved] == at_j
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
    moments = 0
    for match in walked(5, 4):
        for ear in (Player(0), Player(3), SPECTATOR):
            view = GAME.view(match.setup, ear)
            for fact in match.heard_by(ear):
                view.hear(fact)
            assert view.shown()["masks"] == expected
        moments += 1
    assert moments > 20
    setup = GAME.agreed(13, {})
    people = [f"player {number}" for number in range(13)]
    for card in FIRST.box:
        assert len(power(FIRST, card.mask)) > 20
        assert gist(FIRST, card.mask) in GAME.said(setup, "WhatToDo", card.mask, people)
    assert len({power(FIRST, card.mask) for card in FIRST.box}) == 12
    for name, coins in (("Queen", "2 coins"), ("King", "3 coins"), ("Widow", "10"), ("Cheat", "10 coins")):
        assert coins in power(FIRST, MASK_NAMES[name])


# ---- Own sets.


@pytest.mark.clause("MC1-027")
@pytest.mark.parametrize("mask", [card.mask.text for card in FIRST.box])
def test_money_comes_with_queen_king_widow_fool_and_peasants_and_no_other(mask: str) -> None:
    """Nine cards want three that bring money: here two Peasants and this one; or, for the Peasants, the King."""
    words = ["Judge", "Peasant", "Peasant"]
    for word in [mask if mask != "Peasant" else "King", *"Bishop Thief Witch Spy Cheat Inquisitor".split()]:
        if word not in words:
            words.append(word)
    too_few = ["2 of 9 bring money from the bank, at least a third must"]
    assert objections_to(9, words[:9]) == ([] if mask in "Queen King Widow Fool Peasant".split() else too_few)


def objections_to(players: int, words: list[str]) -> list[str]:
    try:
        GAME.agreed(players, {"masks": ",".join(words)})
    except SetupRefused as refusal:
        return refusal.problems
    return []


@pytest.mark.clause("MC1-035")
def test_all_objections_are_told_each_once_and_no_other() -> None:
    assert objections_to(7, "Bishop Thief Witch Spy Cheat Peasant Inquisitor".split()) == [
        "the Judge is missing",
        "1 of 7 bring money from the bank, at least a third must",
        "Peasants come in pairs",
        "Inquisitor needs at least 8 players",
        "Peasant needs at least 8 players",
    ]


# ---- The deal.


@pytest.mark.clause("MC1-016")
def test_every_arrangement_is_equally_likely_also_with_two_peasants() -> None:
    """By the odds that Fate is given: 8 cards of which two are alike have 8! / 2 arrangements."""
    opened = GAME.opened(GAME.agreed(8, {"start": "A"}))
    dice = Dice(7)
    for _ in range(100):
        match = opened.fork(DEAF)
        chance = Fraction(1)
        while (question := match.question_to(FATE)) is not None:
            weights, options = question.weights(match), match.options(question)
            assert weights is not None
            number = dice.below(len(options))
            chance *= Fraction(weights[number], sum(weights))
            match.answer(FATE, options[number])
        assert chance == Fraction(2, 40320)


# ---- Coins, over many matches.


@pytest.mark.clause("MC1-004", "MC1-212", "MC1-220", "MC1-221", "MC1-227")
@pytest.mark.parametrize("players", SIZES)
def test_there_are_always_194_and_whoever_is_asked_nobody_has_13_or_none(players: int) -> None:
    for seed in range(6):
        for match in walked(players, seed):
            assert sum(match.coins) + match.fines + match.bank == 194
            assert min(match.coins) >= 0 and match.fines >= 0 and match.bank >= 0
            assert match.over() or (min(match.coins) > 0 and max(match.coins) < 13)


@pytest.mark.clause("MC1-006", "MC1-111", "MC1-213")
@pytest.mark.parametrize("players", SIZES)
def test_coins_move_by_powers_and_fines_only(players: int) -> None:
    """A turn without an announcement moves none; what goes into the court is 1 coin of somebody who was shown."""
    for seed in range(6):
        *_, match = walked(players, 100 + seed)
        for turn in turns_of(match):
            paid = [line for line in turn if " pays " in line or "exchange" in line]
            users = [line for line in turn if " uses " in line]
            assert len(users) <= 1 or (len(users) == 2 and all(line.endswith("uses Peasant") for line in users))
            if not any("announces" in line for line in turn):
                assert paid == [] and users == []
            for line in paid:
                words = line.split()
                if words[-2] == "court":
                    claims = [each for each in turn if each.startswith((f"{words[0]} claims", f"{words[0]} announces"))]
                    assert words[-1] == "1" and claims and any("shows" in each for each in turn)
                elif words[0] == "court":
                    assert f"{words[2]} uses Judge" in users
                else:
                    assert users, line


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
        *_, match = walked(players, 200 + seed, start="B")
        turns = turns_of(match)
        order = [turn[0].removeprefix("turn of ") for turn in turns]
        letters = "ABCDEFGHIJKLM"[:players]
        assert order == [letters[(1 + number) % players] for number in range(len(order))]
        for turn in turns[:4]:
            assert any(" takes " in line for line in turn)
            assert not any(word in line for line in turn for word in ("announces", "looks", "shows", "pays"))
        assert any("announces" in line or "looks" in line for turn in turns[4:] for line in turn)


@pytest.mark.clause("MC1-080", "MC1-084", "MC1-086")
@pytest.mark.parametrize("players", SIZES)
def test_forced_is_exactly_the_next_player_if_shown_in_the_turn_just_before(players: int) -> None:
    forced = 0
    for seed in range(12):
        *_, match = walked(players, 300 + seed)
        turns = turns_of(match)
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
    match = table(7, F7).fork(DEAF)
    look = NOTATION.read("look")
    for _ in range(10_000):
        match.answer(match.asks().player, look)
    assert not match.over() and match.turns == 10_004 and match.coins == [6] * 7


@pytest.mark.clause("MC1-230")
def test_with_a_limit_of_200_the_200th_turn_is_the_last() -> None:
    setup = GAME.agreed(7, {"turn_limit": "200"})
    match = GAME.placed(setup, {"coins": "6 6 8 6 8 6 6"})
    look = NOTATION.read("look")
    for _ in range(195):
        match.answer(match.asks().player, look)
    assert not match.over()
    match.answer(match.asks().player, look)
    assert match.over()
    truth = GAME.truth(match)
    assert (truth["end"], truth["won"]) == ("turn limit", "C E")
    assert sum(line.startswith("turn of ") for line in heard_by_all(match)) == 200


def heard_by_all(match: object) -> list[str]:
    assert isinstance(match, Court)
    return heard(match, SPECTATOR)


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
    handled = after(start, prelude)
    actor = handled.asks().player
    swapped, kept = after(handled, f"{letter(actor)}:swap"), after(handled, f"{letter(actor)}:keep")
    assert swapped.masks != kept.masks
    for ear in ears(start):
        one, other = heard(swapped, ear), heard(kept, ear)
        if ear == actor:
            assert one != other
            assert [len(line) for line in one] == [len(line) for line in other], "the same size both ways"
        else:
            assert "\n".join(one) == "\n".join(other)
            assert not any(" swaps " in line or " keeps " in line for line in one)
        assert json.dumps(viewed(swapped, ear)) == json.dumps(viewed(kept, ear))
    assert [question.spelt() for question in swapped.asked()] == [question.spelt() for question in kept.asked()]
    assert swapped.options(swapped.asks()) == kept.options(kept.asks())
    for answer in NOTATION.answers:
        assert refusal(swapped, answer.text) == refusal(kept, answer.text)


def letter(player: Player) -> str:
    return "ABCDEFGHIJKLM"[player]


def viewed(match: Court, ear: Player) -> dict[str, object]:
    view = GAME.view(match.setup, ear)
    for fact in match.heard_by(ear):
        view.hear(fact)
    return view.shown()


def refusal(match: Court, text: str) -> str:
    """What whoever is asked would read; nothing when it would be taken."""
    try:
        match.fork().answer(match.asks().player, NOTATION.read(text))
    except AnswerRefused as problem:
        return str(problem)
    return ""


@pytest.mark.clause("MC1-070", "MC1-121", "MC1-250", "MC1-370")
@pytest.mark.parametrize("line", ["A:look", "A:Spy B..G:pass A:c A:swap", "A:Spy B..G:pass A:c A:keep"])
def test_whatever_the_hidden_cards_are_all_others_hear_the_same(line: str) -> None:
    """Nobody knows anything before; A, and only A, is told what A sees, in lines that every other misses."""
    masks = "Judge Bishop King Fool Queen Spy Witch".split()
    stories: dict[Player, set[str]] = {ear: set() for ear in [*first_players(7), SPECTATOR]}
    for turn in range(7):
        dealt = " ".join(masks[turn:] + masks[:turn])
        match = after(table(7, dealt), line)
        for ear, told in stories.items():
            told.add("\n".join(heard(match, ear)))
    assert {len(told) for ear, told in stories.items() if ear != 0} == {1}
    assert len(stories[Player(0)]) == 7


@pytest.mark.clause("MC1-249")
def test_four_arrangements_then_two() -> None:
    """A with B, B with C; then C is shown with the King. D's worlds, by the masks of A, B and C."""
    opened = GAME.opened(GAME.agreed(7, {"start": "D"}))
    assert isinstance(opened, Court)
    deal = " ".join([f"fate:{mask}" for mask in F7.split()])
    handled = after(opened, f"{deal} D:e D:keep E:f E:keep F:g F:keep G:f G:keep A:b A:keep B:c B:keep")
    assert arrangements(handled, Player(3)) == {
        "Judge Bishop King",
        "Bishop Judge King",
        "Judge King Bishop",
        "Bishop King Judge",
    }
    shown = after(handled, "C:King D:claim E..B:pass")
    assert arrangements(shown, Player(3)) == {"Judge Bishop King", "Bishop Judge King"}
    assert arrangements(shown, Player(0)) == {"Judge Bishop King"}


def arrangements(match: Court, player: Player) -> set[str]:
    dice = Dice(3)
    worlds = GAME.worlds(match.setup, player, match.heard_by(player), 100, dice.below)
    assert len(worlds) == 100
    return {" ".join(str(GAME.truth(world)["masks"]).split()[:3]) for world in worlds}


@pytest.mark.clause("MC1-291")
def test_the_deal_alone_says_which_card_is_protected() -> None:
    """Each of the six is dealt to A's protected place with the same odds, and nobody is asked to arrange anything."""
    match = GAME.opened(GAME.agreed(2, {"start": "A"}))
    for _ in range(2):
        match.answer(FATE, match.options(match.asks())[0])
    question = match.asks()
    assert question.spelt() == "WhichMask fate aP"
    assert question.weights(match) == [1, 1, 1, 1]
    assert JUDGE in match.options(question)
    for _ in range(4):
        match.answer(FATE, match.options(match.asks())[0])
    assert match.asks().name() == "WhichOfMine"

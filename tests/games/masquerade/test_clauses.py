"""What a scenario cannot say about Masquerade: many deals, every card, packs of one's own, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import BOTS, Dice
from ridotto.games.masquerade.public.deck.card import Card
from ridotto.games.masquerade.public.deck.vocabulary import ANY_SIDE, ARROWS, FACE_UP, FLIP_UP
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import DEAF, FATE, SPECTATOR, Match, SetupRefused
from ridotto.lab import drawn
from ridotto.table import Person, Terms
from tests.games.masquerade.clauses import EVERY, A, B, C, after, heard, offered, party, placed, same_to
from tests.games.masquerade.watching import GAME
from tests.table.tables import BO, DrivenTable, Habit, asked, do, first_option, habit, options, record, so

# ---- Setup and deal.


@pytest.mark.clause("MSQ-010")
def test_three_to_six_sit_down_and_nobody_else() -> None:
    for players in (3, 4, 5, 6):
        assert party(players).players == players
    for players in (0, 1, 2, 7, 8, 9):
        with pytest.raises(SetupRefused, match=f"^Masquerade has 3 to 6 players with these cards, not {players}$"):
            party(players)


@pytest.mark.clause("MSQ-011")
@pytest.mark.parametrize("players", range(3, 7))
def test_anybody_is_as_likely_to_begin_and_any_card_to_be_dealt(players: int) -> None:
    match, dice = GAME.start(party(players)), Dice(players)
    assert offered(match) == list("abcdef"[:players])
    dealt = 0
    while match.question_to(FATE) is not None:
        question = match.asks()
        assert question.weights(match) is None  # all alike
        if question.name() == "WhichCard":
            assert len(offered(match)) == 58 - dealt  # King and Queen come later
            dealt += 1
        match.answer(FATE, drawn(match, question, dice))
    truth: dict[str, Any] = GAME.truth(match)
    assert [len(cards.split()) for cards in truth["drawn"].values()] == [3] * players
    assert truth["deck"] == 60 - 3 * players


def royals_dealt(royals_in_deck: str, deals: int) -> int:
    """How often somebody was dealt King or Queen."""
    undealt = GAME.start(party(6, royals_in_deck=royals_in_deck, first_player="A"))
    found, dice = 0, Dice(12)
    for _ in range(deals):
        match = undealt.fork(DEAF)
        while (question := match.question_to(FATE)) is not None:
            match.answer(FATE, drawn(match, question, dice))
        hands: Any = GAME.truth(match)["drawn"]
        found += len({"King", "Queen"} & {card for hand in hands.values() for card in hand.split()})
    return found


@pytest.mark.clause("MSQ-012")
def test_nobody_begins_with_a_royal_unless_the_host_wants_it() -> None:
    assert royals_dealt("on", 1000) == 0
    assert royals_dealt("off", 100) > 20


# ---- Every card.


def plain_cards() -> list[Card]:
    """Those whose numbers nothing changes while they lie alone."""
    return [card for card in EVERY if not card.modifies_itself and not card.modifies_others]


@pytest.mark.clause("MSQ-056", "MSQ-058")
@pytest.mark.parametrize("card", plain_cards(), ids=lambda card: card.key.text)
def test_an_arrow_doubles_on_its_side_and_no_other(card: Card) -> None:
    for side, star in (("up", ""), ("down", "*")):
        if star and card.side != ANY_SIDE:
            continue
        match = placed(party(packs="extras"), {"B": f"{card.key.text}{star}"}, phase="start")
        numbers: Any = GAME.truth(match)
        assert numbers["attack"]["b1"] == card.attack * (2 if ARROWS[card.attack_arrow] == side else 1)
        assert numbers["health"]["b1"] == card.health * (2 if ARROWS[card.health_arrow] == side else 1)


FLIPPED = [card.key.text for card in EVERY if card.has(FLIP_UP)]


@pytest.mark.clause("MSQ-060", "MSQ-066")
@pytest.mark.parametrize("card", FLIPPED)
def test_flip_up_wants_a_card_that_lay_face_down_in_its_owners_turn(card: str) -> None:
    """Turned up by its owner, or attacking: it works. Laid face up, or turned up in another's turn: nothing."""
    setup = party()
    uses = f"uses {card}"
    others = {"B": "Raz Ogg Emma*", "C": "Duke"}
    row = f"{card}* Hal Blacksmith"
    own = placed(setup, {"A": row, **others}, pile="Terry")
    for text in ("A:a1 A:up", "A:a1 A:attack A:b2"):
        assert any(uses in line for line in heard(after(own, text), C)), text
    drawn_up = placed(setup, {"A": "Hal Blacksmith", **others}, pile="Terry", phase="start")
    assert not any(uses in line for line in heard(after(drawn_up, f"fate:{card} A:up"), C))
    theirs = placed(setup, {"A": f"{card}* Emma*", "B": "Raz Ogg Terric", "C": "Duke"}, pile="Terry", turn="B")
    turned = after(theirs, "B:b3 B:attack B:a2")
    assert f"a1 turns up {card}" in heard(turned, C)
    assert not any(uses in line for line in heard(turned, C))


@pytest.mark.clause("MSQ-072", "MSQ-073")
@pytest.mark.parametrize("card", [card.key.text for card in EVERY if card.has(FACE_UP)])
@pytest.mark.parametrize(
    ("wish", "silent", "speaking"), [("game", "0 0 0", "0 0 1"), ("seat", "0 5 5", "1 0 0")], ids=["game", "seat"]
)
def test_what_lies_face_up_waits_for_the_second_turn(card: str, wish: str, silent: str, speaking: str) -> None:
    rows = {"A": f"{card} Hal", "B": "Ogg", "C": "Duke"}
    setup = party(first_turn=wish)
    first = placed(setup, rows, phase="start", turns=silent)
    assert first.asks().name() == "WhichCard" and not any(f"uses {card}" in line for line in heard(first, C))
    second = placed(setup, rows, phase="start", turns=speaking)
    fires = second.asks().name() in ("WhetherToUse", "WhatToPay")
    assert fires or any(f"uses {card}" in line for line in heard(second, C))


# ---- Packs of one's own.

HEAD = '[deck]\nname = "guests"\ntitle = "Guests"\nseats = 0\n'
GUEST = """
[[card]]
name = "{name}"
class = "commoner"
gender = "female"
attack = {attack}
attack_arrow = "{arrow}"
health = 1
health_arrow = ""
text = "{name} is here."
flavour = "Good evening."
picture = {{ mask = "cat", face = "heart", hair = "none", hat = "none", colour = "{colour}", emblem = "moon" }}
[[card.ability]]
when = "{when}"
{more}do = [{do}]
"""


def guests(
    folder: Path, *abilities: tuple[str, str], attack: int = 2, arrow: str = "", more: str = ""
) -> MasqueradeSetup:
    """A table with these guests, called x1, x2 … in the order in which they came."""
    cards = [
        GUEST.format(name=f"Guest {number}", attack=attack, arrow=arrow, colour=colour, when=when, do=deed, more=more)
        for number, ((when, deed), colour) in enumerate(zip(abilities, ("rose", "teal", "plum", "ink")))
    ]
    path = folder / "guests.toml"
    path.write_text(HEAD + "".join(cards), encoding="utf-8")
    return party(packs=str(path))


@pytest.mark.clause("MSQ-053")
def test_attack_0_is_none_and_one_more_is_enough(tmp_path: Path) -> None:
    setup = guests(tmp_path, ("while_face_up", '{ modify = true, attack = 1, cards = "mine" }'))
    rows = {"A": "Stout x1*", "B": "Ogg", "C": "Duke"}
    assert offered(after(placed(setup, rows), "A:a1")) == ["down"]
    assert offered(after(placed(setup, {**rows, "A": "Stout x1"}), "A:a1")) == ["attack", "down"]


@pytest.mark.clause("MSQ-020", "MSQ-053", "MSQ-062")
def test_what_counts_against_some_counts_where_the_attacker_can_see_them(tmp_path: Path) -> None:
    """Attack 0, and 2 against nobles: open nobles are targets, a hidden card is none, noble or not."""
    against = 'if = { against = { class = ["noble"] } }\n'
    setup = guests(tmp_path, ("attacking", "{ modify = true, attack = 2 }"), attack=0, more=against)
    match = placed(setup, {"A": "x1 Hal", "B": "Duke Ogg", "C": "Ida*"})
    assert offered(after(match, "A:a1 A:attack")) == ["b1"]
    hidden = [placed(setup, {"A": "x1 Hal", "B": "Ogg", "C": f"{card}*"}) for card in ("Ida", "Nan")]
    assert [offered(after(match, "A:a1")) for match in hidden] == [["down"], ["down"]]
    same_to([A, B, SPECTATOR], setup, [after(match, "A:a1") for match in hidden])


@pytest.mark.clause("MSQ-056", "MSQ-063")
def test_what_is_added_is_doubled_with_the_rest(tmp_path: Path) -> None:
    """2 with a down arrow and 1 more: 6 from face down, 3 from face up."""
    setup = guests(tmp_path, ("always", "{ modify = true, attack = 1 }"), arrow="down")
    for word, total in (("x1*", 6), ("x1", 3)):
        match = placed(setup, {"A": word, "B": "Nan", "C": "Duke"})
        assert GAME.truth(match)["attack"] == {"a1": total, "b1": 1, "c1": 6}
        assert f"{total} against 6" in heard(after(match, "A:a1 A:attack A:b1"), C)


@pytest.mark.clause("MSQ-039", "MSQ-070")
def test_killed_is_attacked_and_discarded_in_anothers_turn(tmp_path: Path) -> None:
    """Not who attacks and loses, not who survives, not who is discarded."""
    setup = guests(tmp_path, ("killed", "{ draw = 1 }"))
    uses = "uses x1"
    attacked = placed(setup, {"A": "x1 Hal", "B": "Ogg", "C": "Duke"}, turn="B")
    assert f"A {uses}" in heard(after(attacked, "B:b1 B:attack B:a1"), C)
    attacking = placed(setup, {"A": "x1 Hal", "B": "Ogg", "C": "Duke"})
    assert "B kills x1 at a1" in heard(after(attacking, "A:a1 A:attack A:b1"), C)
    assert not any(uses in line for line in heard(after(attacking, "A:a1 A:attack A:b1"), C))
    crowded = placed(setup, {"A": "x1 Hal Nan Ida Job Raz", "B": "Ogg", "C": "Duke"}, phase="start")
    assert not any(uses in line for line in heard(after(crowded, "fate:Eva A:up A:a1"), C))
    safe = placed(setup, {"A": "x1 Leon", "B": "Jaric* Eva", "C": "Duke"}, turn="B")
    assert "A kills Eva at b2" in heard(after(safe, "B:b2 B:attack B:a1"), C)
    assert not any(uses in line for line in heard(after(safe, "B:b2 B:attack B:a1 B:a2"), C))


@pytest.mark.clause("MSQ-074")
def test_whose_turn_it_is_comes_first_then_clockwise_and_each_orders_their_own(tmp_path: Path) -> None:
    """Four end-of-turn abilities in B's turn: B's, then C's two in the order that C likes, then A's."""
    ends = ("end_of_turn", "{ draw_up_to = 6 }")
    setup = guests(tmp_path, *[("end_of_turn", "{ weaken = 1 }")] * 3, ends)
    match = placed(setup, {"A": "x1", "B": "x2 Hal", "C": "x3 x4"}, turn="B")
    ended = after(match, "B:end")
    assert ended.asks().player == C and offered(ended) == ["x3", "x4"]
    drew = after(ended, "C:x4 fate:Raz fate:Ida fate:Nan fate:Ogg B:up B:up B:up B:up")
    used = [line for line in heard(drew, SPECTATOR) if " uses " in line]
    assert used == ["B uses x2", "C uses x4", "C uses x3", "A uses x1"]


# ---- Leaving.


def company(match: Match, made: list[Habit]) -> DrivenTable:
    assert isinstance(match, Salon)
    people = [Person("Ada"), Person("Bo"), Person("Cy")]
    bots = {**BOTS, "quiet": habit("down end", made)}
    return DrivenTable(
        GAME, match.setup, people, first_option, Terms(stand_in="quiet"), secret=bytes(32), match=match, bots=bots
    )


@pytest.mark.clause("TBL-005")
def test_the_player_who_leaves_leaves_their_cards_and_their_turns_to_a_bot() -> None:
    made: list[Habit] = []
    table = company(placed(party(), {"A": "Ida Nan", "B": "King* Hal", "C": "Duke"}), made)
    table.leave(BO)
    assert so(table, "rows") == {"A": "Ida Nan", "B": "King* Hal", "C": "Duke"}
    do(table, "A:end")
    assert record(table) == ["A:end", "fate:Queen", "B:down", "B:end", "fate:Avatar"]
    assert so(table, "rows") == {"A": "Ida Nan", "B": "King* Hal Queen*", "C": "Duke"}
    assert asked(table, C) == "UpOrDown"
    assert set(GAME.census(table.match).values()) == {1}
    (bot,) = made
    assert "King is hidden at b1" in bot.heard and "B draws Queen" in bot.heard
    do(table, "C:up C:c1 C:attack")
    assert options(table, C) == ["a1", "a2", "b2"]


@pytest.mark.clause("TBL-005")
def test_the_player_who_leaves_in_their_own_turn_leaves_the_rest_of_it_to_a_bot() -> None:
    made: list[Habit] = []
    start = placed(party(), {"A": "Ida Nan", "B": "Hal", "C": "Duke"}, turn="B", phase="start")
    table = company(start, made)
    assert asked(table, BO) == "UpOrDown"
    table.leave(BO)
    assert record(table) == ["fate:King", "B:down", "B:end", "fate:Queen"]
    assert so(table, "rows") == {"A": "Ida Nan", "B": "Hal King*", "C": "Duke"}
    table.come_back(BO)
    do(table, "C:up C:end A:up A:end")
    assert asked(table, BO) == "UpOrDown"


@pytest.mark.clause("TBL-005")
def test_the_kings_owner_wins_when_the_deck_is_out_though_they_left() -> None:
    start = placed(party(), {"A": "Ida Nan", "B": "King*", "C": "Duke"}, deck="Ogg")
    table = company(start, [])
    table.leave(BO)
    do(table, "A:end")
    assert (so(table, "end"), so(table, "won")) == ("no card to draw", "B")

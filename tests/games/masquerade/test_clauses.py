"""What a scenario cannot say about Masquerade: many matches at once, every card, both ways of a secret, leaving."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import BOTS, Dice
from ridotto.games.masquerade.deck.card import Card
from ridotto.games.masquerade.deck.vocabulary import ANY_SIDE, ARROWS, FACE_UP, FLIP_UP
from ridotto.games.masquerade.salon import Salon
from ridotto.games.masquerade.setup import Party
from ridotto.kernel import DEAF, FATE, SPECTATOR, Match, Player, SetupRefused, name
from ridotto.lab import drawn
from ridotto.replay.playing import play_written
from ridotto.table import Person, Table, Terms
from tests.contracts.perception import SENSES, must_look_alike, perceived
from tests.contracts.walking import walk
from tests.games.masquerade.watching import GAME, JOINING, TABLES, really
from tests.table.tables import BO, Habit, asked, do, first_option, habit, options, record, so

A, B, C, D = Player(0), Player(1), Player(2), Player(3)
SHORT = {sense: SENSES[sense] for sense in ("story", "audiences", "question", "view")}


def party(players: int = 3, **wishes: str) -> Party:
    setup = GAME.agreed(players, wishes)
    assert isinstance(setup, Party)
    return setup


BASE = party().cards
EVERY = party(packs="extras").cards


def placed(setup: Party, rows: dict[str, str], **position: object) -> Salon:
    """A match in the middle, as a scenario describes it."""
    match = GAME.placed(setup, {"rows": rows, **position})
    assert isinstance(match, Salon)
    return match


def after(match: Match, text: str) -> Match:
    """What becomes of a match once these answers are given; the match itself stays where it is."""
    twin = match.fork()
    play_written(twin, GAME, text.split())
    return twin


def heard(match: Match, ear: Player) -> list[str]:
    return [fact.spelt() for fact in match.heard_by(ear)]


def offered(match: Match) -> list[str]:
    return [option.text for option in match.offer()]


def said(text: str) -> str:
    """The title of a parametrized test."""
    return text.replace(" ", "_")


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
    match, dice = GAME.opened(party(players)), Dice(players)
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
    undealt = GAME.opened(party(6, royals_in_deck=royals_in_deck, first_player="A"))
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


# ---- Secrets: whatever is hidden, all others hear, are asked, are offered and see the same.


def same_to(ears: list[Player], setup: Party, histories: Sequence[Match]) -> None:
    assert len(histories) > 1
    for ear in ears:
        first = perceived(GAME, setup, histories[0], ear, SHORT)
        for other in histories[1:]:
            must_look_alike(first, perceived(GAME, setup, other, ear, SHORT), f"{name(ear)} can tell {other.record}")


def hideable(*elsewhere: str) -> list[str]:
    """All cards of both packs that can lie face down, but for those that lie somewhere already."""
    return [card.key.text for card in EVERY if card.side == ANY_SIDE and card.key.text not in elsewhere]


@pytest.mark.clause("MSQ-013")
def test_while_sides_are_chosen_nobody_knows_of_anybody_else() -> None:
    """Eight ways for B: until A has chosen the last, A, C and spectators perceive one of them."""
    setup = party(first_player="A")
    deal = "fate:Nan fate:Hal fate:Raz fate:Emma fate:Duke fate:Bard fate:Ida fate:Ogg fate:Job"
    dealt = after(GAME.opened(setup), deal)
    ways = list(product(("up", "down"), repeat=3))
    for chosen in range(1, 4):
        texts = []
        for way in ways:
            texts.append(" ".join([f"B:{side} C:up A:up" for side in way[:chosen]]).removesuffix(" A:up"))
        same_to([A, C, SPECTATOR], setup, [after(dealt, text) for text in texts])
    shown = {really(after(dealt, " ".join([f"B:{side} C:up A:up" for side in way])))["b1"] for way in ways}
    assert shown == {"Emma", "Emma*"}


@pytest.mark.clause("MSQ-013")
def test_what_is_dealt_is_known_to_its_owner_alone() -> None:
    """Every card that A may be dealt first: to all others it is a card, Serell too, who has but one side."""
    setup = party(packs="extras", first_player="A")
    start = GAME.opened(setup)
    rest = "fate:Hal fate:Raz fate:Emma fate:Duke fate:Bard fate:Ida fate:Ogg fate:Job"
    cards = [card for card in offered(start) if card not in rest]
    assert "Serell" in cards and len(cards) > 50
    same_to([B, C, SPECTATOR], setup, [after(start, f"fate:{card} {rest}") for card in cards])
    sealed = [after(start, f"fate:{card} {rest} A:up B:down") for card in cards]
    same_to([B, C, SPECTATOR], setup, sealed)


DRAWN = ["", "A:end", "A:end fate:Leon B:down", "A:end fate:Leon B:down B:b1", "A:end fate:Leon B:down B:b1 B:attack"]


@pytest.mark.clause("MSQ-020", "MSQ-052", "MSQ-062")
@pytest.mark.parametrize("text", DRAWN, ids=said)
def test_whatever_was_drawn_and_laid_face_down_is_a_card_to_all_others(text: str) -> None:
    """When it comes, when its owner's turn ends, and when others are about to attack it."""
    setup = party(packs="extras")
    start = placed(setup, {"A": "Nan*", "B": "Hal Ghost*", "C": "Duke"}, phase="start")
    cards = hideable("Nan", "Hal", "Ghost", "Duke", "Leon")
    assert len(cards) == 56
    same_to([B, C, SPECTATOR], setup, [after(start, f"fate:{card} A:down {text}") for card in cards])


@pytest.mark.clause("MSQ-034", "MSQ-035")
def test_before_it_lies_there_nobody_sees_whether_there_was_a_choice() -> None:
    setup = party()
    start = placed(setup, {"A": "Nan*", "B": "Hal Ghost*", "C": "Duke"}, phase="start")
    same_to([B, C, SPECTATOR], setup, [after(start, f"fate:{card}") for card in offered(start)])
    sides = {card: offered(after(start, f"fate:{card}")) for card in offered(start)}
    assert [card for card, ways in sides.items() if ways != ["up", "down"]] == ["Serell"]


ATTACKERS = "Ida Bishop Ralf Lance Dante Ourri* Isolda* Simon* Warrin* Nickie Terric Anathema".split()


@pytest.mark.clause("MSQ-020", "MSQ-052", "MSQ-053", "MSQ-062")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_what_may_be_done_to_a_hidden_card_does_not_depend_on_which_it_is(attacker: str) -> None:
    """Before the attack is declared; a noble, a royal or nobody at all may lie there."""
    setup = party(packs="extras")
    cards = hideable(attacker.removesuffix("*"), "Hal", "Duke")
    histories = [placed(setup, {"A": f"{attacker} Hal", "B": f"{card}*", "C": "Duke"}, pile="Serell") for card in cards]
    same_to([A, C, SPECTATOR], setup, histories)
    ways = offered(after(histories[0], "A:a1"))
    for text in ["A:a1", *["A:a1 A:attack" for way in ways if way == "attack"]]:
        same_to([A, C, SPECTATOR], setup, [after(match, text) for match in histories])


@pytest.mark.clause("MSQ-020", "MSQ-106")
def test_hidden_cards_that_change_hands_stay_a_secret_of_two() -> None:
    setup = party(packs="extras")
    histories = []
    for card in hideable("Ida", "Queen", "Duke"):
        start = placed(setup, {"A": f"Ida {card}*", "B": "Queen", "C": "Duke"})
        histories.append(after(start, "A:a1 A:attack A:b1"))
        assert f"{card} is hidden at b2" in heard(histories[-1], B)
    same_to([C, SPECTATOR], setup, histories)


@pytest.mark.clause("MSQ-014", "MSQ-020", "MSQ-021")
def test_a_newcomer_hears_nothing_of_what_was_before() -> None:
    """Shown once and turned down, or hidden all along, and whichever card it is: one present, one story."""
    setup = party(joining="on")
    long_ago = placed(setup, {"A": "Nan*", "B": "Hal", "C": "Duke"})
    pasts = [after(long_ago, "A:a1 A:up clock:on fate:Raz B:up B:b1 B:down B:end")]
    present = {"A": "Nan", "C": "Duke", "B": "Hal* Raz"}
    assert really(pasts[0]) == {"a1": "Nan", "b1": "Hal*", "b2": "Raz", "c1": "Duke"}
    for card in ("Hal", "Queen", "King", "Simon", "Emma"):
        rows = {**present, "B": f"{card}* Raz"}
        pasts.append(after(placed(setup, rows, turn="B", actions=2), "B:end"))
    joined = [after(past, "clock:join fate:Ogg fate:Ida fate:Job D:up D:down") for past in pasts]
    same_to([D], setup, joined)
    assert heard(joined[0], D)[0] == "the deck has 56"
    assert not any("Hal" in line or "turns" in line for line in heard(joined[0], D))


@pytest.mark.clause("MSQ-014", "MSQ-016")
def test_what_a_newcomer_is_dealt_is_a_secret_like_any_other() -> None:
    setup = party(packs="extras", joining="on")
    start = after(placed(setup, {"A": "Nan", "B": "Hal", "C": "Duke"}), "A:end clock:join")
    cards = hideable("Nan", "Hal", "Duke", "Ogg", "Ida")
    assert {"King", "Queen"} < set(cards)
    for text in ("fate:Ogg fate:Ida", "fate:Ogg fate:Ida D:down D:up D:down clock:on"):
        same_to([A, B, C, SPECTATOR], setup, [after(start, f"fate:{card} {text}") for card in cards])


@pytest.mark.clause("MSQ-022")
def test_the_deck_has_no_order_and_all_of_it_is_as_likely() -> None:
    match = placed(party(), {"A": "Nan", "B": "Hal", "C": "Duke"}, phase="start", pile="Raz")
    left = [card.key.text for card in BASE if card.key.text not in ("Nan", "Hal", "Duke", "Raz")]
    assert offered(match) == left
    assert match.asks().weights(match) is None


# ---- Whole matches by dice.


def moments(players: int, wishes: dict[str, str], seed: int) -> Iterator[tuple[Salon, str, list[str]]]:
    """Every open question of a match, by its name, with its options."""
    for match in walk(GAME, GAME.agreed(players, wishes), seed):
        assert isinstance(match, Salon)
        if not match.over():
            yield match, match.asks().name(), offered(match)


@pytest.mark.clause("MSQ-031", "MSQ-034", "MSQ-037", "MSQ-041", "MSQ-044")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_actions_begin_with_all_placed_and_at_most_six(players: int, wishes: dict[str, str]) -> None:
    """No more than three, each with a card of one's own that has not acted; and somebody can always act."""
    asked_often = 0
    for match, question, found in moments(players, wishes, 40 + players):
        if question == "WhatToDo":
            asked_often += 1
            mine = name(Player(match.turn)).lower()
            acted = str(GAME.truth(match)["acted"]).split()
            assert match.asks().player == match.turn
            assert not any(match.drawn)
            assert match.actions < 3
            assert match.actions > 0 or len(match.rows[match.turn]) <= 6
            assert len(found) > 1 and found[-1] == "end"
            assert all(place[0] == mine and place not in acted for place in found[:-1])
    assert asked_often > 20


@pytest.mark.clause("MSQ-050", "MSQ-051", "MSQ-052", "MSQ-053")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_targets_are_others_open_cards_or_where_there_are_none_all(players: int, wishes: dict[str, str]) -> None:
    attacks = 0
    for match, question, found in moments(players, wishes, 50 + players):
        if question == "WhomToAttack":
            attacks += 1
            mine = name(match.asks().player).lower()
            expected = []
            for row in "abcdef":
                there = {place: word for place, word in really(match).items() if place[0] == row != mine}
                up = [place for place, word in there.items() if not word.endswith("*")]
                expected += up or list(there)
            assert found == expected
            numbers: Any = GAME.truth(match)["attack"]
            attacker = heard(match, SPECTATOR)[-1].split()[0]
            assert numbers[attacker] > 0
    assert attacks > 5


@pytest.mark.clause("MSQ-029", "MSQ-032", "MSQ-036", "MSQ-038")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_what_else_is_asked_in_a_turn(players: int, wishes: dict[str, str]) -> None:
    for match, question, found in moments(players, wishes, 60 + players):
        if question == "HowManyToDraw":
            assert not match.rows[match.turn] and match.deck > 0
        elif question in ("UpOrDown", "SideOf"):
            assert found in (["up", "down"], ["up"])
        elif question == "WhatToThrow":
            there = really(match)
            assert "King" not in [there[place].removesuffix("*") for place in found]
            assert {place[0] for place in found} == {name(match.asks().player).lower()}


@pytest.mark.clause("MSQ-014", "MSQ-015", "MSQ-017", "MSQ-030", "MSQ-049")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_somebody_may_sit_down_after_every_turn_and_never_else(players: int) -> None:
    """As long as there is a seat and the deck has three; 60 cards there are at every moment."""
    between = 0
    for match, question, found in moments(players, JOINING, 70 + players):
        assert set(GAME.census(match).values()) == {1}
        told = heard(match, SPECTATOR)
        assert (question == "AnybodyElse") == (match.asks().player not in (*match.seated, FATE))
        if question == "AnybodyElse":
            between += 1
            assert found == (["on", "join"] if match.seats < 6 and match.deck >= 3 else ["on"])
            at = max(number for number, line in enumerate(told) if line.startswith("turn of "))
            assert f"{name(Player(match.turn))} ends the turn" in told[at:]
            assert not any(match.drawn)
    assert between > 5


def turns_of(match: Match) -> list[list[str]]:
    """What everyone heard, turn by turn; each begins with whose turn it is."""
    turns: list[list[str]] = []
    for line in heard(match, SPECTATOR):
        if line.startswith("turn of "):
            turns.append([])
        if turns:
            turns[-1].append(line)
    return turns


@pytest.mark.clause("MSQ-017", "MSQ-030", "MSQ-031", "MSQ-041", "MSQ-049")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_turns_go_clockwise_with_a_draw_three_actions_and_an_end(players: int, wishes: dict[str, str]) -> None:
    *_, match = walk(GAME, GAME.agreed(players, wishes), 80 + players)
    order = str(GAME.truth(match)["order"]).split()
    turns = turns_of(match)
    seats = order[:players]
    for turn, following in pairwise(turns):
        seat = turn[0].removeprefix("turn of ")
        drew = [line for line in turn if line == f"{seat} draws a card"]
        ends = turn.index(f"{seat} ends the turn")
        assert drew or any(line.endswith("is discarded from the deck") for line in turn)
        assert len([line for line in turn if line.endswith(" acts")]) <= 3
        assert not any(line.endswith((" acts", " attack")) for line in turn[ends:])
        seats += [line.removesuffix(" joins") for line in turn[ends:] if re.fullmatch("[A-F] joins", line)]
        assert following[0] == f"turn of {seats[(seats.index(seat) + 1) % len(seats)]}"
    assert len(turns) > 5 and seats == order


@pytest.mark.clause("MSQ-054", "MSQ-055", "MSQ-059")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_as_much_as_the_health_kills_and_less_dies(players: int, wishes: dict[str, str]) -> None:
    """Whoever fights lies open afterwards, so nobody is killed under a mask."""
    fights = 0
    *_, match = walk(GAME, GAME.agreed(players, wishes), 90 + players)
    for turn in turns_of(match):
        seat = turn[0].removeprefix("turn of ")
        for at, line in enumerate(turn):
            if found := re.fullmatch(r"(\d+) against (\d+)", line):
                rest = [told for told in turn[at + 1 :] if " turns up " not in told]
                if killed := re.match("([A-F]) kills", rest[0]):
                    fights += 1
                    assert (int(found[1]) >= int(found[2])) == (killed[1] == seat)
    assert fights > 3


@pytest.mark.clause("MSQ-021")
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_turning_a_card_moves_none(players: int, wishes: dict[str, str]) -> None:
    """Over a whole match: after an answer that turned cards and did nothing else, all lie where they lay."""
    turned, told = 0, 0
    before: dict[str, str] = {}
    for match, _, _ in moments(players, wishes, 30 + players):
        there = {place: word.removesuffix("*") for place, word in really(match).items()}
        news = heard(match, SPECTATOR)[told:]
        if news and all(re.search(r" turns (up|down)| ends the turn|turn of ", line) for line in news):
            turned += 1
            assert there == before
        before, told = there, told + len(news)
    assert turned > 5


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
def test_what_lies_face_up_waits_for_its_owners_second_turn(card: str) -> None:
    rows = {"A": f"{card} Hal", "B": "Ogg", "C": "Duke"}
    first = placed(party(), rows, phase="start", turns="0 5 5")
    assert first.asks().name() == "WhichCard" and not any(card in line for line in heard(first, C)[6:])
    second = placed(party(), rows, phase="start", turns="1 0 0")
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


def guests(folder: Path, *abilities: tuple[str, str], attack: int = 2, arrow: str = "", more: str = "") -> Party:
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


def company(match: Match, made: list[Habit]) -> Table:
    assert isinstance(match, Salon)
    people = [Person("Ada"), Person("Bo"), Person("Cy")]
    bots = {**BOTS, "quiet": habit("down end", made)}
    return Table(GAME, match.setup, people, first_option, Terms(stand_in="quiet"), match=match, bots=bots)


@pytest.mark.clause("MSQ-091")
def test_whoever_leaves_leaves_their_cards_and_their_turns_to_a_bot() -> None:
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


@pytest.mark.clause("MSQ-091")
def test_whoever_leaves_in_their_own_turn_leaves_the_rest_of_it_to_a_bot() -> None:
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


@pytest.mark.clause("MSQ-091")
def test_the_kings_owner_wins_when_the_deck_is_out_though_they_left() -> None:
    start = placed(party(), {"A": "Ida Nan", "B": "King*", "C": "Duke"}, deck="Ogg")
    table = company(start, [])
    table.leave(BO)
    do(table, "A:end")
    assert (so(table, "end"), so(table, "won")) == ("no card to draw", "B")

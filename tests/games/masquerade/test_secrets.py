"""Whatever is hidden in Masquerade, all others hear, are asked, are offered and see the same."""

from __future__ import annotations

from itertools import product

import pytest

from ridotto.games.masquerade.public.deck.vocabulary import ANY_SIDE
from ridotto.kernel import SPECTATOR
from ridotto.words.files import catalogue
from tests.games.masquerade.clauses import BASE, EVERY, A, B, C, D, after, heard, offered, party, placed, same_to
from tests.games.masquerade.watching import GAME, really


def said(text: str) -> str:
    """The title of a parametrized test."""
    return text.replace(" ", "_")


def hideable(*elsewhere: str) -> list[str]:
    """All cards of both packs that can lie face down, but for those that lie somewhere already."""
    return [card.key.text for card in EVERY if card.side == ANY_SIDE and card.key.text not in elsewhere]


@pytest.mark.clause("MSQ-013")
def test_while_sides_are_chosen_nobody_knows_of_anybody_else() -> None:
    """Eight ways for B: until A has chosen the last, A, C and spectators perceive one of them."""
    setup = party(first_player="A")
    deal = "fate:Nan fate:Hal fate:Raz fate:Emma fate:Duke fate:Bard fate:Ida fate:Ogg fate:Job"
    dealt = after(GAME.start(setup), deal)
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
    start = GAME.start(setup)
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


@pytest.mark.slow
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


@pytest.mark.clause("MSQ-021")
def test_who_saw_a_card_is_told_its_name_when_it_is_turned_down() -> None:
    """In the sentence that they read; whoever never saw the hidden one beside it is told a place."""
    setup = party()
    match = after(placed(setup, {"A": "Ida Raz*", "B": "Hal", "C": "Duke"}), "A:a1 A:down A:a2 A:attack")
    for ear in (B, SPECTATOR):
        view, told = GAME.view(setup, ear), []
        for fact in match.heard_by(ear):
            told.append(GAME.reader(setup, catalogue("en"), ["Ada", "Bo", "Cy"], None, view).fact(fact))
            view.hear(fact)
        assert [line for line in told if "turned face down" in line and "Countess Ida" in line]
        assert not any("Raz" in line for line in told)


@pytest.mark.clause("MSQ-020", "MSQ-127")
def test_whose_strength_ends_is_told_by_places_and_not_by_what_is_hidden_there() -> None:
    setup = party()
    strong = {"b1": "A", "b2": "A"}
    rows = [{"A": "Nan", "B": row, "C": "Duke"} for row in ("Hal* Emma*", "Emma* Hal*")]
    histories = [placed(setup, each, boosted=strong, turn="A", phase="start") for each in rows]
    same_to([A, C, SPECTATOR], setup, histories)
    assert heard(histories[0], A)[-2:] == ["the strength of b1 by A ends", "the strength of b2 by A ends"]

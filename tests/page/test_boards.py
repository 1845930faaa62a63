"""The boards of Masques and Masquerade show what is in a view, and nothing else can be chosen than what is offered."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import pytest

import ridotto
from tests.page.drawings import Drawings

View = dict[str, Any]

BUTTON: Final = re.compile(r'<button[^>]*data-place="(\w+)"[^>]*>')
LABEL: Final = re.compile(r'aria-label="((?:arcade|hall) \w+)"|for-ears[^"]*">((?:arcade|hall) \w+)<')
PLACE: Final = re.compile(r"<li\b.*?</li>", re.DOTALL)
DESK: Final = (852, 732)
PHONE: Final = (350, 406)


def view_of(game: str, players: int, answers: int) -> View:
    """Returns a view of A's after so many answers: the first that is offered, and face down where that is."""
    match = ridotto.open(game, players, seed=5)
    for _ in range(answers):
        player = match.asked[0]
        options = list(match.options(player))
        match.answer(player, "down" if "down" in options else options[0])
    return match.view("A")


def drawn(drawings: Drawings, board: str, room: tuple[int, int], *props: Mapping[str, object]) -> list[str]:
    found: list[str] = drawings.of(*[(board, each, *room) for each in props])
    return found


def tab_stops(markup: str) -> list[str]:
    return [button for button in BUTTON.findall(markup) if f'data-place="{button}" tabindex="0"' in markup]


# ---- The palace.


@pytest.mark.parametrize(("game", "players"), [("masques-dust", 4), ("masques-dust", 2), ("masques-ffg", 3)])
def test_the_palace_is_read_clockwise_and_only_options_are_buttons(drawings: Drawings, game: str, players: int) -> None:
    view = view_of(game, players, 24)
    vacant = [hall for hall, card in view["halls"].items() if card is None]
    (idle, asked) = drawn(drawings, "palaceBoard", PHONE, {"view": view}, {"view": view, "options": vacant})
    ring = [
        f"{kind} {at}" for pair in zip(view["arcades"], view["halls"]) for kind, at in zip(("arcade", "hall"), pair)
    ]
    for markup in (idle, asked):
        assert ["".join(label) for label in LABEL.findall(markup)] == ring
    assert BUTTON.findall(idle) == []
    assert BUTTON.findall(asked) == vacant
    assert tab_stops(asked) == vacant[:1]


def test_an_arcade_bears_the_crest_of_the_card_that_leads(drawings: Drawings) -> None:
    view = view_of("masques-dust", 4, 40)
    turned = next(at for at, lead in view["leads"].items() if lead["higher"] and view["arcades"][at] is not None)
    face_down = {**view, "arcades": {**view["arcades"], turned: {**view["arcades"][turned], "face_down": True}}}
    (shown, hidden, down) = drawn(
        drawings, "palaceBoard", DESK, {"view": view}, {"view": view, "showsLeads": False}, {"view": face_down}
    )
    assert crests(shown) == {
        at: re.sub(r"\d", "", view["halls"][lead["higher"]]["card"]) if lead["higher"] else "="
        for at, lead in view["leads"].items()
        if view["arcades"][at] and (lead["higher"] or (lead["why"] == "neither is higher" and not lead["open"]))
    }
    assert len(set(crests(shown).values())) > 1
    assert crests(hidden) == {}
    assert crests(down) == {at: crest for at, crest in crests(shown).items() if at != turned}


def crests(markup: str) -> dict[str, str]:
    """Returns the crests beside arcades, by arcade."""
    found = {}
    for place in PLACE.findall(markup):
        flag = re.search(r'class="flag.*?(?:#(\w+)"|>(?:<!--.*?-->)*(=))', place, re.DOTALL)
        at = re.search(r"arcade ([A-Z]\d+)", place)
        if flag is not None and at is not None:
            found[at[1]] = flag[1] or flag[2]
    return found


def test_a_held_card_is_shown_where_it_would_lie_with_what_it_would_change(drawings: Drawings) -> None:
    view = view_of("masques-dust", 4, 24)
    hall = next(hall for hall, card in view["halls"].items() if card is None)
    arcade = list(view["arcades"])[list(view["halls"]).index(hall)]
    then = {
        **view,
        "halls": {**view["halls"], hall: {"card": "Foscari4", "face_down": False, "counts": 4}},
        "leads": {**view["leads"], arcade: {"by": "B", "why": "", "higher": hall, "open": True}},
    }
    (held, before) = drawn(drawings, "palaceBoard", DESK, {"view": then, "held": hall}, {"view": view})
    assert crests(held)[arcade] == "Foscari"
    assert crests(before).get(arcade) != "Foscari"
    assert len(re.findall(r'class="card[^"]* held', held)) == 1
    assert " held" not in before


# ---- The rows.


@pytest.mark.parametrize(("players", "room"), [(3, (872, 620)), (4, (360, 452)), (6, (360, 534)), (6, (872, 620))])
def test_every_card_can_be_reached_by_keys_from_one_tab_stop(
    drawings: Drawings, players: int, room: tuple[int, int]
) -> None:
    view = view_of("masquerade", players, 40)
    (markup,) = drawn(drawings, "rowsBoard", room, {"view": view})
    seats = [*view["seats"][1:], view["seats"][0]]
    places = [f"{seat['player'].lower()}{n + 1}" for seat in seats for n in range(len(seat["row"]))]
    assert len(places) >= players
    assert BUTTON.findall(markup) == places
    assert len(tab_stops(markup)) == 1


def test_backs_of_cards_tell_nothing(drawings: Drawings) -> None:
    view = {**view_of("masquerade", 4, 40), "acting": None}
    (markup,) = drawn(drawings, "rowsBoard", (872, 620), {"view": view})
    hidden = [
        f"{seat['player'].lower()}{n + 1}"
        for seat in view["seats"]
        for n, card in enumerate(seat["row"])
        if card["card"] is None
    ]
    cards = {BUTTON.findall(place)[0]: place for place in PLACE.findall(markup) if BUTTON.search(place)}
    backs = {inside_button(cards[place]) for place in hidden}
    assert len(hidden) > 1
    assert len(backs) == 1


def inside_button(markup: str) -> str:
    return markup.partition("<button")[2].partition(">")[2]


def test_a_card_of_a_pack_that_the_page_does_not_know_has_a_face(drawings: Drawings) -> None:
    view = view_of("masquerade", 3, 40)
    known = {**view["seats"][1]["row"][0], "side": "up", "known": "open", "attack": 2, "health": 3}
    seats = [[{**seat, "row": [{**known, "card": card}]} for seat in view["seats"]] for card in ("x1", "x2")]
    (one, other) = drawn(drawings, "rowsBoard", (872, 620), *[{"view": {**view, "seats": each}} for each in seats])
    assert "M2 98c2-15" in one  # the shoulders of a portrait
    assert one.replace("x1", "x2") != other


# ---- How cards move.


def test_a_card_that_is_laid_or_turned_moves_alike_on_either_side(drawings: Drawings) -> None:
    """What a card is, and on which side it lies, is in no motion and in no time."""
    before = view_of("masquerade", 4, 40)
    pairs = [
        ({"kind": "laid-up", "card": "King", "at": "b2"}, {"kind": "laid-down", "at": "b2"}),
        ({"kind": "turned-up", "card": "King", "at": "b1"}, {"kind": "turned-down", "at": "b1"}),
        ({"kind": "drew", "player": "B", "card": "King"}, {"kind": "drew-unseen", "player": "B"}),
    ]
    for pair in pairs:
        shown, hidden = drawings.of(*[("motion", {"fact": fact, "before": before}) for fact in pair])
        assert shown == hidden and shown["cards"]


def test_an_attack_lunges_strikes_and_lets_fall_in_its_time(drawings: Drawings) -> None:
    before = view_of("masquerade", 4, 40)
    attack, kill, moved = drawings.of(
        ("motion", {"fact": {"kind": "attacks", "at": "a1", "target": "b1"}, "before": before}),
        ("motion", {"fact": {"kind": "killed", "killer": "A", "card": "Hal", "at": "b1"}, "before": before}),
        ("motion", {"fact": {"kind": "moved", "at": "b1", "there": "a9"}, "before": before}),
    )
    assert attack["cards"]["a1"] == {"kind": "lunges", "other": "b1", "lasts": 300}
    assert attack["cards"]["b1"]["kind"] == "struck"
    assert kill == {"cards": {}, "leaving": [{"at": "b1", "kind": "falls", "lasts": 320}]}
    end = len(next(seat for seat in before["seats"] if seat["player"] == "A")["row"]) + 1
    assert moved["cards"] == {f"a{end}": {"kind": "comes", "other": "b1", "lasts": 500}}

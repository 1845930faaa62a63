"""Every card of Masquerade has a face of its own, and so has every card that somebody invents."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from ridotto.games.masquerade.public.deck import BASE, PACKS, TRAITS
from tests.page.drawings import Drawings

CARDS: Final = [card for deck in (BASE, *PACKS.values()) for card in deck.cards]
PICTURED: Final[list[dict[str, object]]] = [{"name": card.name, "picture": card.picture} for card in CARDS]
SHAPE: Final = re.compile(r"<(?:path|circle|ellipse)[^>]*>")
MEDALLION: Final = '<circle cx="77"'  # in front of everything else but the emblem


def portraits(drawings: Drawings, pictured: list[dict[str, object]]) -> list[str]:
    return drawings.of(*[("portrait", card) for card in pictured])


def test_all_cards_of_the_house_are_drawn_differently(drawings: Drawings) -> None:
    drawn = portraits(drawings, PICTURED)
    assert len(drawn) == 62
    alike = [(one["name"], other["name"]) for (one, a), (other, b) in combinations(zip(PICTURED, drawn), 2) if a == b]
    assert alike == []


def test_no_two_differ_in_the_emblem_alone(drawings: Drawings) -> None:
    """The emblem is the smallest part: at 40 pixels it is 14 of them wide."""
    heads = [drawn.split(MEDALLION)[0] for drawn in portraits(drawings, PICTURED)]
    shapes = [set(SHAPE.findall(head)) for head in heads]
    near = [
        (one["name"], other["name"])
        for (one, a), (other, b) in combinations(zip(PICTURED, shapes), 2)
        if len(a ^ b) < 4
    ]
    assert near == []


def test_every_word_for_a_trait_is_drawn(drawings: Drawings) -> None:
    (drawn,) = drawings.of(("traits",))
    assert {trait: set(words) for trait, words in drawn.items()} == {
        trait: set(words) for trait, words in TRAITS.items()
    }


def test_every_trait_is_seen(drawings: Drawings) -> None:
    """With a bare head and half a mask nothing hides anything."""
    plain = {"mask": "patch", "face": "round", "hair": "none", "hat": "none", "colour": "teal", "emblem": "key"}
    worn = [{**plain, trait: word} for trait, words in TRAITS.items() for word in words]
    drawn = portraits(drawings, [{"name": "Nobody", "picture": picture} for picture in worn])
    assert len(set(drawn)) == len({str(picture) for picture in worn})


def test_a_portrait_follows_from_the_card_alone(drawings: Drawings) -> None:
    forwards = portraits(drawings, PICTURED)
    backwards = portraits(drawings, PICTURED[::-1])
    assert forwards == backwards[::-1]


def test_a_card_without_a_picture_has_a_face_by_its_name(drawings: Drawings) -> None:
    names = ["Fencing Master Corva", "Old Retainer Pim", "x1", "x2", "", "Ærø 李", "constructor"]
    faces = portraits(drawings, [{"name": name} for name in names])
    assert len(set(faces)) == len(names)
    assert portraits(drawings, [{"name": name, "picture": None} for name in names]) == faces


def test_words_that_nobody_draws_are_replaced_and_never_written_into_the_page(drawings: Drawings) -> None:
    odd = '"/><script>alert(1)</script>'
    known = dict(CARDS[0].picture)
    (plain, strange, inherited) = portraits(
        drawings,
        [
            {"name": odd, "picture": known},
            {"name": odd, "picture": {**known, "hat": odd, "wig": odd}},
            {"name": odd, "picture": {**known, "hat": "constructor"}},
        ],
    )
    assert "script" not in plain + strange + inherited
    assert strange == inherited != plain

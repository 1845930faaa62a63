"""What a host may wish: every objection is told at once, and cards of several packs keep apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridotto.games.masquerade.public.setup import host_options
from ridotto.kernel import FileList, SetupRefused
from tests.games.masquerade.clauses import party
from tests.games.masquerade.test_deck import deck_of, written
from tests.games.masquerade.watching import GAME


def objections(players: int, **wishes: str) -> list[str]:
    with pytest.raises(SetupRefused) as refused:
        GAME.set_up(players, wishes)
    return refused.value.problems


def test_every_option_that_there_is_not_is_named_the_first_and_the_last() -> None:
    first, last = objections(3, jokers="on", joining="on", kings="2")
    assert first.startswith("unknown option 'jokers': expected one of packs, first_player, royals_in_deck, joining")
    assert last.startswith("unknown option 'kings': ")


@pytest.mark.clause("MSQ-010", "MSQ-011")
@pytest.mark.parametrize("players", [0, 1])
def test_who_begins_is_a_letter_even_where_too_few_sit_down(players: int) -> None:
    assert objections(players, first_player="B") == [
        "first_player = 'B': expected a player's letter from A to A",
        f"Masquerade has 3 to 6 players with these cards, not {players}",
    ]


@pytest.fixture
def packs(tmp_path: Path) -> list[str]:
    """Two packs with one card each, and two with two."""
    files = []
    for number in range(4):
        file = tmp_path / f"pack{number}.toml"
        cards = [written(f"Guest {number} {each}", number=2 * number + each) for each in range(1 + number // 2)]
        file.write_text(deck_of(*cards), encoding="utf-8")
        files.append(str(file))
    return files


@pytest.mark.clause("MSQ-004")
def test_the_cards_of_several_packs_are_numbered_through(packs: list[str]) -> None:
    setup = party(packs=",".join(["extras", *packs]))
    assert [card.text for card in setup.names[60:]] == "Doctor Mary x1 x2 x3 x4 x5 x6".split()
    assert [card.name for card in setup.cards[62:]] == [
        *("Guest 0 0", "Guest 1 0", "Guest 2 0", "Guest 2 1", "Guest 3 0", "Guest 3 1")
    ]
    turned = party(packs=",".join([*packs, "extras"]))
    assert [card.text for card in turned.names[60:]] == "x1 x2 x3 x4 x5 x6 Doctor Mary".split()
    spelt = setup.chosen_options()["packs"].split(",")
    assert [word.partition("@")[0] for word in spelt] == ["extras", *packs]
    assert GAME.set_up(3, setup.chosen_options()).chosen_options() == setup.chosen_options()


@pytest.mark.clause("MSQ-002")
def test_all_that_is_wrong_in_a_pack_is_told(tmp_path: Path) -> None:
    file = tmp_path / "ball.toml"
    file.write_text(
        deck_of(written("Maid", "attack = -1\nhealth = -1"), written("Groom", "health = -1", number=1)),
        encoding="utf-8",
    )
    told = objections(3, packs=f"extras,{file}")
    cards = [f"packs: {file}: {card}" for card in ("Maid: attack", "Maid: health", "Groom: health")]
    assert [problem.partition(": expected")[0] for problem in told] == cards


@pytest.mark.clause("MSQ-004")
def test_an_option_says_which_packs_bring_seats() -> None:
    """The page offers as many seats as the cards allow; of our own packs none brings any."""
    packs = FileList("packs", "names", "", ("MSQ-004",), {"extras": 0, "crowd": 2}, ".toml")
    assert packs.more_seats() == {"crowd": 2}
    assert not packs.names_files("extras,crowd")
    (ours,) = [option for option in host_options() if option.name == "packs"]
    assert ours.more_seats() == {}
    assert not ours.names_files("extras") and ours.names_files("crowd")

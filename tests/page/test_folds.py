"""The facts of an update folded onto the view before give the view after, in every field that a fold claims."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.page.catalogue import SOURCES
from tests.page.folds import ENTRY, Update, fold, updates_of
from tests.page.voice import bundle

AS_USUAL: Final[Mapping[str, str]] = {}
SPIES: Final = {"custom_small": "on", "masks": "Judge,King,Queen,Spy,Thief,Cheat"}


class Match(NamedTuple):
    """A random match, told after every so many answers."""

    game: str
    players: int
    seed: int
    answers: int = 1
    options: Mapping[str, str] = AS_USUAL


MATCHES: Final = {
    "mascarade": [
        Match("mascarade-1e", 2, 2, options=SPIES),  # the Spy looks at masks that lie face up and are turned down
        Match("mascarade-1e", 6, 1, options={"turn_limit": "30"}),
        Match("mascarade-2e", 8, 2, answers=3),
        Match("mascarade-2e", 12, 3),
    ],
    "masquerade": [
        Match("masquerade", 4, 1, options={"packs": "extras"}),  # somebody gives the second of two cards
        Match("masquerade", 6, 2, answers=3),
    ],
    "masques": [
        Match("masques-dust", 2, 3),
        Match("masques-dust", 3, 1),
        Match("masques-dust", 2, 3, options={"two_player_draft": "off"}),
        Match("masques-ffg", 4, 2, answers=3),
    ],
}
FAMILIES: Final = sorted(MATCHES)


def updates(family: str) -> Iterator[Update]:
    for match in MATCHES[family]:
        yield from updates_of(match.game, match.players, match.seed, match.answers, **match.options)


def test_every_fold_is_tried() -> None:
    assert sorted(path.parent.name for path in SOURCES.glob("games/*/fold.ts")) == FAMILIES


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundle(tmp_path_factory.mktemp("folds"), ENTRY)


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_facts_folded_onto_the_view_before_give_the_view_after(family: str, program: Path, tmp_path: Path) -> None:
    told = list(updates(family))
    claims, found = fold(program, tmp_path, told)
    for update, folded in zip(told, found, strict=True):
        assert folded["wrong"] == [], update["where"]
    changed = {field for folded in found for field in folded["changed"]}
    constant = {field for field, claim in claims[family].items() if claim == "constant"}
    claimed = {field for field, claim in claims[family].items() if claim not in ("constant", "server")}
    assert changed == claimed, "each of them changes in these matches, so that the claim was tried"
    assert not changed & constant


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_a_fact_that_a_fold_does_not_hear_is_found_out(family: str, program: Path, tmp_path: Path) -> None:
    update = next(update for update in updates(family) if len(update["facts"]) > 1)
    deaf = Update(family=family, where="", before=update["before"], facts=update["facts"][:-1], after=update["after"])
    whole, part = fold(program, tmp_path, [update, deaf]).found
    assert whole["wrong"] == [] and part["wrong"] != []

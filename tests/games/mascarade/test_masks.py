"""Every mask has all that a mask needs, and nobody has to remember the list."""

from __future__ import annotations

from typing import Final

import pytest

from ridotto.games import game_called
from ridotto.games.mascarade.public.editions import EDITIONS, FIRST, SECOND, Edition
from ridotto.games.mascarade.public.masks import Ask, Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import MASKS
from ridotto.games.mascarade.secret.rules.powers import POWERS
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.kernel import Player, first_players
from ridotto.ledger import ledger
from ridotto.words.files import LANGUAGES, catalogue
from tests.page.catalogue import SOURCES

IN_THE_BOXES: Final = [(edition, sheet) for edition in EDITIONS for sheet in edition.box]
ASKED: Final = [(edition, sheet, ask) for edition, sheet in IN_THE_BOXES for ask in sheet.asks]
FOLDER: Final = SOURCES / "games" / "mascarade"
PICTURES: Final = (FOLDER / "masks.svg").read_text(encoding="utf-8")


def called(case: object) -> str:
    if isinstance(case, Edition):
        return case.id
    return case.question if isinstance(case, Ask) else case.mask.text if isinstance(case, Sheet) else ""


def says(language: str, key: str, edition: Edition) -> str:
    """A sentence about masks at a table of this edition."""
    game = game_called(edition.id)
    setup = game.set_up(edition.fewest, {})
    return game.reader(setup, catalogue(language), []).say(key)


def purses() -> Purses:
    """Four players with different wealth; nobody but the first is sure who they are, and there are fines."""
    return Purses([6, 7, 5, 9], 20, 3, first_players(4), [0, 1, 2, 3], [1.0, 0.2, 0.4, 0.0])


@pytest.mark.parametrize(("edition", "sheet"), IN_THE_BOXES, ids=called)
def test_a_mask_has_all_that_a_mask_needs(edition: Edition, sheet: Sheet) -> None:
    name, clauses = sheet.mask.text, ledger(edition.id)
    assert sheet.mask in MASKS
    power = POWERS[sheet.mask]
    assert sheet.count == 1 or type(power).use_by_two is not Power.use_by_two, "two may show it: what then?"
    cited = edition.numbered(sheet.clauses)
    assert cited and set(cited) <= set(clauses)
    for language in LANGUAGES:
        called, the, a = [says(language, f"mascarade-the-{name}{form}", edition) for form in ("", ".the", ".a")]
        assert called and the.endswith(called) and a.endswith(called) and the != a
        assert says(language, f"mascarade-power-{name}", edition).endswith(".")
        gist = says(language, f"mascarade-gist-{name}", edition)
        assert gist and not gist.endswith(".")
    assert f'<symbol id="{name}"' in PICTURES
    assert any(clause.topic == name.lower() for clause in clauses.values()), "the page quotes the clauses of its topic"


@pytest.mark.parametrize(("edition", "sheet"), IN_THE_BOXES, ids=called)
def test_a_bot_sees_some_worth_in_every_mask(edition: Edition, sheet: Sheet) -> None:
    expected = purses()
    sheet.expect(expected, Player(0))
    assert expected.coins != purses().coins or sheet.wins_with > 0 or sheet.insight > 0
    assert min(expected.coins) >= 0


@pytest.mark.parametrize(("edition", "sheet", "ask"), ASKED, ids=called)
def test_a_question_of_a_mask_has_words_and_reasons(edition: Edition, sheet: Sheet, ask: Ask) -> None:
    clauses = ledger(edition.id)
    for numbers in (ask.clauses, ask.choice, ask.own, ask.reach, ask.twice):
        assert set(edition.numbered(numbers)) <= set(clauses)
    assert ask.clauses and ask.choice
    for language in LANGUAGES:
        assert says(language, f"mascarade-ask-{ask.question}", edition).endswith(("?", ".", "\u00a0»")), language
    points = f"mascarade-option-{ask.question}-mask" not in catalogue("en")
    assert not points or (ask.own and ask.reach), "it can be refused to point there, and no clause says so"


def test_every_mask_is_in_a_box_and_every_power_is_of_a_mask() -> None:
    boxed = {sheet.mask for _, sheet in IN_THE_BOXES}
    assert set(MASKS) == set(POWERS) == boxed


def test_old_masks_have_the_same_questions_under_new_names() -> None:
    for name, ask in FIRST.asks.items():
        assert name not in SECOND.asks or SECOND.asks[name] is ask

"""Every scenario once more at a table where something else is so that does not concern it: everything stays the same.

Who sits under which letter, an empty bank that pays nobody, a mask that nobody touches, host options for what does not
happen here: what players are asked, offered and told depends on none of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import CENTRE
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import CLOCK, SPECTATOR, name
from ridotto.replay.playing import play_written
from ridotto.scenarios import Scenario, read_scenarios

pytestmark = pytest.mark.slow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FILES = [path for game in ("mascarade-1e", "mascarade-2e") for path in sorted((SCENARIOS / game).glob("*.toml"))]
BY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
LETTERS = "ABCDEFGHIJKLM"
LETTER = re.compile(r"\b[A-M]\b")
TOLD_BY_LETTER = re.compile("pays court|wins$")  # one step: the order of the facts means nothing


class Course(NamedTuple):
    """What came of the play of a scenario."""

    told_before: dict[str, list[str]]  # by ear
    told: dict[str, list[str]]  # the same for the play
    truth: dict[str, object]
    asked: list[str]  # who, what, and out of which options, with the odds of each


@cache
def played(path: Path) -> list[tuple[Scenario, Course]]:
    """The scenarios of a file that come to a match, with what comes of them."""
    found = read_scenarios(path.read_text(encoding="utf-8"))
    return [(each, course(each)) for each in found if "fails_setup" not in each.written]


def course(
    scenario: Scenario,
    host: dict[str, str] | None = None,
    position: Mapping[str, object] | None = None,
    play: str | None = None,
) -> Course:
    """The same table, but for what is given here."""
    game, setup = scenario.game(), agreed(scenario, host)
    written = scenario.written.get("position")
    match = game.start(setup) if written is None else game.start_at(setup, {**written, **(position or {})})
    assert isinstance(match, Court)
    told_before = told_since(match, 0)
    before = len(match.log)
    for word in (scenario.written.get("play", "") if play is None else play).split():
        who, _, what = word.partition(":")
        one, _, last = who.partition("..")
        match = match.fork()
        play_written(match, game, [f"{one}:{what}"])
        while last not in ("", one):
            wait(match, host)
            one = name(match.asks().player)
            play_written(match, game, [f"{one}:{what}"])
        wait(match, host)
    match = match.fork()
    return Course(told_before, told_since(match, before), game.truth(match), asked_in(match))


def told_since(match: Court, since: int) -> dict[str, list[str]]:
    """By ear, from this fact on."""
    return {
        name(ear): [each.fact.spelling() for each in match.log[since:] if each.is_for(ear)]
        for ear in (*match.setup.everybody, SPECTATOR)
    }


def asked_in(match: Court) -> list[str]:
    found = []
    for question in match.open_questions():
        options = [option.text for option in match.options(question)]
        odds = [str(weight) for weight in question.weights(match) or []]
        found.append(" ".join([name(question.player), question.name(), *options, *odds]))
    return found


def before_play(scenario: Scenario) -> Course:
    return course(scenario, play="")


def agreed(scenario: Scenario, host: dict[str, str] | None = None) -> MascaradeSetup:
    game = scenario.game()
    setup = game.set_up(scenario.players(), scenario.wishes(game) | (host or {}))
    assert isinstance(setup, MascaradeSetup)
    return setup


def told_otherwise(expected: Course, found: Course) -> str:
    """The first difference; empty where there is none."""
    for wanted, heard in ((expected.told_before, found.told_before), (expected.told, found.told)):
        for ear, facts in wanted.items():
            if by_letter(facts) != by_letter(heard[ear]):
                return f"{ear} hears {heard[ear]}, not {facts}"
    if expected.truth != found.truth:
        return f"{found.truth}, not {expected.truth}"
    return "" if sorted(expected.asked) == sorted(found.asked) else f"{found.asked}, not {expected.asked}"


def by_letter(facts: list[str]) -> list[str]:
    found: list[str] = []
    for one_step, group in groupby(facts, lambda fact: TOLD_BY_LETTER.search(fact) is not None):
        run = list(group)
        found += sorted(run) if one_step else run
    return found


# ---- Who sits under which letter.


def next_letters(text: str, players: int) -> str:
    """Everybody under the next letter: B does what A did, and A what the last one did."""
    return LETTER.sub(lambda found: LETTERS[(LETTERS.index(found[0]) + 1) % players], text)


@pytest.mark.clause("MC2-351", "MC2-355", "MC2-359")
@BY_FILE
def test_what_happens_depends_on_where_people_sit_and_not_on_their_letters(path: Path) -> None:
    """With fewer than four players nobody ever changes seats."""
    for scenario, before in played(path):
        players, position = scenario.players(), scenario.written.get("position")
        if position is None or "seats" in position or players < 4:
            continue

        def other(text: object, players: int = players) -> str:
            return next_letters(str(text), players)

        moved = {"seats": other(" ".join(LETTERS[:players])), "turn": other(position.get("turn", "A"))}
        words = [word.partition(":") for word in scenario.written.get("play", "").split()]
        found = course(scenario, None, moved, " ".join([other(who) + colon + what for who, colon, what in words]))
        expected = Course(
            found.told_before,  # how everybody came to sit there
            {other(ear): [other(fact) for fact in facts] for ear, facts in before.told.items()},
            before.truth | {key: other(before.truth[key]) for key in ("turn", "seats")},
            [other(asked) for asked in before.asked],
        )
        won = " ".join(sorted(other(before.truth["won"]).split()))
        assert told_otherwise(expected._replace(truth=expected.truth | {"won": won}), found) == "", scenario.title


# ---- An empty bank.

PAYS = re.compile("^bank pays|^. uses Judge")


@pytest.mark.clause("MC1-210", "MC2-210")
@BY_FILE
def test_an_empty_bank_is_the_affair_of_those_whom_it_pays(path: Path) -> None:
    """What the bank would hold lies in the court, which is the Judge's affair."""
    for scenario, before in played(path):
        if "position" not in scenario.written or any(PAYS.search(fact) for fact in before.told["-"]):
            continue
        coins, table = agreed(scenario).edition.coins, before_play(scenario).truth
        purses = sum([int(each) for each in str(table["coins"]).split()])
        fines = int(str(before.truth["court"])) - int(str(table["court"]))
        found = course(scenario, None, {"court": coins - purses, "bank": 0})
        expected = before._replace(
            told_before=found.told_before, truth=before.truth | {"court": coins - purses + fines, "bank": 0}
        )
        assert told_otherwise(expected, found) == "", scenario.title


# ---- A mask more, in the centre.


def added_mask(setup: MascaradeSetup) -> str:
    """One that may join this set; empty where none may."""
    allowed = [card for card in setup.edition.box if card.money and card.count == 1 and card.seats <= setup.players]
    absent = [card.mask.text for card in allowed if card.mask not in setup.masks]
    return absent[0] if absent and len(setup.masks) == setup.players >= 6 else ""


@pytest.mark.clause("MC1-014", "MC2-014")
@BY_FILE
def test_a_mask_that_was_added_in_the_centre_changes_nothing_while_nobody_touches_it(path: Path) -> None:
    for scenario, before in played(path):
        setup = agreed(scenario)
        added = added_mask(setup)
        if "position" not in scenario.written or not added:
            continue
        masks = [*str(before_play(scenario).truth["masks"]).split(), added]
        found = course(scenario, {"masks": ",".join(masks)}, {"masks": " ".join(masks)})
        for facts in (*found.told_before.values(), *found.told.values()):
            facts[:] = [fact for fact in facts if not fact.startswith("centre1 ")]
        expected = before._replace(truth=before.truth | {"masks": f"{before.truth['masks']} {added}"})
        asked = [" ".join([word for word in each.split() if word not in ("centre1", added)]) for each in found.asked]
        assert told_otherwise(expected, found._replace(asked=asked)) == "", scenario.title


# ---- Host options.


def idle_options(scenario: Scenario) -> dict[str, str]:
    """Options other than the default that change nothing here."""
    setup, game = agreed(scenario), scenario.game()
    chosen = scenario.wishes(game)
    found = {"turn_limit": "1000000"}
    if "position" in scenario.written:
        found["start"] = "B"  # it has begun
    if "masks" not in chosen:
        found["masks"] = ",".join([mask.text for mask in setup.masks])
    if "masks" in chosen and game.id == "mascarade-2e":
        found["set"] = "B"  # own masks take its place
    if game.id == "mascarade-1e":
        found["custom_small"] = "on"  # the set is agreed on already
        if all(place.seat != CENTRE for place in setup.places) and not setup.small:
            found["forced_swap"] = "players"
    return {option: value for option, value in found.items() if option not in chosen}


@BY_FILE
def test_a_host_option_changes_nothing_where_nothing_happens_that_it_is_about(path: Path) -> None:
    for scenario, before in played(path):
        assert told_otherwise(before, course(scenario, idle_options(scenario))) == "", scenario.title


@pytest.mark.clause("MC1-373", "MC2-373")
@BY_FILE
def test_answers_all_at_once_lead_to_the_same_as_answers_in_turn(path: Path) -> None:
    """Once all answers are in, and where nobody's time ran out."""
    for scenario, before in played(path):
        in_a_round = any(" ClaimToo " in asked for asked in before.asked)
        if in_a_round or "!" in scenario.written.get("play", "") or "sealed" in str(before.told):
            continue
        found = course(scenario, {"challenge": "together"})
        for facts in found.told.values():
            facts[:] = [fact for fact in facts if not fact.startswith("sealed ")]
        assert told_otherwise(before, found) == "", scenario.title


def wait(match: Court, host: dict[str, str] | None) -> None:
    """With pauses: until everybody has seen what there is to see."""
    if host is None or "pace" not in host:
        return
    while not match.over() and (match.asks().player == CLOCK or match.asks().name() in ("Ready", "SeenEnough")):
        question = match.asks()
        answer = question.otherwise(match)
        assert answer is not None
        match.answer(question.player, answer)


@pytest.mark.clause("MC1-371", "MC2-371")
@BY_FILE
def test_pauses_let_people_see_and_change_nothing_else(path: Path) -> None:
    for scenario, before in played(path):
        if "pace" in scenario.wishes(scenario.game()):
            continue
        found = course(scenario, {"pace": "quick"})
        for facts in found.told.values():
            waited = re.compile("a moment passes|. puts .* down|sealed ready")
            facts[:] = [fact for fact in facts if not waited.fullmatch(fact)]
        assert told_otherwise(before, found) == "", scenario.title

"""A host option, or an empty bank, changes what it concerns and nothing else: two tables go on alike."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.facts import Collected, Counted, Laid, StayedBare
from ridotto.games.masques.public.words import AGENT_KINDS, DUCAT, NOTATION
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import FATE, Answer, Player, Question
from ridotto.scenarios import Scenario, read_scenarios
from tests.games.masques.rounds import (
    COUNTS,
    DUST,
    FFG,
    both_editions,
    ears,
    every_count,
    opened,
    placed,
    spelt_in,
    table,
)

pytestmark = pytest.mark.slow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FILES = sorted(SCENARIOS.glob("masques*/*.toml"))
MATCHES = 2
ANSWERS = 250
ALL_FAMILIES = "Venier Morosini Contarini Dandolo"


class Wish(NamedTuple):
    """What a host chose; where it would make a difference, and what is avoided so that it makes none."""

    option: str
    value: str
    editions: tuple[str, ...] = (DUST, FFG)
    players: tuple[int, ...] = COUNTS
    settles: str = ""  # a question that Fate is not asked any more, and what the host answered
    lacks: str = ""  # an answer that is not offered with it
    adds: str = ""  # an answer that is offered more often with it
    avoided: str = ""  # a question, and how answers to it begin that are not given


NO_WISH = Wish("", "")
WISHES = [
    Wish("first_player", "B", settles="WhoBegins b"),
    Wish("families", ALL_FAMILIES.replace(" ", ","), players=(2, 4), settles=f"WhichFamily {ALL_FAMILIES}"),
    Wish("families", "Venier,Morosini,Contarini", players=(3,), settles="WhichFamily Venier Morosini Contarini"),
    Wish("removed_family", "Dandolo", players=(3,), lacks="Dandolo"),
    Wish("family_values", "4,2,3"),
    Wish("neutral_values", "3,4,2,3"),
    Wish("costs", "thief 1-2-3, trader 2-3-4"),
    Wish("influence", "guard 1, trader 1-1-1", editions=(FFG,)),
    Wish("ducat_shortage", "unlimited"),
    Wish("trade_facedown", "off", avoided="WhatToPlay thief"),
    Wish("move_facedown", "off", editions=(DUST,), avoided="WhatToPlay assassin"),
    Wish("courtesan_duplicate", "left-first", avoided="WhomToCall Foscari3"),
    Wish("optional_effects", "off", editions=(DUST,), lacks="decline"),
    Wish("free_pass", "on", editions=(FFG,), adds="pass"),
    Wish("max_rounds", "100"),
    Wish("two_player_draft", "off", editions=(DUST,), players=(3, 4)),
]
TABLES = [
    pytest.param(wish, edition, players, id=f"{wish.option}-{edition}-{players}")
    for wish in WISHES
    for edition in wish.editions
    for players in wish.players
]


class Tables:
    """Two of them: the usual one, and one that differs. Whoever is asked answers the same at both."""

    def __init__(self, usual: Palace, other: Palace, wish: Wish = NO_WISH) -> None:
        self.usual = usual
        self.other = other
        self.wish = wish
        self.settles, *self.settled = spelt_in(usual.setup.edition.id, wish.settles).split() or [""]

    def settle(self) -> None:
        """What the host decided, Fate says at the usual table."""
        while self.settled and self.usual.asks().name() == self.settles:
            self.usual.answer(FATE, NOTATION.read(self.settled.pop(0)))

    def answer(self, dice: Dice) -> None:
        assert asked(self.usual) == asked(self.other)
        one, other = self.usual.asks(), self.other.asks()
        usual, others = offered(self.usual, one), offered(self.other, other)
        assert [word for word in usual if word != self.wish.lacks] == [
            word for word in others if word != self.wish.adds or word in usual
        ]
        assert one.weights(self.usual) == other.weights(self.other)
        question, *begins = self.wish.avoided.split() or [""]
        both = [word for word in usual if word in others]
        said = [word for word in both if one.name() != question or not word.startswith(tuple(begins))]
        answer = NOTATION.read(said[dice.below(len(said))])
        for match in (self.usual, self.other):
            match.answer(one.player, answer)


def asked(match: Palace) -> list[tuple[str, int]]:
    return [(question.name(), question.player) for question in match.open_questions()]


def offered(match: Palace, question: Question[Palace, Answer]) -> list[str]:
    return [option.text for option in match.options(question)]


def counted(match: Palace) -> dict[str, int]:
    """All cards and tokens, wherever they are; ducats are not counted where there is no limit to them."""
    found = game_called(match.setup.edition.id).census(match.fork())
    return {thing: count for thing, count in found.items() if thing != "ducats"}


@pytest.mark.clause("MQD-024", "MQD-034", "MQD-084", "MQD-109", "MQD-121", "MQD-131", "MQD-157", "MQD-164")
@pytest.mark.clause("MQF-026", "MQF-036", "MQF-076", "MQF-110", "MQF-134", "MQF-163", "MQF-172")
@pytest.mark.parametrize(("wish", "edition", "players"), TABLES)
def test_where_an_option_makes_no_difference_the_match_goes_on_as_without_it(
    wish: Wish, edition: str, players: int
) -> None:
    game = game_called(edition)
    for seed in range(MATCHES):
        usual, other = opened(table(edition, players)), opened(table(edition, players, **{wish.option: wish.value}))
        tables, dice = Tables(usual, other, wish), Dice(seed)
        for _ in range(ANSWERS):
            tables.settle()
            assert usual.over() == other.over()
            if usual.over():
                break
            tables.answer(dice)
        assert game.truth(usual.fork()) == game.truth(other.fork())
        assert counted(usual) == counted(other)
        for ear in ears(usual):
            assert [fact.spelling() for fact in usual.heard_by(ear)] == [
                fact.spelling() for fact in other.heard_by(ear)
            ]


# ---- The bank. It is empty until somebody pays for an agent, so mostly nobody does.

NO_AGENTS = Wish("", "", avoided=f"WhatToPlay {' '.join(AGENT_KINDS)}")


def nearly_empty(edition: str, players: int, left: int) -> Palace:
    """A round is about to begin. The others have a ducat each, the bank has what is left, and A has the rest."""
    setup = table(edition, players)
    rich = setup.edition.ducats - setup.ring // 2 - (players - 1) - left
    match = placed(setup, phase="round", purses=" ".join([str(rich), *["1"] * (players - 1)]))
    assert match.bank == left
    return match


def but_for_a_and_the_bank(match: Palace) -> dict[str, object]:
    truth = game_called(match.setup.edition.id).truth(match)
    return {**truth, "bank": "", "purses": match.purses[1:]}


def heard_of_the_round(match: Palace, ear: Player) -> list[str]:
    """Without what lies in the bank, what A has, and how the palace is filled again."""
    facts = [fact for fact in match.heard_by(ear) if not isinstance(fact, (Counted, Laid, StayedBare))]
    return [fact.spelling() for fact in facts if not isinstance(fact, Collected) or fact.token is not DUCAT]


@pytest.mark.clause("MQD-164", "MQF-172")
@both_editions
@every_count
def test_an_empty_bank_matters_only_where_a_ducat_has_to_be_laid(edition: str, players: int) -> None:
    for seed in range(MATCHES * 3):
        usual, other = nearly_empty(edition, players, 1), nearly_empty(edition, players, 0)
        tables, dice = Tables(usual, other, NO_AGENTS if seed % 3 else NO_WISH), Dice(seed)
        while usual.round == 1 and usual.asks().name() != "WhichFavour":
            assert but_for_a_and_the_bank(usual) == but_for_a_and_the_bank(other)
            tables.answer(dice)
        for ear in ears(usual):
            assert heard_of_the_round(usual, ear) == heard_of_the_round(other, ear)


# ---- All scenarios once more, with wishes that say what is so anyway, or that do not matter there.

WRITTEN_DOWN = {
    "family_values": "4,2,3",
    "neutral_values": "3,4,2,3",
    "costs": "thief 1-2-3, trader 2-3-4",
    "max_rounds": "9999",
}
ONLY_ABOUT = {  # what an option is only about: where nobody says any of these words, it does not matter
    "courtesan_duplicate": ("left-first", ["Foscari"]),
    "trade_facedown": ("off", ["trader"]),
    "ducat_shortage": ("unlimited", ["bare"]),
}
ONLY_ABOUT_IN_DUST = {"move_facedown": ("off", ["guard", "gondolier"]), "optional_effects": ("off", AGENT_KINDS)}


def without_effect(edition: str, scenario: Scenario) -> dict[str, str]:
    """Wishes that change nothing at this table, as far as the scenario has none of its own."""
    wishes = WRITTEN_DOWN.copy()
    said = " ".join([str(scenario.written.get(key, "")) for key in ("title", "play", "accepted", "refused", "hears")])
    if edition == FFG:
        wishes["influence"] = "guard 1, trader 1-1-1"
        if "pass" not in said and not scenario.written.keys() & {"options", "lacks"}:
            wishes["free_pass"] = "on"
    if scenario.players() > 2 and edition == DUST:
        wishes["two_player_draft"] = "off"
    about = ONLY_ABOUT | (ONLY_ABOUT_IN_DUST if edition == DUST else {})
    for option, (value, words) in about.items():
        if not any(word in said for word in words):
            wishes[option] = value
    if "position" in scenario.written:  # which says who is first, and who has which family
        wishes["first_player"] = "B"
        if "families" not in scenario.written["position"]:
            players = scenario.players()
            seated = ["Venier", "Dandolo", "Contarini", "Morosini"][: 4 if players == 2 else players]
            wishes["families"] = spelt_in(edition, ",".join(seated))
            wishes["removed_family"] = "Morosini" if players == 3 else ""
    own = scenario.wishes(scenario.game())
    if {"families", "removed_family"} & own.keys():
        wishes = {key: value for key, value in wishes.items() if key not in ("families", "removed_family")}
    return wishes | own


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_host_whose_wishes_have_no_effect_changes_no_scenario(path: Path) -> None:
    for scenario in read_scenarios(path.read_text(encoding="utf-8")):
        if "fails_setup" not in scenario.written:
            host = {key: [value] for key, value in without_effect(scenario.game().id, scenario).items()}
            assert Scenario({**scenario.written, "host": host}, scenario.page).failures() == [], scenario.title

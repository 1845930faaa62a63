"""Which clauses a player reads about an answer: those of the rulebook at this table, and of no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ridotto.games import game_called
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import NOTATION
from ridotto.kernel import Match
from ridotto.replay.playing import play_written
from ridotto.words.files import catalogue
from tests.games.masques.tables import DUST, FFG, TABLES, ball, until_dealt

ERRORS = (Path(__file__).parents[3] / "docs" / "errors.md").read_text(encoding="utf-8")
GUEST = {DUST: ("MQD-062", "MQD-063"), FFG: ("MQF-064", "MQF-065")}
AGENT = {DUST: ("MQD-066", "MQD-067"), FFG: ("MQF-068", "MQF-069")}
PASSING = {DUST: ("MQD-074", "MQD-075"), FFG: ("MQF-076", "MQF-077")}
VACANT = {DUST: ("MQD-062", "MQD-064"), FFG: ("MQF-064", "MQF-066")}
OPTIONAL = {DUST: ("MQD-084",), FFG: ("MQF-086",)}
COMPLETED = {DUST: ("MQD-089",), FFG: ("MQF-090",)}
THIEF = {DUST: ("MQD-122",), FFG: ("MQF-125",)}
GUARD = {DUST: ("MQD-117",), FFG: ("MQF-119",)}
GONDOLIER = {DUST: ("MQD-112",), FFG: ("MQF-113",)}
ASSASSIN = {DUST: ("MQD-094",), FFG: ("MQF-095",)}
COURTESAN = {DUST: ("MQD-099",), FFG: ("MQF-100",)}
TRADER = {DUST: ("MQD-127",), FFG: ("MQF-130",)}
NOTHING: dict[str, tuple[str, ...]] = {DUST: (), FFG: ()}

WISHES = {  # nothing is as usual
    "first_player": "B",
    "family_values": "4,3,2",
    "neutral_values": "4,3,3,2",
    "costs": "thief 1",
    "influence": "guard 2",
    "ducat_shortage": "unlimited",
    "trade_facedown": "off",
    "courtesan_duplicate": "left-first",
    "max_rounds": "9",
    "free_pass": "on",
    "move_facedown": "off",
    "optional_effects": "off",
}

# After this play the answer is offered or not; these clauses stand behind either.
ABOUT = [
    ("", "Venier2", GUEST),
    ("", "Dandolo2", GUEST),
    ("", "thief1", AGENT),
    ("", "thief2", AGENT),
    ("", "pass", PASSING),
    ("", "decline", NOTHING),
    ("", "{hall}3", NOTHING),
    ("A:Venier2", "{hall}3", VACANT),
    ("A:Venier2", "{hall}5", VACANT),
    ("A:thief1+{hall}4", "{arcade}5", THIEF),
    ("A:thief1+{hall}4", "{arcade}7", THIEF),
    ("A:thief1+{hall}4", "decline", OPTIONAL),
    ("A:guard1+{hall}4", "{hall}1", GUARD),
    ("A:guard1+{hall}4+{hall}5", "{hall}5", COMPLETED),
    ("A:guard1+{hall}4+{hall}5", "decline", COMPLETED),
    ("A:gondolier1+{hall}4", "{hall}7", GONDOLIER),
    ("A:gondolier1+{hall}4+{hall}5", "{hall}7", COMPLETED),
    ("A:assassin1+{hall}4", "{hall}7", ASSASSIN),
    ("A:courtesan1+{hall}1", "Venier3", COURTESAN),
    ("A:courtesan1+{hall}1+Venier4", "{hall}6", COMPLETED),
    ("A:trader1+{hall}4", "{arcade}7", TRADER),
    ("A:trader1+{hall}4+{arcade}5", "{arcade}5", COMPLETED),
]


def agreed(edition: str, players: int, wishes: dict[str, str]) -> MasquesSetup:
    """With those of the wishes that this edition knows; and with families, where there are any wishes."""
    known = [option.name for option in game_called(edition).host_options()]
    wanted = {key: value for key, value in wishes.items() if key in known}
    if wishes:
        wanted["families"] = "Dandolo,Venier,Morosini" if players == 3 else f"Dandolo,Venier,Morosini,{first(edition)}"
        wanted["removed_family"] = first(edition) if players == 3 else ""
    return ball(edition, players, **wanted)


def at_table(edition: str, setup: MasquesSetup, ducats: int = 9) -> Match:
    """A has so many ducats, and a hand; two guests are in the palace, and a token lies on every card."""
    hall, _ = prefixes(edition)
    position: dict[str, object] = {
        "purses": " ".join([str(ducats), *["1"] * (setup.players - 1)]),
        "hands": {"A": "Venier2 Venier4"},
        "halls": {f"{hall}5": "Venier3", f"{hall}7": "Dandolo4"},
    }
    return game_called(edition).start_at(setup, position)


def first(edition: str) -> str:
    """The family that both books spell differently."""
    return "Cantarini" if edition == DUST else "Contarini"


def prefixes(edition: str) -> tuple[str, str]:
    return ("S", "A") if edition == DUST else ("H", "P")


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("wishes", [{}, WISHES], ids=["usual", "wishes"])
@pytest.mark.parametrize(("play", "answer", "clauses"), ABOUT)
def test_an_answer_is_explained_by_clauses_of_the_book_at_the_table(
    edition: str, players: int, wishes: dict[str, str], play: str, answer: str, clauses: dict[str, tuple[str, ...]]
) -> None:
    if players == 2 and "courtesan" in play:
        return  # MQD-042, MQF-044
    hall, arcade = prefixes(edition)
    game, setup = game_called(edition), agreed(edition, players, wishes)
    match = at_table(edition, setup)
    play_written(match, game, play.format(hall=hall, arcade=arcade).split())
    about = NOTATION.read(answer.format(hall=hall, arcade=arcade))
    assert match.asks().rules(match, about) == clauses[edition]


@pytest.mark.clause("MQD-164", "MQF-172")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_with_all_ducats_out_a_turn_is_explained_by_the_same_clauses(edition: str, players: int) -> None:
    setup = agreed(edition, players, {})
    usual = at_table(edition, setup)
    out = at_table(edition, setup, setup.edition.ducats - setup.ring // 2 - players + 1)
    for word in ("Venier2", "Venier3", "thief1", "pass", "decline"):
        answer = NOTATION.read(word)
        assert out.asks().rules(out, answer) == usual.asks().rules(usual, answer), word
        assert (out.asks().rules(out, answer) == ()) == (word == "decline")


@pytest.mark.clause("MQD-084")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_effects_are_compulsory_to_decline_is_refused_for_that(players: int) -> None:
    game, setup = game_called(DUST), agreed(DUST, players, WISHES)
    match = at_table(DUST, setup)
    play_written(match, game, ["A:thief1+S4"])
    assert match.asks().why_not(match, NOTATION.read("decline")).reason == "compulsory"
    assert match.asks().why_not(match, NOTATION.read("A7")).reason == "thief-first"


@pytest.mark.clause("MQD-055", "MQF-058")
@pytest.mark.parametrize(("edition", "clauses"), [(DUST, ("MQD-051", "MQD-055")), (FFG, ("MQF-054", "MQF-058"))])
@pytest.mark.parametrize("wishes", [{}, WISHES], ids=["usual", "wishes"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_guest_in_the_draft_is_explained_by_the_draft(
    edition: str, clauses: tuple[str, ...], wishes: dict[str, str], players: int
) -> None:
    match = until_dealt(agreed(edition, players, wishes))
    assert match.asks().rules(match, match.options(match.asks())[0]) == clauses


@pytest.mark.parametrize(("edition", "theirs"), [(DUST, "MQD-"), (FFG, "MQF-")])
def test_what_a_host_may_choose_cites_all_its_clauses_in_this_book(edition: str, theirs: str) -> None:
    options = {option.name: option.clauses for option in game_called(edition).host_options()}
    families = {DUST: ("MQD-026", "MQD-046"), FFG: ("MQF-028", "MQF-047", "MQF-201")}
    shortage = {DUST: ("MQD-164",), FFG: ("MQF-172",)}
    assert options["families"] == families[edition]
    assert options["ducat_shortage"] == shortage[edition]
    assert all(clause.startswith(theirs) for clauses in options.values() for clause in clauses)


def test_every_reason_is_documented_and_has_its_sentence() -> None:
    documented = re.findall(
        r"^\| `([a-z-]+)` \|", ERRORS.partition("| of Masques |")[2].partition("\n\n")[0], re.MULTILINE
    )
    said = [key.removeprefix("masques-why-") for key in catalogue("en").messages if key.startswith("masques-why-")]
    assert documented == sorted(said)

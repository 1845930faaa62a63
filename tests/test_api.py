"""`import ridotto` is enough to play: matches by name, answers in the notation, what each ear heard, bots, records."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
import pydoc
import subprocess
import sys
from pathlib import Path
from typing import is_typeddict

import pytest

import ridotto
from ridotto import api, kernel
from ridotto.bots import Bot
from ridotto.kernel import Answer, AnswerRefused, Asking, Draw, Fact, Game, NotYourQuestion, Player, Setup
from ridotto.replay import read_record, verify
from tests.readings import like

SOURCES = Path(__file__).parents[1] / "src"


def opened() -> ridotto.OpenMatch:
    """C has the King by now, and everybody has had a turn under the table."""
    match = ridotto.open("mascarade-1e", 4, by_hand=["fate"], names=["Ada", "Bo", "Cy", "Di"], start="A")
    match.play("fate:Judge fate:Bishop fate:King fate:Queen fate:Thief fate:Cheat")
    match.play("A:b A:swap B:c B:keep C:centre1 C:keep D:a D:keep")
    return match


# ---- Opening.


@pytest.mark.parametrize("game", list(ridotto.GAMES))
def test_every_game_is_opened_by_its_name_and_played_to_its_end(game: str) -> None:
    match = ridotto.open(game, seed=7)
    assert len(match.players) == ridotto.GAMES[game].usual_players()
    assert (match.over, match.outcome) == (False, None) and match.asked
    match.run("random")
    assert match.over and match.asked == [] and match.outcome is not None
    assert set(match.outcome.letters) <= set(match.players)
    assert verify(read_record(match.record())).holds(), "Fate kept its word, and the record shows it"


def test_the_same_seed_deals_the_same_match_and_another_seed_another() -> None:
    def told(seed: int | None) -> list[str]:
        return ridotto.open("masquerade", 4, seed=seed).heard("A")

    assert told(42) == told(42) != told(43)
    assert told(None) != told(None)


def test_names_say_how_many_sit_down_and_stand_in_stories() -> None:
    match = ridotto.open("mascarade-1e", names=["Ada", "Bo", "Cy"], start="B")
    assert match.players == ["A", "B", "C"] and "Bo’s turn" in match.story("C")[-1]
    assert ridotto.open("mascarade-1e", 3, start="B").story("C")[-1].count("B’s turn") == 1


def test_a_host_option_may_be_a_word_a_number_or_yes_and_no() -> None:
    match = ridotto.open("mascarade-1e", 4, seed=1, start="A", turn_limit=2)
    assert match.setup.chosen_options()["start"] == "A" and match.setup.chosen_options()["turn_limit"] == "2"
    assert ridotto.open("masquerade", 3, seed=1, joining=False).setup.chosen_options()["joining"] == "off"


def test_fate_and_the_clock_answer_by_themselves_unless_that_is_done_by_hand() -> None:
    assert ridotto.open("mascarade-1e", 4, by_hand="fate").asked == ["fate"]
    revealing = (
        "A:ready B:ready C:ready D:ready A:b A:keep B:a B:keep C:a C:keep D:a D:keep A:King B:claim C:pass D:pass"
    )
    match = ridotto.open("mascarade-1e", 4, seed=1, start="A", pace="usual")
    match.play(revealing)
    assert "clock" not in match.asked
    match = ridotto.open("mascarade-1e", 4, seed=1, by_hand=["clock"], start="A", pace="usual")
    match.play(revealing)
    assert match.asked == ["clock"]
    match.answer("clock", "on")
    assert match.asked == ["B"]


# ---- Playing.


def test_an_option_is_a_word_and_what_it_means() -> None:
    match = opened()
    assert match.asked == ["A"] and like("mascarade-ask-WhatToDo").fullmatch(match.question("A"))
    assert like("mascarade-option-WhatToDo-place", answer="Bo").fullmatch(match.options("A")["b"])
    assert match.options("B") == {}
    assert match.question("B") == ""
    for option in match.options("A"):
        match.fork().answer("A", option)


def test_a_secret_is_in_the_story_of_the_one_who_was_told() -> None:
    match = opened()
    swapped = like("mascarade-fact-did-swap", by="Ada’s")
    assert swapped.search(" ".join(match.story("A"))) and not swapped.search(" ".join(match.story("B")))
    assert "A swaps a b" in match.heard("A") and "A swaps a b" not in match.heard("-")
    assert "(you)" in match.picture("A") and "(you)" not in match.picture()
    assert match.view("B")["player"] == "B" and match.truth["masks"] == "Bishop Judge King Queen Thief Cheat"


def test_a_script_that_is_refused_in_the_middle_has_not_begun() -> None:
    match = opened()
    before = match.heard("A")
    with pytest.raises(ridotto.RidottoError, match=r"word 3, C:King: King is not one of: pass claim"):
        match.play("A:King B:pass C:King")
    assert match.heard("A") == before and match.asked == ["A"]


def test_several_answers_in_one_breath() -> None:
    match = ridotto.open("masques-ffg", 2, seed=2, first_player="A")
    guest = next(iter(match.options("A")))
    match.answer("A", guest, "H3")
    assert match.asked == ["B"]


def test_a_fork_goes_its_own_way() -> None:
    match = opened()
    other = match.fork()
    other.play("A:King B:pass C:claim D:pass")
    assert match.asked == ["A"] and other.asked == ["B"]


def test_worlds_are_what_an_ear_cannot_tell_apart() -> None:
    match = opened()
    worlds = match.worlds("B", 20, seed=1)
    assert [world.heard("B") for world in worlds] == [match.heard("B")] * 20
    assert len({str(world.truth["masks"]) for world in worlds}) > 1
    may_be = match.possible("B")["a"]
    assert {str(world.truth["masks"]).split()[0] for world in worlds} <= set(may_be)


# ---- Bots.


def test_bots_play_until_somebody_else_is_asked() -> None:
    match = ridotto.open("mascarade-2e", 6, seed=7, start="B")
    match.run("courtier", seats="BCDEF")
    assert match.asked == ["A"]


@pytest.mark.slow
def test_the_same_seed_makes_bots_choose_alike() -> None:
    one, other = [ridotto.open("masques-dust", 3, seed=5) for _ in range(2)]
    one.run()
    other.run()
    assert one.heard("A") == other.heard("A")


def test_a_bot_of_another_hand_may_play() -> None:
    class Last(Bot):
        def hear(self, fact: Fact) -> None:
            pass

        def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
            return options[-1]

    def last(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
        return Last()

    match = opened()
    wanted = list(match.options("A"))[-1]
    match.run(last, seats="A")
    assert f"A announces {wanted} at a" in match.heard()


# ---- What goes wrong.


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("open('mascarade')", "no game is called 'mascarade': .*; perhaps mascarade-1e or mascarade-2e$"),
        ("open('mascarad-1e')", "; perhaps mascarade-1e$"),
        ("open('poker')", "no game is called 'poker': expected one of mascarade-1e, .*masquerade$"),
        ("open('masquerade', 7)", "3 to 6 players"),
        ("open('masquerade', 'six')", "players = 'six': expected a number from 3 to 6$"),
        ("open('masquerade', 4, names=['Ada'])", "1 names for 4 players"),
        ("open('masquerade', seed=-1)", "seed = -1: expected a whole number, not negative"),
        ("open('masquerade', seed='ab')", "seed = 'ab': expected a whole number"),
        ("open('masquerade', by_hand=['fete'])", "by_hand = 'fete': expected fate or clock"),
        ("open('mascarade-1e', 4, strat='A')", "unknown option 'strat': .*; perhaps start"),
        ("opened().answer('Z', 'look')", "nobody is called 'Z': expected one of A B C D$"),
        ("opened().options('-')", "nobody is called '-': expected one of A B C D$"),
        ("opened().story('Z')", "no ear is called 'Z': expected one of A B C D, or - for a spectator$"),
        ("opened().answer('A', 'lock')", "'lock' is not an answer of this game; perhaps look$"),
        (
            "opened().run('courtir')",
            "no bot is called 'courtir': expected one of beginner, courtier, master, random; perhaps courtier$",
        ),
        ("opened().play('A')", "word 1, A: 'A' is no answer: expected PLAYER:ANSWER"),
    ],
)
def test_a_wrong_call_says_what_was_expected(call: str, sentence: str) -> None:
    with pytest.raises(ridotto.RidottoError, match=sentence):
        eval(call, {"open": ridotto.open, "opened": opened})


def test_a_refusal_is_the_one_that_a_person_reads_at_the_table() -> None:
    match = ridotto.open("mascarade-1e", 4, seed=1, start="A")
    opening = like("mascarade-why-opening").pattern
    with pytest.raises(AnswerRefused, match=rf"look is not one of: b c d .*\. {opening}"):
        match.answer("A", "look")
    with pytest.raises(NotYourQuestion, match="B is asked nothing"):
        match.answer("B", "look")


# ---- What can be read about it, in both builds.


@pytest.mark.parametrize("module", [ridotto, api])
def test_the_examples_in_its_texts_are_run(module: object) -> None:
    assert inspect.ismodule(module)
    found = doctest.testmod(module)
    assert found.attempted > 2 and found.failed == 0


def test_help_tells_a_newcomer_how_to_begin() -> None:
    page = pydoc.plain(pydoc.render_doc(ridotto))
    assert 'ridotto.open("mascarade-2e"' in page and "class OpenMatch" in page and "\n    open(game: " in page
    for public in ("open", "OpenMatch.answer", "OpenMatch.options", "OpenMatch.story", "OpenMatch.run"):
        holder: object = ridotto
        for part in public.split("."):
            holder = getattr(holder, part)
        assert holder.__doc__ and "\n" in pydoc.plain(pydoc.render_doc(holder)), public


def texts_in_the_sources(module: str) -> dict[str, str]:
    """The docstrings of a module, of its classes and of their methods, by name."""
    path = SOURCES.joinpath(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found: dict[str, str] = {}

    def note(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        text = ast.get_docstring(node)
        if text:
            found[name] = text
        for child in node.body if not isinstance(node, ast.FunctionDef) else []:
            if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                note(child, f"{name}.{child.name}" if name else child.name)

    note(ast.parse(source.read_text(encoding="utf-8")), "")
    return found


KERNEL = ["ridotto.kernel", *[f"ridotto.kernel.{found.name}" for found in pkgutil.iter_modules(kernel.__path__)]]
READ = [*KERNEL, "ridotto.bots.random", "ridotto.games.mascarade.game", "ridotto.lab.playouts", "ridotto.table.table"]


@pytest.mark.parametrize("module", READ)
def test_help_tells_of_the_engine_in_the_compiled_build_too(module: str) -> None:
    found = importlib.import_module(module)
    for name, text in texts_in_the_sources(module).items():
        if name.endswith(".__init__"):
            continue  # a slot of the class when compiled, and slots have a text of their own
        holder: object = found
        for part in name.split(".") if name else []:
            holder = inspect.getattr_static(holder, part)
        if not (ridotto.COMPILED and is_typeddict(holder)):  # what a view is made of has no text when compiled
            assert inspect.getdoc(holder) == text, name


def test_import_is_quick_because_rooms_are_opened_when_they_are_needed() -> None:
    asked = "import ridotto, sys; print([room for room in sys.modules if room.startswith('ridotto.')])"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert "ridotto.kernel.match" in loaded
    assert "ridotto.games" not in loaded and "ridotto.replay" not in loaded and "ridotto.api" not in loaded


def test_the_module_has_what_it_says_and_nothing_else() -> None:
    assert set(ridotto.__all__) <= set(dir(ridotto))
    assert all(getattr(ridotto, name) is not None for name in ridotto.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'opne'"):
        getattr(ridotto, "opne")  # noqa: B009 a checker would see it

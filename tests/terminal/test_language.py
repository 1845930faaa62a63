"""The terminal speaks the language that is asked for: at the prompt, in files, about what went wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.words.files import language_of
from tests.readings import like
from tests.terminal.program import Run, any_numbers, play, ridotto

GAME = ("mascarade-2e", "--players", "6", "--seed", "1", "--option", "start=A")
FRENCH = (*GAME, "--language", "fr")


def said(run: Run) -> str:
    assert run.code == 0 and run.err == "", run
    return " ".join(run.out.split())  # a no-break space becomes a plain one


def test_the_first_screen_is_in_french() -> None:
    out = said(play(*FRENCH))
    assert out.startswith("Mascarade, deuxième édition ")
    assert "Vous êtes Invité, joueur A. Avec vous : Bruno, Carla, Dario, Elena, Fabio." in out
    assert "Entrée : " in out and "? règles, h aide >" in out and out.endswith("Vous quittez la table. Bonne nuit.")


@pytest.mark.parametrize("typed", ["h", "help", "aide", "AIDE"])
def test_commands_are_understood_by_letter_and_in_both_languages(typed: str) -> None:
    assert "Ctrl-C quitte à tout moment" in said(play(*FRENCH, typed=f"{typed}\n"))


def test_commands_of_another_language_are_none() -> None:
    assert "“aide” is not an answer of this game" in said(play(*GAME, typed="\naide\n"))


@pytest.mark.parametrize("typed", ["? sort", "? fate", "?SORT"])
def test_words_are_explained_under_both_names(typed: str) -> None:
    assert "sort : Tout le hasard de cette table vient d’une graine" in said(play(*FRENCH, typed=f"{typed}\n"))


def test_the_ledger_is_english_and_says_so() -> None:
    assert "Notre registre des règles est tenu en anglais :" in said(play(*FRENCH, typed="\n?\n"))
    assert "registre" not in said(play(*GAME, typed="\n?\n"))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("99", "99 n’est pas dans la liste : un nombre de 1 à 5 est attendu."),
        ("", "Un nombre de 1 à 5 est attendu, ou le mot d’une option."),
        ("Kong", "« Kong » n’est pas une réponse de ce jeu."),
        ("m", "Désolé : à cette table, on ne rappelle à personne"),
        ("s nowhere/at/all", "nowhere/at/all : il n’y a pas de dossier nowhere/at."),
        ("s " + "x" * 5000, "nom de fichier trop long"),
        ("join", "Personne ne peut s’asseoir au milieu de cette partie."),
    ],
)
def test_what_is_typed_wrongly_is_refused_in_french(typed: str, expected: str, tmp_path: Path) -> None:
    assert expected in said(play(*FRENCH, "--memory", "strict", typed=f"\n{typed}\n", cwd=tmp_path))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["poker"], "Aucun jeu ne s’appelle «\u00a0poker\u00a0»."),
        ([], "Quel jeu\u00a0?"),
        ([*GAME, "--seat", "G"], "--seat G\u00a0: une lettre de A à F est attendue."),
        ([*GAME, "--option", "start"], "CLÉ=VALEUR est attendu"),
        (["mascarade-2e", "--players", "3"], "Ce jeu se joue de 4 à 12 joueurs, pas à 3 (notre décision MC2-010)."),
        ([*GAME, "--option", "colour=red"], "Il n’y a pas d’option «\u00a0colour\u00a0»"),
        ([*GAME, "--option", "masks=King"], "Il manque le Juge."),
        ([*GAME, "--name", ""], "Un nom a de 1 à 24 caractères."),
        (["masques-ffg", "--option", "costs=thief"], "costs\u00a0: «\u00a0thief\u00a0» n’est pas possible"),
        (["masquerade", "--option", "packs=extra"], "Aucun paquet ne s’appelle «\u00a0extra\u00a0»."),
        (["--resume", "missing"], "missing\u00a0: aucun fichier ni dossier de ce nom"),
        (["--resume", "here"], "here n’est pas une partie mise de côté"),
        (["mascarade-2e", "--resume", "here"], "Avec --resume, here dit quel est le jeu"),
        (["--resume", "here", "--players", "4"], "here dit ce qui a été choisi\u00a0: retirez --players"),
    ],
)
def test_a_wrong_command_line_is_refused_in_french(arguments: list[str], expected: str, tmp_path: Path) -> None:
    (tmp_path / "here").write_text("not a game\n")
    run = play(*arguments, "--language", "fr", cwd=tmp_path)
    assert run.code == 2 and expected in run.err and len(run.err.splitlines()) == 1, run


@pytest.mark.parametrize("command", ["play", "replay", "games"])
def test_an_unknown_language_is_refused_with_those_that_there_are(command: str) -> None:
    run = ridotto(command, *(["x"] if command == "replay" else []), "--language", "tlh")
    assert (run.code, run.out) == (2, "") and "expected one of these languages: en, fr, not 'tlh'" in run.err, run


@pytest.mark.parametrize("asked", ["FR", "fr_FR", "fr-CA", "fr_FR.UTF-8"])
def test_a_language_may_be_asked_for_as_a_system_spells_it(asked: str) -> None:
    assert language_of(asked, {}) == "fr"


@pytest.mark.parametrize(
    ("strongest", "messages", "usual", "speaks"),
    [
        ("", "", "fr_FR.UTF-8", "Vous quittez"),
        ("", "fr.UTF-8", "en_GB", "Vous quittez"),
        ("C.UTF-8", "fr_FR", "fr_FR", "You leave"),
        ("", "", "de_DE", "You leave"),
    ],
)
def test_the_language_of_the_system_is_spoken_where_none_is_asked_for(
    strongest: str, messages: str, usual: str, speaks: str
) -> None:
    assert speaks in said(play(*GAME, LC_ALL=strongest, LC_MESSAGES=messages, LANG=usual))
    assert "Vous quittez" in said(play(*FRENCH, LC_ALL=strongest, LC_MESSAGES=messages, LANG=usual))


def test_a_game_put_aside_goes_on_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    out = said(play(*FRENCH, typed="\nq\no\n", cwd=tmp_path))
    assert "Mettre d’abord la partie de côté ? o/n >" in out
    assert "ridotto play --resume mascarade-2e-1.ridotto --language fr" in out
    assert like("terminal-goes-on").search(said(play("--resume", "mascarade-2e-1.ridotto", cwd=tmp_path)))
    back = said(play("--resume", "mascarade-2e-1.ridotto", "--language", "fr", cwd=tmp_path))
    assert like("terminal-goes-on", "fr").search(back)


def test_a_terminal_without_accents_gets_letters_without_them() -> None:
    run = play(*FRENCH, typed="h\n", PYTHONIOENCODING="ascii")
    assert run.code == 0 and "\\u" not in run.out and "\\x" not in run.out, run
    assert "Vous etes Invite, joueur A." in run.out and "d'une option" in run.out


ENGLISH = re.compile(
    r"\b(the|and|of|is|are|with|your|you|from|not|this|has|takes|draws|who|what|for|turn|card|nobody)\b"
)
SHORT = {"mascarade": "turn_limit=20", "masques": "max_rounds=2", "masquerade": "joining=on"}


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_whole_games_hold_no_english(game: str, tmp_path: Path) -> None:
    """Numbers are typed, and from time to time a command; the record is told again to all ears."""
    numbers = [
        f"{number}\nm\nt\nh\njoin\n" if n % 40 == 0 else number for n, number in enumerate(any_numbers(7).split())
    ]
    table = (game, "--seed", "5", "--memory", "aid", "--bots", "random", "--option", SHORT[game.split("-")[0]])
    run = play(*table, "--save", "game", "--language", "fr", typed="\n".join(numbers), cwd=tmp_path)
    told = ridotto("replay", str(tmp_path / "game"), "--ear", "all", "--language", "fr")
    assert (run.code, run.err, told.code, told.err) == (0, "", 0, "")
    assert [line for line in [*run.out.splitlines(), *told.out.splitlines()] if ENGLISH.search(line)] == []
    assert "La fin" in run.out and "{" not in run.out + told.out

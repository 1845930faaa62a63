"""Plays answers in a row, as scenarios write them: `A:King B:pass C:claim D..G:pass! A:thief1+H3+P4`."""

from __future__ import annotations

from typing import Final, NamedTuple

from ridotto.kernel import (
    CLOCK,
    FATE,
    Answer,
    Game,
    Match,
    Player,
    RidottoError,
    first_players,
    name,
    player_named,
)

MOST: Final = 1000  # answers for one word: nobody means more


class Word(NamedTuple):
    """A player's answers in one breath, or the same of everybody who is asked from one player to another."""

    text: str
    first: Player
    last: Player
    answers: list[Answer]
    late: bool


class Misread(Exception):
    """What is written is no play; says what was expected."""


class Stopped(Exception):
    """The match refused the word with this number."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at = at
        self.why = why


def read_word(text: str, game: Game, players: int) -> Word:
    who, colon, what = text.partition(":")
    if not colon:
        raise Misread(f"{text!r} is no answer: expected PLAYER:ANSWER, such as A:{game.notation.answers[-1].text}")
    first, dots, last = who.partition("..")
    begins = answerer(first, players)
    ends = answerer(last, players) if dots else begins
    try:
        answers = [game.notation.read(part) for part in what.removesuffix("!").split("+")]
    except RidottoError as problem:
        raise Misread(f"{problem}, in {text!r}") from None
    late = what.endswith("!")
    if late and len(answers) > 1:
        raise Misread(f"{text!r}: the clock gives one answer at a time")
    return Word(text, begins, ends, answers, late)


def answerer(text: str, players: int) -> Player:
    player = player_named(text)
    if player is None or not (player < players or player in (FATE, CLOCK)):
        raise Misread(f"nobody is called {text!r}: expected one of {letters(players)} fate clock")
    return player


def letters(players: int) -> str:
    return " ".join([name(player) for player in first_players(players)])


def play_written(match: Match, game: Game, words: list[str]) -> None:
    """Plays the words one by one. Each is read when its turn has come: players who sat down by then may be called."""
    for at, text in enumerate(words):
        word = read_word(text, game, len(match.seated))
        try:
            say(match, word)
        except RidottoError as problem:
            raise Stopped(at, str(problem)) from None


def say(match: Match, word: Word) -> None:
    player = word.first
    for _ in range(MOST):
        if word.late:
            match.answer_late(player, word.answers[0])
        else:
            match.answer_all(player, word.answers)
        if player == word.last:
            return
        player = match.asks().player
    raise RidottoError(f"{name(word.last)} was not asked within {MOST} questions")


def replay_written(match: Match, game: Game, written: str) -> str:
    """Plays what is written; returns what is wrong with it, empty where nothing is."""
    words = written.split()
    try:
        play_written(match, game, words)
    except Misread as problem:
        return str(problem)
    except Stopped as problem:
        return f"{words[problem.at]}: {problem.why}"
    return ""

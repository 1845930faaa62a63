"""Answers in a row, as scenarios write them: `A:King B:pass C:claim D..G:pass!`."""

from __future__ import annotations

from typing import Final, NamedTuple

from ridotto.kernel import CLOCK, FATE, Answer, Game, Match, Player, RidottoError, first_players, name, named

MOST: Final = 1000  # answers for one word: nobody means more


class Word(NamedTuple):
    """A player's answer, or the same answer of everybody who is asked from one player to another."""

    text: str
    first: Player
    last: Player
    answer: Answer
    late: bool


class Misread(Exception):
    """What is written is no play; says what was expected."""


class Stopped(Exception):
    """The match refused the word with this number."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at = at
        self.why = why


def read_play(text: str, game: Game, players: int) -> list[Word]:
    return [read_word(word, game, players) for word in text.split()]


def read_word(text: str, game: Game, players: int) -> Word:
    who, colon, what = text.partition(":")
    if not colon:
        raise Misread(f"{text!r} is no answer: expected PLAYER:ANSWER, such as A:{game.notation.answers[-1].text}")
    first, dots, last = who.partition("..")
    begins = answerer(first, players)
    ends = answerer(last, players) if dots else begins
    try:
        answer = game.notation.read(what.removesuffix("!"))
    except RidottoError as problem:
        raise Misread(f"{problem}, in {text!r}") from None
    return Word(text, begins, ends, answer, what.endswith("!"))


def answerer(text: str, players: int) -> Player:
    player = named(text)
    if player is None or not (player < players or player in (FATE, CLOCK)):
        raise Misread(f"nobody is called {text!r}: expected one of {letters(players)} fate clock")
    return player


def letters(players: int) -> str:
    return " ".join([name(player) for player in first_players(players)])


def play(match: Match, words: list[Word]) -> None:
    for at, word in enumerate(words):
        try:
            say(match, word)
        except RidottoError as problem:
            raise Stopped(at, str(problem)) from None


def say(match: Match, word: Word) -> None:
    player = word.first
    for _ in range(MOST):
        if word.late:
            match.answer_late(player, word.answer)
        else:
            match.answer(player, word.answer)
        if player == word.last:
            return
        player = match.asks().player
    raise RidottoError(f"{name(word.last)} was not asked within {MOST} questions")

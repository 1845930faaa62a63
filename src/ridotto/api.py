"""The front door for programs: `ridotto.open` and the match that it opens.

Players are letters (`A`, `B` …), answers are words of the notation that options, scenario files and records share.
This module is never compiled, so that `help()` and editors find its texts in every build.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ridotto.bots import BOTS, Dice, Maker
from ridotto.games import game_called
from ridotto.kernel import (
    CLOCK,
    FATE,
    AnswerRefused,
    Game,
    Match,
    Outcome,
    Player,
    Question,
    Reader,
    RidottoError,
    Setup,
    SetupRefused,
    View,
    name,
    player_named,
)
from ridotto.kernel.errors import perhaps
from ridotto.replay import CommittedFate, fresh_seed, record_of, story, write
from ridotto.replay.playing import Misread, letters, read_word, say
from ridotto.replay.refusal import explain_refusal
from ridotto.table.mind import Mind
from ridotto.words.files import catalogue

SEED_BYTES: Final = 32
BY_THEMSELVES: Final = {name(FATE): FATE, name(CLOCK): CLOCK}


class NotPlayed(RidottoError):
    """A call to a match that cannot be done; says what was expected. It changed nothing."""

    code = "not-played"


def open(
    game: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    by_hand: Iterable[str] = (),
    names: Iterable[str] = (),
    **options: str | int,
) -> OpenMatch:
    """Opens a match of a game by its name, and returns it.

    game: `mascarade-1e`, `mascarade-2e`, `masques-dust`, `masques-ffg` or `masquerade`.
    players: how many sit down; the game has a usual number.
    seed: decides all chance. The same seed deals the same cards, also with `ridotto play --seed` (which reads it as a
        hexadecimal number). Without one every match is dealt anew.
    by_hand: who does not answer by themselves: `fate`, who deals and draws, `clock`, who ends pauses, or both. Then
        they are asked like any player: `match.answer("fate", "King")`.
    names: what the players are called in stories, in the order of their letters.
    options: what a host may choose, such as `start="A"`; `ridotto games` lists it. True and False are on and off.

    >>> import ridotto
    >>> match = ridotto.open("mascarade-2e", players=6, seed=7, start="A")
    >>> match.asked
    ['A']
    """
    played = game_called(game)
    called = list(names)
    count = (len(called) or played.usual_players()) if players is None else players
    if not isinstance(count, int):
        raise SetupRefused([f"players = {count!r}: expected a number from {played.fewest} to {played.most}"])
    if called and len(called) != count:
        raise SetupRefused([f"{len(called)} names for {count} players"])
    waiting = [by_hand] if isinstance(by_hand, str) else list(by_hand)
    for each in waiting:
        if each not in BY_THEMSELVES:
            raise SetupRefused([f"by_hand = {each!r}: expected {' or '.join(BY_THEMSELVES)}"])
    setup = played.set_up(count, {key: option_text(value) for key, value in options.items()})
    fate = CommittedFate(fresh_seed() if seed is None else seed_of(seed))
    return OpenMatch(played, setup, played.start(setup), fate, waiting, called)


class OpenMatch:
    """A match under way, as `ridotto.open` returns it. It holds every secret; what it tells an ear, that ear heard.

    >>> import ridotto
    >>> match = ridotto.open("mascarade-1e", players=4, seed=7, start="A")
    >>> match.play("A:b A:swap")
    >>> match.heard("A")[-3:]
    ['A swaps a b', 'A returns a b', 'turn of B']
    >>> match.heard("C")[-3:]
    ['A takes a b', 'A returns a b', 'turn of B']
    >>> match.run("courtier")
    >>> match.over
    True
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        engine: Match,
        fate: CommittedFate,
        by_hand: list[str],
        names: list[str],
    ) -> None:
        """Takes what `ridotto.open` has prepared."""
        self.game = game
        self.setup = setup
        self.engine = engine  # the match itself, with players and answers as objects: for what has to be quick
        self._fate = fate
        self._by_hand = by_hand
        self.names = names
        self._minds: dict[tuple[Player, Maker], Mind] = {}
        self._settle()

    def __repr__(self) -> str:
        state = self.outcome.spelling() if self.outcome else f"asked: {' '.join(self.asked)}"
        return f"<{self.game.id}, {self.setup.players} players, {state}>"

    # Who is asked, and what they may answer.

    @property
    def players(self) -> list[str]:
        """The letters of all who sit at the table."""
        return [name(player) for player in self.engine.seated]

    @property
    def asked(self) -> list[str]:
        """The letters of all who owe an answer: none when it is over, several where answers are sealed."""
        return [name(question.player) for question in self.engine.open_questions()]

    def question(self, player: str) -> str:
        """Returns what a player is asked, as a sentence to them; empty where they are asked nothing."""
        asked = self.engine.question_to(self._answerer(player))
        if asked is None:
            return ""
        return self._reader(asked.player).question(asked.name())

    def options(self, player: str) -> dict[str, str]:
        """Returns all that a player may answer now, and what each answer means; empty where they are asked nothing.

        There are no other legal answers, and the order is always the same.
        """
        asked = self.engine.question_to(self._answerer(player))
        if asked is None:
            return {}
        reader, view, called = self._reader(asked.player), self._seen_by(asked.player), asked.name()
        return {
            answer.text: reader.option(called, answer, self.game.prospects(self.setup, view, called, answer))
            for answer in self.engine.options(asked)
        }

    # Playing.

    def answer(self, player: str, answer: str, *then: str) -> None:
        """Answers for a player; several answers are given in one breath, each to the question the last one led to.

        An answer that is no option raises AnswerRefused, which says why; then nothing has changed.
        """
        who = self._answerer(player)
        read = [self.game.notation.read(text) for text in (answer, *then)]
        try:
            self.engine.answer_all(who, read)
        except AnswerRefused as refusal:
            raise explain_refusal(refusal, self.engine, who, read[0], self._reader(who)) from None
        self._settle()

    def play(self, script: str) -> None:
        """Plays answers as scenario files write them, all of them or none: `A:King B:pass C:claim D..F:pass`.

        `A:b+swap` is one breath, `D..F:pass` everybody who is asked from D to F, `B:pass!` an answer of the clock's
        for somebody who ran out of time (docs/scenarios.md).
        """
        words = script.split()
        self.fork()._play_words(words)  # or half of it would stay when the rest is refused
        self._play_words(words)

    def run(self, bots: str | Maker = "courtier", seats: Iterable[str] | None = None) -> None:
        """Lets bots answer for these seats, or for all, until somebody else is asked or it is over.

        bots: `beginner`, `courtier`, `master` or `random`, or a function that makes one (see `ridotto.bots.Bot`). A bot
            is told what its seat is told, and nothing else. The same seed and the same answers make the same choices,
            unless a master runs out of time.
        seats: letters, such as `"BCDEF"`.
        """
        maker = maker_called(bots)
        mine = self.engine.seated if seats is None else [self._seat(letter) for letter in seats]
        while (question := first_of(self.engine.open_questions(), mine)) is not None:
            self.engine.answer(question.player, self._mind(maker, question.player).decide(self.engine, question))
            self._settle()
            if seats is None:
                mine = self.engine.seated  # somebody may have sat down

    def fork(self) -> OpenMatch:
        """Returns a match of its own that goes on from here."""
        return self._copy_around(self.engine.fork())

    # What an ear heard, and what follows from it: - is a spectator's.

    def heard(self, ear: str = "-") -> list[str]:
        """Returns the facts that an ear was told, in order, as records and scenario files spell them."""
        return [fact.spelling() for fact in self.engine.heard_by(self._ear(ear))]

    def story(self, ear: str = "-") -> list[str]:
        """Returns the same in English sentences, one paragraph a turn."""
        player = self._ear(ear)
        return story(self.game, self.setup, catalogue("en"), self.engine.heard_by(player), self._people(), player)

    def view(self, ear: str = "-") -> dict[str, object]:
        """Returns all that can be seen from a seat now, as words, numbers, lists and tables."""
        return dict(self._seen_by(self._ear(ear)).as_dict())

    def picture(self, ear: str = "-", width: int = 80) -> str:
        """Returns the same as lines of text, to be printed."""
        player = self._ear(ear)
        view = self._seen_by(player)
        return "\n".join(self.game.picture(self.setup, view, self._reader(player), width))

    def possible(self, ear: str = "-") -> dict[str, list[str]]:
        """Returns for each place what may lie there, by all that an ear was told."""
        player = self._ear(ear)
        belief = self.game.belief(self.setup, player)
        for fact in self.engine.heard_by(player):
            belief.hear(fact)
        return belief.possible()

    def worlds(self, ear: str, times: int, seed: int = 0) -> list[OpenMatch]:
        """Returns so many matches that would have told this ear exactly what it heard, as likely as they are."""
        player = self._ear(ear)
        heard = self.engine.heard_by(player)
        found = self.game.worlds(self.setup, player, heard, times, Dice(seed).below)
        return [self._copy_around(world) for world in found]

    # How it is, and how it ended.

    @property
    def over(self) -> bool:
        """True when nothing is asked any more."""
        return self.engine.over()

    @property
    def outcome(self) -> Outcome | None:
        """Why it is over and who won; None before the end."""
        return self.engine.outcome

    @property
    def truth(self) -> dict[str, object]:
        """What is true in the match, in the words of a scenario file: every secret."""
        return self.game.truth(self.engine)

    def record(self) -> str:
        """Returns the record of this match: a text that `ridotto replay` and `ridotto verify` read. It holds every
        secret, and Fate's seed once the match is over."""
        if name(FATE) in self._by_hand:
            return write(record_of(self.game, self.setup, self.engine, self.names))
        seed = self._fate.seed if self.over else None
        return write(record_of(self.game, self.setup, self.engine, self.names, self._fate.commitment, seed))

    # Inside.

    def _people(self) -> list[str]:
        """Returns what the players are called: by their names, else by their letters."""
        return [*self.names, *self.players[len(self.names) :]]

    def _reader(self, player: Player) -> Reader:
        """Returns somebody who reads about players by their names, with what this one may know."""
        return self.game.reader(self.setup, catalogue("en"), self._people(), None, self._seen_by(player))

    def _seen_by(self, player: Player) -> View:
        return self.game.seen_by(player, self.setup, self.engine)

    def _settle(self) -> None:
        """Answers for Fate and the clock as long as they are asked, unless that is done by hand."""
        alone = [player for text, player in BY_THEMSELVES.items() if text not in self._by_hand]
        while (question := first_of(self.engine.open_questions(), alone)) is not None:
            if question.player == FATE:
                answer = self._fate.draw_answer(self.engine)
            else:
                answer = question.otherwise(self.engine) or self.engine.options(question)[0]
            self.engine.answer(question.player, answer)

    def _play_words(self, words: list[str]) -> None:
        for at, text in enumerate(words, 1):
            try:
                say(self.engine, read_word(text, self.game, len(self.engine.seated)))
            except (Misread, RidottoError) as problem:
                raise NotPlayed(f"word {at}, {text}: {problem}") from None
            self._settle()

    def _mind(self, maker: Maker, player: Player) -> Mind:
        if (player, maker) not in self._minds:
            self._minds[player, maker] = Mind(maker, self.game, self.setup, player, self._fate.secret_for_bots())
        return self._minds[player, maker]

    def _copy_around(self, engine: Match) -> OpenMatch:
        return OpenMatch(self.game, self.setup, engine, self._fate, self._by_hand, self.names)

    def _seat(self, letter: str) -> Player:
        player = player_named(letter)
        if player is None or player not in self.engine.seated:
            raise NotPlayed(f"nobody is called {letter!r}: expected one of {letters(len(self.engine.seated))}")
        return player

    def _answerer(self, text: str) -> Player:
        """Returns the player with this letter, Fate or the clock."""
        if text in BY_THEMSELVES:
            return BY_THEMSELVES[text]
        return self._seat(text)

    def _ear(self, text: str) -> Player:
        player = player_named(text)
        if player is None or not (player in self.engine.seated or text == "-"):
            known = f"{letters(len(self.engine.seated))}, or - for a spectator"
            raise NotPlayed(f"no ear is called {text!r}: expected one of {known}")
        return player


# ---- What was asked for.


def option_text(value: str | int) -> str:
    """Returns a host's choice as the host would write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def seed_of(seed: int) -> bytes:
    if not isinstance(seed, int) or not 0 <= seed < 256**SEED_BYTES:
        raise SetupRefused([f"seed = {seed!r}: expected a whole number, not negative, of at most {SEED_BYTES} bytes"])
    return seed.to_bytes(SEED_BYTES, "big")


def maker_called(bots: str | Maker) -> Maker:
    if not isinstance(bots, str):
        return bots
    if bots not in BOTS:
        raise NotPlayed(f"no bot is called {bots!r}: expected one of {', '.join(BOTS)}{perhaps(bots, list(BOTS))}")
    return BOTS[bots]


def first_of(asked: list[Question[Any, Any]], players: list[Player]) -> Question[Any, Any] | None:
    """Returns the first of these questions that is put to one of these players."""
    return next((question for question in asked if question.player in players), None)

"""Scenario files: a table, what is answered there, and what is expected then. docs/scenarios.md describes them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ridotto.games import GAMES, game_called
from ridotto.kernel import Game, Match, ScenarioRefused, Setup, SetupRefused, UnknownGame
from ridotto.kernel.errors import perhaps
from ridotto.replay.folders import NOWHERE, Folders
from ridotto.replay.playing import Misread, Stopped, play_written
from ridotto.scenarios.expectation import EXPECTATIONS, Failure, PlayedScenario, compared, for_every_seat
from ridotto.scenarios.kind import NUMBER, TABLE, TEXT, TEXTS, Kind, either
from ridotto.scenarios.page import ScenarioPage, not_toml, pages_of
from ridotto.scenarios.wording import wording

GIVEN: Final = {
    "title": TEXT,
    "clauses": TEXTS,
    "game": TEXT,
    "players": NUMBER,
    "host": TABLE,
    "position": TABLE,
    "play": TEXT,
}
FAILS_SETUP: Final = "fails_setup"
MOST_BYTES: Final = 1_000_000  # of a file
MOST_TABLES: Final = 20  # inside each other
# Any other key is the game's affair: what is then so, in its own words.
KINDS: Final[dict[str, Kind]] = {
    **GIVEN,
    FAILS_SETUP: either(TEXT, TEXTS),
    **{key: expectation.kind for key, expectation in EXPECTATIONS.items()},
}


class Scenario:
    """One scenario of one game, as written. Nothing of it is understood before it is checked."""

    def __init__(
        self, written: dict[str, Any], page: ScenarioPage, folders: Folders = NOWHERE, sisters: list[Game] | None = None
    ) -> None:
        self.written = written
        self.page = page
        self.folders = folders  # where the files lie that it names
        self.sisters = sisters or []  # the other games that it is written for
        self.line = page.line
        self.title = str(written["title"])
        clauses = written.get("clauses")
        self.clauses = [str(clause) for clause in clauses] if isinstance(clauses, list) else []

    def failures(self) -> list[Failure]:
        """Returns what did not come true: nothing when it passes. Raises ScenarioRefused where it cannot be read."""
        try:
            return self.check(self.game())
        except ScenarioRefused as refusal:
            if not self.sisters:
                raise
            raise ScenarioRefused(refusal.line, f"{self.written['game']}: {refusal.problem}") from None

    def check(self, game: Game) -> list[Failure]:
        self.check_keys(game)
        self.check_words(game)
        try:
            setup = game.set_up(self.players(), self.folders.options(game, self.wishes(game)))
        except SetupRefused as refusal:
            if FAILS_SETUP in self.written:
                return list(self.setup_failures(str(refusal)))
            raise self.refusal(refusal) from None
        if FAILS_SETUP in self.written:
            return list(self.setup_failures(""))
        return self.play(game, setup, self.start(game, setup))

    # What is given.

    def game(self) -> Game:
        if "game" not in self.written:
            misspelt = [key for key in self.written if key not in KINDS and perhaps(key, ["game"])]
            raise self.page.refusal(misspelt, "which game? expected game = …, here or above the first scenario")
        try:
            return games_in(self.written)[0]
        except UnknownGame as problem:
            raise self.page.refusal("game", str(problem)) from None

    def check_keys(self, game: Game) -> None:
        known = [*KINDS, *words_of(game)]
        for key, value in self.written.items():
            if key in GAMES:
                problem = f"{key} = {value!r}: expected a table, in a scenario that has {key} among its games"
                raise self.page.refusal(key, problem)
            if key not in known:
                problem = f"unknown key {key!r} in a scenario: expected one of {', '.join(known)}{perhaps(key, known)}"
                raise self.page.refusal(key, problem)
            if key in KINDS and not KINDS[key].fits(value):
                raise self.page.refusal(key, f"{key} = {value!r}: expected {KINDS[key].words}")
        expected = [key for key in self.written if key not in GIVEN]
        if FAILS_SETUP in expected and (len(expected) > 1 or "play" in self.written):
            raise self.page.refusal(
                FAILS_SETUP, "a setup that fails leaves nothing to play, and nothing else to expect"
            )
        if not expected:
            raise ScenarioRefused(self.line, "nothing is expected; or is it all below [scenario.position]?")

    def check_words(self, game: Game) -> None:
        """Refuses words that another of the scenario's games says where this one says something else."""
        for sister in self.sisters:
            for key, word, own in wording(sister, game).foreign(self.written):
                problem = f"{key}: {word!r} is a word of {sister.id}: expected {own!r}"
                raise self.page.refusal([word, key], problem)

    def players(self) -> int:
        if "players" in self.written:
            return int(self.written["players"])
        seats = self.written.get("position", {}).get("seats")
        if not isinstance(seats, str):
            raise ScenarioRefused(self.line, "how many players? expected players = … or position.seats = …")
        return len(seats.split())

    def wishes(self, game: Game) -> dict[str, str]:
        """Returns the host's wishes; a position that speaks of a host option implies it, unless the host differs."""
        options = [option.name for option in game.host_options()]
        implied = {key: value for key, value in self.written.get("position", {}).items() if key in options}
        return {key: wish(value) for key, value in (implied | self.written.get("host", {})).items()}

    def start(self, game: Game, setup: Setup) -> Match:
        if "position" not in self.written:
            return game.start(setup)
        try:
            return game.start_at(setup, self.written["position"])
        except SetupRefused as refusal:
            raise self.refusal(refusal) from None

    def refusal(self, refusal: SetupRefused) -> ScenarioRefused:
        """Returns a refusal at the line of the key that the first objection speaks of, as far as can be seen."""
        first = refusal.problems[0]
        spoken_of = [first.split(" ")[0], *first.split("'")[1:2]]
        keys = [f"{table}.{key}" for key in spoken_of for table in ("position", "host")]
        return self.page.refusal([*keys, *spoken_of, "position", "host", "players"], str(refusal))

    # What is expected.

    def setup_failures(self, objections: str) -> Iterator[Failure]:
        wanted = self.written[FAILS_SETUP]
        for text in [wanted] if isinstance(wanted, str) else wanted:
            if not objections or text not in objections:
                yield Failure(FAILS_SETUP, f"an objection with {text!r} in it", objections or "the setup is accepted")

    def play(self, game: Game, setup: Setup, start: Match) -> list[Failure]:
        words = self.written.get("play", "").split()
        match = start.fork()
        try:
            play_written(match, game, words)
        except Misread as problem:
            raise self.page.refusal("play", f"play: {problem}") from None
        except Stopped as stop:
            texts = [f">>{word}<<" if at == stop.at else word for at, word in enumerate(words)]
            return [Failure("play", " ".join(texts), stop.why)]
        outcome = PlayedScenario(game, setup, start, match, self.page)
        truth = game.truth(match)
        found: list[Failure] = []
        for key, wanted in self.written.items():
            if key in EXPECTATIONS:
                found += EXPECTATIONS[key].check(outcome, wanted)
            elif key in truth:
                found += compared(key, for_every_seat(wanted, truth[key]), truth[key])
        return found


def words_of(game: Game) -> list[str]:
    """Returns what a game can say about any of its matches, so also about one that is about to begin."""
    return list(game.truth(game.start(game.set_up(game.fewest, {}))))


def wish(value: object) -> str:
    """Returns a value as a host would write it: on or off, and commas between names."""
    if isinstance(value, bool):
        return "on" if value else "off"
    words = value if isinstance(value, list) else str(value).split()
    return ",".join([str(word) for word in words])


def read_scenarios(text: str, folders: Folders = NOWHERE) -> list[Scenario]:
    """Returns the scenarios of a file. What stands above the first is a default for all.

    Files that they name, such as packs of cards, are opened in these folders and nowhere else.
    """
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise not_toml(text, problem) from None
    except (RecursionError, ValueError):  # nested beyond reason, or a number that is
        raise ScenarioRefused(1, "no scenario nests so deeply or counts so far") from None
    if depth_of(written) > MOST_TABLES:
        raise ScenarioRefused(1, "no scenario nests so deeply or counts so far")
    tables = written.pop("scenario", [])
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise ScenarioRefused(1, "no scenario here: expected [[scenario]], once for each")
    found = []
    for table, page in zip(tables, pages_of(text, len(tables)), strict=True):
        if "title" not in table:
            raise ScenarioRefused(page.line, "a scenario without a title: expected title = …")
        found += in_each_game(written, table, page, folders)
    return found


def in_each_game(common: dict[str, Any], own: dict[str, Any], page: ScenarioPage, folders: Folders) -> list[Scenario]:
    """Returns the scenario once for each game that it names, in the words of that game."""
    written = merged(common, own)
    try:
        games = games_in(written)
        above = games_in(common if "game" in common else written)
    except (KeyError, UnknownGame):  # which is told when the scenario is checked
        return [Scenario(written, page, folders)]
    ids = [game.id for game in games]
    above_all = {key: value for key, value in common.items() if key not in GAMES or key in ids}
    written = merged(wording(above[0], games[0]).translate(above_all), own)
    return [
        Scenario(written_for(game, games, written), page, folders, [other for other in games if other is not game])
        for game in games
    ]


def games_in(written: dict[str, Any]) -> list[Game]:
    return [game_called(name) for name in str(written["game"]).split() or [""]]


def written_for(game: Game, games: list[Game], written: dict[str, Any]) -> dict[str, Any]:
    """Returns what a scenario says to one of its games: the game's own table overrides what is said to all."""
    tables = [other.id for other in games if isinstance(written.get(other.id), dict)]
    to_all = {key: value for key, value in written.items() if key not in tables}
    found = merged(wording(games[0], game).translate(to_all), written[game.id] if game.id in tables else {})
    several = {"title": f"{found['title']} ({game.id})"} if len(games) > 1 else {}
    return found | several | {"game": game.id}


def depth_of(written: object) -> int:
    """Returns how many tables and lists stand inside each other, counted level by level."""
    level: list[object] = [written]
    depth = 0
    while level and depth <= MOST_TABLES:
        inner = [part for part in level if isinstance(part, (dict, list))]
        level = [value for part in inner for value in (part.values() if isinstance(part, dict) else part)]
        depth += 1
    return depth


def merged(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Returns both tables as one: the scenario's word counts more; tables in them are merged key by key."""
    both = common | own
    for key, value in common.items():
        if isinstance(value, dict) and isinstance(own.get(key), dict):
            both[key] = merged(value, own[key])
    return both


def check_files(paths: list[str], out: Callable[[str], None], decks: Sequence[Path] = ()) -> int:
    """Runs the scenarios of these files and folders: 0 when all pass, 1 when one fails, 2 when one cannot be read.

    A scenario opens deck files of its own folder and of `decks`.
    """
    passed = failed = unread = 0
    for path in files_at(paths):
        try:
            scenarios = read_scenarios(text_in(path), Folders(path.parent, *decks))
        except (ScenarioRefused, OSError) as problem:
            out(f"{path}: {problem if isinstance(problem, ScenarioRefused) else f'cannot be read: {problem}'}")
            unread += 1
            continue
        for scenario in scenarios:
            try:
                failures = scenario.failures()
            except ScenarioRefused as refusal:
                out(f"{path}: {refusal}")
                unread += 1
                continue
            if failures:
                out(f"{path}: line {scenario.line}: {scenario.title}")
                for failure in failures:
                    for line in failure.lines():
                        out(f"    {line}")
            failed += 1 if failures else 0
            passed += 0 if failures else 1
    out(f"{passed} passed, {failed} failed" + (f", {unread} could not be read" if unread else ""))
    return 2 if unread else 1 if failed else 0


def text_in(path: Path) -> str:
    """Returns the text of a file, without a byte order mark."""
    with path.open("rb") as file:
        raw = file.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise ScenarioRefused(1, f"longer than {MOST_BYTES} bytes: expected a scenario file")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise ScenarioRefused(line, "this is no text in UTF-8: expected a scenario file") from None


def files_at(paths: list[str]) -> list[Path]:
    """Returns the scenario files of these paths. A folder stands for all below it; an empty one is kept as a path."""
    found: list[Path] = []
    for path in map(Path, paths):
        found += sorted(path.rglob("*.toml")) or [path]
    return found

"""A table as plain words and numbers, to be stored. It holds every secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NotRequired, TypedDict

from ridotto.kernel import Game, Given, Match, Player, Told, name, player_named, read_told_line, told_lines
from ridotto.table.company import Automaton, Person, Sitter
from ridotto.table.ear import Ear, Missed
from ridotto.table.errors import OtherRulesThen, SavedElsewhere
from ridotto.table.play import InAdvance
from ridotto.table.terms import Aid, MemoryRule, Terms

if TYPE_CHECKING:
    from ridotto.table.table import Table


class SavedSitter(TypedDict):
    name: str
    bot: str | None  # None: a person


class SavedTerms(TypedDict):
    memory: str | None
    aid: str
    aid_for: list[str]
    correspondence: bool
    clock: int
    stand_in: str


class SavedMissed(TypedDict):
    first: int
    last: int
    seconds: float


class SavedEar(TypedDict):
    handed: int
    lines_handed: int
    lines_before: NotRequired[int]  # since people may sit down later
    own: list[int]
    missed: list[SavedMissed]


class SavedAnswer(TypedDict):
    player: str
    answer: str
    late: bool


class SavedAdvance(TypedDict):
    question: str
    answer: str


class SavedLine(TypedDict):
    player: str
    name: NotRequired[str]  # older versions did not keep it: then of the player who sits there
    text: str


class SavedTable(TypedDict):
    """A table with its players by their letters. The driver keeps Fate and the secret of the bots' dice itself.

    A table that was saved before people could join has no newcomers and no door. One that was saved before versions of
    rules were told apart has no `told`.
    """

    game: str
    rules: int
    wishes: dict[str, str]
    company: list[SavedSitter]  # who sat down at first
    newcomers: NotRequired[list[SavedSitter]]  # who joined them
    door: NotRequired[list[SavedSitter]]  # who waits to
    terms: SavedTerms
    answers: list[SavedAnswer]
    told: NotRequired[list[str]]  # lines of kernel/told_line.py
    away: list[str]
    advance: dict[str, SavedAdvance]
    waited: dict[str, float]
    ears: dict[str, SavedEar]
    lines: list[SavedLine]


def save(table: Table) -> SavedTable:
    play, terms, match, wishes = table.play, table.terms, table.match, table.setup.chosen_options()
    return {
        "game": table.game.id,
        "rules": table.game.rules_version,
        "wishes": {option.name: wishes[option.name] for option in table.game.host_options() if option.name in wishes},
        "company": save_sitters(table.company.sitters[: table.setup.players]),
        "newcomers": save_sitters(table.company.sitters[table.setup.players :]),
        "door": save_sitters(table.company.door),
        "terms": {
            "memory": None if terms.memory is None else terms.memory.value,
            "aid": terms.aid.value,
            "aid_for": [name(player) for player in sorted(terms.aid_for)],
            "correspondence": terms.correspondence,
            "clock": terms.clock,
            "stand_in": terms.stand_in,
        },
        "answers": [
            {"player": name(given.player), "answer": given.answer.text, "late": given.late} for given in match.record
        ],
        "told": told_lines(match.log),
        "away": [name(player) for player in sorted(table.company.away)],
        "advance": {
            name(player): {"question": left.question, "answer": left.answer.text}
            for player, left in play.advance.items()
        },
        "waited": {name(player): seconds for (player, _), seconds in play.hourglass.sand.items()},
        "ears": {name(player): save_ear(ear) for player, ear in table.ears.items()},
        "lines": [{"player": name(line.by), "name": line.name, "text": line.text} for line in table.talk.lines],
    }


def save_sitters(sitters: Sequence[Sitter]) -> list[SavedSitter]:
    return [{"name": sitter.name, "bot": sitter.bot if isinstance(sitter, Automaton) else None} for sitter in sitters]


def save_ear(ear: Ear) -> SavedEar:
    missed: list[SavedMissed] = [{"first": m.first, "last": m.last, "seconds": m.seconds} for m in ear.missed]
    return {
        "handed": ear.handed,
        "lines_handed": ear.lines_handed,
        "lines_before": ear.lines_before,
        "own": sorted(ear.own),
        "missed": missed,
    }


def answers_in(game: Game, saved: SavedTable) -> list[Given]:
    if saved["game"] != game.id:
        raise SavedElsewhere(
            f"it is a game of {saved['game']}, not of {game.id}", why="game", saved=saved["game"], game=game.id
        )
    then, now = saved["rules"], game.rules_version
    if then != now:
        said = (
            f"the game was begun under version {then} of the rules of {game.id}, and version {now} is played here now"
        )
        raise OtherRulesThen(said, why="rules", then=then, now=now, game=game.id)
    return [
        Given(player_in(given["player"]), game.notation.read(given["answer"]), given["late"])
        for given in saved["answers"]
    ]


def compare_told(match: Match, saved: SavedTable) -> None:
    """Refuses a table whose answers no longer lead to what people were told."""
    if saved.get("told", told_lines(match.log)) != told_lines(match.log):
        raise OtherRulesThen("by the rules of now its answers lead to something else than was told", why="answers")


def log_in(saved: SavedTable) -> list[Told] | None:
    """Returns all that was told, by the rules of that time; None when it was not kept."""
    if "told" not in saved:
        return None
    read = [read_told_line(line) for line in saved["told"]]
    return [told for told in read if told is not None]


def company_in(saved: list[SavedSitter]) -> list[Sitter]:
    return [
        Person(sitter["name"]) if sitter["bot"] is None else Automaton(sitter["name"], sitter["bot"])
        for sitter in saved
    ]


def terms_in(saved: SavedTable) -> Terms:
    terms = saved["terms"]
    return Terms(
        memory=None if terms["memory"] is None else MemoryRule(terms["memory"]),
        aid=Aid(terms["aid"]),
        aid_for=frozenset([player_in(letter) for letter in terms["aid_for"]]),
        correspondence=terms["correspondence"],
        clock=terms["clock"],
        stand_in=terms["stand_in"],
    )


def restore(table: Table, saved: SavedTable) -> None:
    """Restores all that the answers do not tell."""
    play = table.play
    table.company.away = {player_in(letter) for letter in saved["away"]}
    table.company.door = company_in(saved.get("door", []))
    for letter, left in saved["advance"].items():
        play.advance[player_in(letter)] = InAdvance(left["question"], table.game.notation.read(left["answer"]))
    for letter, seconds in saved["waited"].items():
        player = player_in(letter)
        play.hourglass.sand[player, play.number(player)] = seconds
    for letter, marks in saved["ears"].items():
        ear = table.ears[player_in(letter)]
        ear.handed, ear.lines_handed, ear.own = marks["handed"], marks["lines_handed"], set(marks["own"])
        ear.lines_before = marks.get("lines_before", 0)
        ear.missed = [Missed(missed["first"], missed["last"], missed["seconds"]) for missed in marks["missed"]]
    for line in saved["lines"]:
        speaker = player_in(line["player"])
        table.talk.add(speaker, line.get("name", table.company.sitters[speaker].name), line["text"])


def player_in(letter: str) -> Player:
    player = player_named(letter)
    if player is None:
        raise SavedElsewhere(f"nobody is written {letter!r}", why="letter", letter=letter)
    return player

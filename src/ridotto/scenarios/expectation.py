"""Compares what a scenario expects with what has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from ridotto.kernel import CLOCK, Game, Match, Player, Question, RidottoError, Setup, forms_of, name, player_named
from ridotto.replay.playing import Misread, Stopped, letters, play_written
from ridotto.scenarios.kind import ANYTHING, BY_PLAYER, NUMBER, TEXT, TEXTS, Kind, either, table_of
from ridotto.scenarios.page import ScenarioPage

OTHERS: Final = "..."  # among facts: any others, or none


class Failure(NamedTuple):
    """One expectation that did not come true. A text of several lines is a list."""

    what: str
    expected: str
    found: str

    def lines(self) -> list[str]:
        return [self.what, *hung("expected", self.expected), *hung("is", self.found)]


def hung(label: str, text: str) -> list[str]:
    return [f"  {label if at == 0 else '':<8} {line}".rstrip() for at, line in enumerate(text.split("\n"))]


class PlayedScenario:
    """Where the play of a scenario has led."""

    def __init__(self, game: Game, setup: Setup, start: Match, match: Match, page: ScenarioPage) -> None:
        self.game = game
        self.setup = setup
        self.start = start  # before the play
        self.match = match  # after it
        self.page = page

    def heard_by(self, player: Player) -> list[str]:
        """Returns what reached this ear during the play."""
        return [fact.spelling() for fact in self.match.heard_by(player)[len(self.start.heard_by(player)) :]]

    def player(self, key: str, text: str) -> Player:
        found = player_named(text)
        here = len(self.match.seated)
        if found is None or here <= found < CLOCK:
            known = f"{letters(here)}, or - for a spectator"
            raise self.page.refusal(key, f"nobody is called {text!r} in {key}: expected one of {known}")
        return found

    def words(self, key: str, text: str) -> list[str]:
        if not text.split():
            raise self.page.refusal(key, f"{key}: nothing to try: expected PLAYER:ANSWER")
        return text.split()

    def try_words(self, key: str, match: Match, words: list[str]) -> None:
        try:
            play_written(match, self.game, words)
        except Misread as problem:
            raise self.page.refusal(key, f"{key}: {problem}") from None

    def answers(self, key: str, text: str) -> list[str]:
        """Returns texts of answers, each of which somebody could give in this game."""
        try:
            return [self.game.notation.read(word).text for word in text.split()]
        except RidottoError as problem:
            raise self.page.refusal(key, f"{key}: {problem}") from None


# Who is asked, and what.


def asked(outcome: PlayedScenario, expected: str) -> Iterator[Failure]:
    yield from compared("asked", expected, [name(question.player) for question in outcome.match.open_questions()])


def question(outcome: PlayedScenario, expected: Any) -> Iterator[Failure]:
    for what, asked_now, wanted in each_question(outcome, "question", expected):
        yield from compared(what, wanted, asked_now.name() if asked_now else "")


def options(outcome: PlayedScenario, expected: Any) -> Iterator[Failure]:
    for what, asked_now, wanted in each_question(outcome, "options", expected):
        yield from compared(what, outcome.answers("options", wanted), offered(outcome, asked_now))


def offers(outcome: PlayedScenario, expected: Any) -> Iterator[Failure]:
    for what, asked_now, wanted in each_question(outcome, "offers", expected):
        there = offered(outcome, asked_now)
        missing = [word for word in outcome.answers("offers", wanted) if word not in there]
        if missing:
            yield Failure(what, f"{' '.join(missing)} among the options", plain(there))


def lacks(outcome: PlayedScenario, expected: Any) -> Iterator[Failure]:
    for what, asked_now, wanted in each_question(outcome, "lacks", expected):
        there = offered(outcome, asked_now)
        present = [word for word in outcome.answers("lacks", wanted) if word in there]
        if asked_now is None:
            yield Failure(what, f"a question without {wanted}", "nothing is asked")
        elif present:
            yield Failure(what, f"no {' '.join(present)} among the options", plain(there))


def patience(outcome: PlayedScenario, expected: int) -> Iterator[Failure]:
    asked_now = first_asked(outcome)
    yield from compared("patience", expected, asked_now.patience(outcome.match) if asked_now else "")


def otherwise(outcome: PlayedScenario, expected: str) -> Iterator[Failure]:
    asked_now = first_asked(outcome)
    by_the_clock = asked_now.otherwise(outcome.match) if asked_now else None
    yield from compared("otherwise", outcome.answers("otherwise", expected), by_the_clock or "")


def first_asked(outcome: PlayedScenario) -> Question[Any, Any] | None:
    return None if outcome.match.over() else outcome.match.asks()


def each_question(
    outcome: PlayedScenario, key: str, expected: Any
) -> Iterator[tuple[str, Question[Any, Any] | None, str]]:
    """Yields the questions that are meant: a text is about the one that comes first, a table is by player."""
    if isinstance(expected, str):
        yield key, first_asked(outcome), expected
    else:
        for letter, wanted in expected.items():
            yield f"{key}.{letter}", outcome.match.question_to(outcome.player(key, letter)), wanted


def offered(outcome: PlayedScenario, asked_now: Question[Any, Any] | None) -> list[str]:
    return [option.text for option in outcome.match.options(asked_now)] if asked_now else []


# Who hears, sees and knows what.


def hears(outcome: PlayedScenario, expected: dict[str, str]) -> Iterator[Failure]:
    for letter, text in expected.items():
        wanted = [fact.strip() for fact in text.split(";") if fact.strip()]
        found = outcome.heard_by(outcome.player("hears", letter))
        if not alike(wanted, found):
            yield Failure(f"hears.{letter}", in_lines(wanted, found), in_lines(found, wanted))


def alike(wanted: list[str], found: list[str]) -> bool:
    """True when the facts are the same in the same order, but for any that `...` stands for."""
    if not wanted:
        return not found
    if wanted[0] == OTHERS:
        return any(alike(wanted[1:], found[skipped:]) for skipped in range(len(found) + 1))
    return bool(found) and wanted[0] == found[0] and alike(wanted[1:], found[1:])


def in_lines(facts: list[str], others: list[str]) -> str:
    """Returns the facts one a line, with a mark where they part from the others."""
    part = 0
    while part < min(len(facts), len(others)) and facts[part] == others[part]:
        part += 1
    return "\n".join([f"{'>' if at == part else ' '} {fact}" for at, fact in enumerate(facts)]) or "> nothing"


def hears_not(outcome: PlayedScenario, expected: dict[str, Any]) -> Iterator[Failure]:
    for letter, texts in expected.items():
        for fact in outcome.heard_by(outcome.player("hears_not", letter)):
            for text in [texts] if isinstance(texts, str) else texts:
                if text in fact:
                    yield Failure(f"hears_not.{letter}", f"nothing with {text!r} in it", fact)


def know(outcome: PlayedScenario, expected: dict[str, dict[str, str]]) -> Iterator[Failure]:
    for letter, places in expected.items():
        player = outcome.player("know", letter)
        belief = outcome.game.belief(outcome.setup, player)
        for fact in outcome.match.heard_by(player):
            belief.hear(fact)
        possible = belief.possible()
        for place, wanted in places.items():
            if place not in possible:
                problem = f"no place is called {place!r} in know: expected one of {', '.join(possible)}"
                raise outcome.page.refusal([f"know.{letter}.{place}", "know"], problem)
            if set(outcome.answers("know", wanted)) != set(possible[place]):
                yield Failure(f"know.{letter}.{place}", wanted, plain(possible[place]))


def sees(outcome: PlayedScenario, expected: dict[str, Any]) -> Iterator[Failure]:
    for letter, wanted in expected.items():
        player = outcome.player("sees", letter)
        view = outcome.game.seen_by(player, outcome.setup, outcome.match)
        shown = view.as_dict()
        yield from compared(f"sees.{letter}", with_facts_as_data(outcome.game, wanted, shown), shown)


# What may be done next.


def refused(outcome: PlayedScenario, expected: dict[str, str]) -> Iterator[Failure]:
    """Plays each refusal on a fork: all but the last answer are taken, the last is not, and changes nothing."""
    for text, wanted in expected.items():
        words = outcome.words("refused", text)
        match = outcome.match.fork()
        try:
            outcome.try_words("refused", match, words[:-1])
        except Stopped as stop:
            yield Failure(f"refused: {text}", f"only {words[-1]} refused", f"{words[stop.at]}: {stop.why}")
            continue
        before = marks(match)
        try:
            outcome.try_words("refused", match, words[-1:])
        except Stopped as stop:
            if wanted not in stop.why:
                yield Failure(f"refused: {text}", f"a reason with {wanted!r} in it", stop.why)
            if marks(match) != before:
                yield Failure(f"refused: {text}", "nothing changed by it", "something has changed")
        else:
            yield Failure(f"refused: {text}", "refused", "accepted")


def marks(match: Match) -> tuple[object, ...]:
    return (len(match.log), len(match.record), match.position())


def accepted(outcome: PlayedScenario, expected: list[str]) -> Iterator[Failure]:
    for text in expected:
        words = outcome.words("accepted", text)
        try:
            outcome.try_words("accepted", outcome.match.fork(), words)
        except Stopped as stop:
            yield Failure(f"accepted: {text}", "accepted", f"{words[stop.at]}: {stop.why}")


def advised(outcome: PlayedScenario, expected: str) -> Iterator[Failure]:
    """Compares what the rulebook advises against at this table; an empty text expects no advice."""
    found = "; ".join([advice.say for advice in outcome.setup.advice])
    if expected not in found or (found and not expected):
        yield Failure("advised", expected or "no advice", found or "no advice")


class Expectation(NamedTuple):
    kind: Kind
    check: Callable[[PlayedScenario, Any], Iterator[Failure]]


TEXT_OR_BY_PLAYER: Final = either(TEXT, BY_PLAYER)
EXPECTATIONS: Final = {
    "asked": Expectation(TEXT, asked),
    "question": Expectation(TEXT_OR_BY_PLAYER, question),
    "options": Expectation(TEXT_OR_BY_PLAYER, options),
    "offers": Expectation(TEXT_OR_BY_PLAYER, offers),
    "lacks": Expectation(TEXT_OR_BY_PLAYER, lacks),
    "patience": Expectation(NUMBER, patience),
    "otherwise": Expectation(TEXT, otherwise),
    "hears": Expectation(BY_PLAYER, hears),
    "hears_not": Expectation(
        table_of(either(TEXT, TEXTS), "a table of texts, or lists of texts, by player"), hears_not
    ),
    "know": Expectation(table_of(table_of(TEXT, ""), "a table of texts by player and place"), know),
    "sees": Expectation(table_of(table_of(ANYTHING, "a table"), "a table of tables by player"), sees),
    "refused": Expectation(table_of(TEXT, "a table of reasons by answer"), refused),
    "accepted": Expectation(TEXTS, accepted),
    "advised": Expectation(TEXT, advised),
}


# Comparing.


def compared(what: str, wanted: object, found: object) -> Iterator[Failure]:
    """Yields what differs. A table may say less than there is; all else must be the same, as it is written."""
    if isinstance(wanted, dict):
        there = by_key(found)
        for key, part in wanted.items():
            if key in there:
                yield from compared(f"{what}.{key}", part, there[key])
            else:
                yield Failure(f"{what}.{key}", plain(part), f"not there; there is {' '.join(there) or 'nothing'}")
    elif plain(wanted) != plain(found):
        yield Failure(what, plain(wanted), plain(found))


def with_facts_as_data(game: Game, wanted: dict[str, Any], shown: Mapping[str, object]) -> dict[str, Any]:
    """Returns the expectation with facts as a view shows them: a scenario spells them."""
    forms = forms_of(game.notation.language)
    found = dict(wanted)
    for key, part in wanted.items():
        facts = shown.get(key)
        if isinstance(facts, list) and facts and isinstance(facts[0], dict) and "kind" in facts[0]:
            found[key] = [forms.read(text) or text for text in ([part] if isinstance(part, str) else part)]
    return found


def for_every_seat(wanted: object, found: object) -> object:
    """Returns a single number once for each seat, where there is a row of numbers to compare it with."""
    numbers = plain(found).split()
    if len(numbers) > 1 and plain(wanted).isdecimal() and all(number.isdecimal() for number in numbers):
        return [wanted] * len(numbers)
    return wanted


def by_key(found: object) -> dict[str, object]:
    """Returns the parts of a table by their names, of a list by their numbers from 0."""
    if isinstance(found, dict):
        return {str(key): part for key, part in found.items()}
    return {str(at): part for at, part in enumerate(found)} if isinstance(found, list | tuple) else {}


def plain(value: object) -> str:
    """Returns the one way to write a value: words with a blank between them."""
    if value is None or value == {}:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {plain(part)}" for key, part in value.items()]) + " }"
    if isinstance(value, list | tuple):
        return " ".join([plain(part) for part in value])
    return " ".join(str(value).split())

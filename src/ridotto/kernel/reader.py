"""Who reads a sentence: it depends on the game, on who sits there, on who reads, and on what that person may know.

`page/src/words/reader.ts` has the same functions for the page, and tests/page compares every sentence of whole games.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ridotto.kernel.answer import Answer
from ridotto.kernel.because import Because
from ridotto.kernel.catalogue import Catalogue, Value
from ridotto.kernel.errors import Objection, RidottoError, SetupRefused
from ridotto.kernel.fact import Fact

SPECTATOR: Final = "-"
NOTHING: Final = "none"  # what a view that has nothing says in a selector
VOWEL: Final = re.compile(r"^(?:[aeiouæœ]|h[eiouy]|y[^aeiou])", re.IGNORECASE)  # French says d'Ada but de Bo

WordFunction = Callable[..., Value]  # is given the reader, and what the sentence gives it


class Reader:
    """One reader of one table. `view` and `setup` are data as the page has them; without a view nothing is known."""

    def __init__(
        self,
        catalogue: Catalogue,
        game: str,
        people: Mapping[str, str],
        you: str | None,
        functions: Mapping[str, WordFunction],
        setup: Mapping[str, Any],
        view: Mapping[str, Any] | None,
    ) -> None:
        """`people` are names by letters; `functions` are those of the game's family."""
        self.catalogue = catalogue
        self.game = game
        self.family = game.split("-")[0]
        self.people = people
        self.you = you
        self.functions = functions
        self.setup = setup
        self.view = view

    # Sentences.

    def say(self, key: str, **args: Value) -> str:
        return self.catalogue.fill(key, args, self.call)

    def say_first(self, keys: list[str], args: Mapping[str, Value]) -> str | None:
        """Returns the first of these sentences that the catalogue has, with a capital; None where it has none."""
        for key in keys:
            if key in self.catalogue:
                return self.capital(self.catalogue.fill(key, args, self.call))
        return None

    def capital(self, sentence: str) -> str:
        """Returns a sentence that begins with a capital, unless a name stands there: people spell theirs as they like.

        A place such as `b2` stays as it is answered.
        """
        if sentence[1:2].isdigit():
            return sentence
        for name in self.people.values():
            if name and sentence.startswith(name) and not sentence[len(name) : len(name) + 1].isalpha():
                return sentence
        return sentence[:1].upper() + sentence[1:]

    def fact(self, fact: Fact) -> str:
        """Returns a fact as a sentence; empty where nobody would say it aloud, its spelling where no sentence is."""
        data = plain(fact.data())
        said = self.say_first([f"{self.family}-fact-{data['kind']}", f"fact-{data['kind']}"], data)
        return fact.spelling() if said is None else said

    def brief_fact(self, fact: Fact) -> str:
        """Returns a fact as it is told among many: in fewer words, where its game has them, or in none."""
        data = plain(fact.data())
        said = self.say_first([f"{self.family}-brief-{data['kind']}"], data)
        return self.fact(fact) if said is None else said

    def question(self, question: str) -> str:
        """Returns a question, given by its name, as it is put to the player who reads."""
        said = self.say_first([f"{self.family}-ask-{question}", f"ask-{question}"], {})
        return question if said is None else said

    def option(self, question: str, answer: Answer, prospects: Sequence[Mapping[str, object]] = ()) -> str:
        """Returns an option as a phrase: of this word, or of answers of its sort, to this question or to any.

        `$prospects` is how many `prospects` were given; where it is one, the sentence may use what is in it.
        """
        what = answer.text if type(answer) is Answer else type(answer).__name__.lower()
        keys = [f"{self.family}-option-{question}-{what}", f"{self.family}-option-{what}"]
        foreseen = plain(prospects[0]) if len(prospects) == 1 else {}
        said = self.say_first(keys, {**foreseen, "answer": answer.text, "prospects": len(prospects)})
        return answer.text if said is None else said

    def reason(self, because: Because, tried: str = "") -> str:
        """Returns why something cannot be answered; `tried` is what it was."""
        keys = [f"{self.family}-why-{because.reason}", f"why-{because.reason}"]
        said = self.say_first(keys, {"tried": tried, **because.args})
        return because.reason if said is None else said

    def refusal(self, refused: RidottoError, **more: Value) -> str:
        """Returns what went wrong, for people; what programmers read where the catalogue has no sentence for it."""
        if isinstance(refused, SetupRefused):
            return " ".join([self.objection(objection) for objection in refused.objections])
        for key in (f"wrong-{refused.code}-{refused.details.get('why', '')}", f"wrong-{refused.code}"):
            if key in self.catalogue:  # as it is written: it may begin with what somebody typed
                return self.catalogue.fill(key, {**refused.details, **more}, self.call)
        return str(refused)

    def about(self, what: str) -> str:
        """Returns what the catalogue says of the game: its `pitch`, its `goal`; empty where it says nothing."""
        return self.say_first([f"{self.game}-{what}", f"{self.family}-{what}"], {}) or ""

    def objection(self, objection: Objection) -> str:
        """Returns what speaks against a setup; a host option is called by its name, as somebody writes it."""
        details = {**objection.details, "label": objection.details.get("option", "")}
        key = f"objection-{objection.code}"
        return self.catalogue.fill(key, details, self.call) if key in self.catalogue else objection.say

    def host_option(self, option: str, what: str) -> str:
        """Returns the `label` or `meaning` of a host option, or what it `is-VALUE`; empty where nothing is said."""
        for owner in (self.game, self.family):
            key = f"option-{owner}-{option}-{what}"
            if key in self.catalogue:
                return self.say(key)
        return ""

    def title(self) -> str:
        """Returns the game and its edition; its id where the catalogue has no name for it."""
        game, edition = f"home-game-{self.family}", f"home-edition-{self.game}"
        if game not in self.catalogue:
            return self.game
        return f"{self.say(game)}, {self.say(edition)}" if edition in self.catalogue else self.say(game)

    # What sentences call.

    def call(self, name: str, positional: list[Value], named: dict[str, Value]) -> Value:
        function = self.functions.get(name) or FUNCTIONS[name]
        return function(self, *positional, **named)

    def named(self, key: str, form: str, args: Mapping[str, Value]) -> str:
        """Returns a thing of the catalogue, in one of its forms where it has that."""
        formed = f"{key}.{form}"
        return self.catalogue.fill(formed if formed in self.catalogue else key, args, self.call)

    def person(self, letter: Value, form: str = "") -> str:
        """Returns `Bo`, `Bo's`, `d'Ada`; the clock and Fate have words of the catalogue."""
        name = self.people.get(str(letter))
        if name is None:
            key = "person-spectator" if letter == SPECTATOR else f"person-{letter}"
            return self.named(key if key in self.catalogue else "person-somebody", form, {"letter": letter})
        vowel = VOWEL.match(unicodedata.normalize("NFD", name))
        return self.named("person", form, {"name": name, "sound": "vowel" if vowel else "consonant"})

    def you_or_they(self, letter: Value) -> str:
        return "you" if letter == self.you else "they"

    def count(self, key: Value, n: Value) -> str:
        """Returns `no coins`, `1 coin`, `2 coins`: the sentence `FAMILY-key` or `key`, which counts by `$n`."""
        own = f"{self.family}-{key}"
        return self.catalogue.fill(own if own in self.catalogue else str(key), {"n": n}, self.call)

    def thing(self, text: Value, form: str = "") -> str:
        """Returns what a thing of the game is called: `FAMILY-the-TEXT`, or its text where the catalogue has none."""
        key = f"{self.family}-the-{text}"
        return self.named(key, form, {}) if key in self.catalogue else str(text)

    def pick(self, prefix: Value, text: Value, otherwise: str = "") -> str:
        """Returns the sentence `prefix-text`, with hyphens for blanks; else the other one, filled with `$text`."""
        key = f"{prefix}-{text}".replace(" ", "-")
        if key in self.catalogue or not otherwise:
            return self.say(key)
        return self.say(otherwise, text=text)

    def edition(self) -> str:
        return self.game

    def field(self, name: Value) -> Value:
        """Returns what the view says under a name, as a value to choose by."""
        return choosable(None if self.view is None else self.view.get(str(name)))

    def agreed(self, name: Value) -> Value:
        """Returns what was agreed before the game under a name."""
        return choosable(self.setup.get(str(name)))

    def listed(self, things: list[str]) -> str:
        """Returns `Ada, Bo and Cy`."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-and", before=", ".join(things[:-1]), last=things[-1])


FUNCTIONS: Final[Mapping[str, WordFunction]] = {
    "PERSON": Reader.person,
    "YOU": Reader.you_or_they,
    "COUNT": Reader.count,
    "THING": Reader.thing,
    "PICK": Reader.pick,
    "EDITION": Reader.edition,
    "VIEW": Reader.field,
    "SETUP": Reader.agreed,
    "FIRST": lambda reader, texts: str(texts).partition(" ")[0] or NOTHING,
    "LIST": lambda reader, texts, form="": reader.listed([reader.thing(text, form) for text in str(texts).split()]),
}


def choosable(value: Any) -> Value:
    """Returns a datum as sentences can choose by it: nothing is `none`, a list its parts, a table its keys."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple, dict)):
        return " ".join([str(each) for each in value])
    return value if isinstance(value, int) else str(value)


def plain(data: Mapping[str, Any]) -> dict[str, Value]:
    """Returns data as arguments of a sentence."""
    return {name: choosable(value) for name, value in data.items()}

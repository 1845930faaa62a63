"""A question as a person sees it, and what they may type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ridotto.kernel import Answer, NotInTheNotation, Question, RidottoError
from ridotto.ledger import Clause, ledger
from ridotto.terminal.screen import Screen, Style, wrapped
from ridotto.terminal.telling import Teller

COLUMN_GAP: Final = 3
FEW: Final = 8  # options that need no columns
FEW_WORDS: Final = 16  # words that are all named at once
ALL: Final = "all"
ALWAYS: Final = ("goal", "turn")


class NotUnderstood(RidottoError):
    """What was typed is no option and no command; says what was expected."""

    code = "not-understood"


@dataclass(frozen=True)
class TypedOption:
    """An option: its number for the hand, its word for the record, its phrase for the eye."""

    number: int
    answer: Answer
    phrase: str


class Asked:
    """What one person is asked. `question` is theirs, and so are its options and its rules."""

    def __init__(self, teller: Teller, question: Question[Any, Any], about_the_table: dict[str, str]) -> None:
        """`about_the_table` explains words that are no part of the game."""
        self.teller = teller
        self.question = question
        self.match = teller.table.match
        game, setup, view, reader = teller.game, teller.setup, teller.view, teller.reader
        self.reference = {**game.reference(setup, reader), **game.in_full(setup, view, reader), **about_the_table}
        asked = question.name()
        self.sentence = reader.question(asked)
        self.offers = [
            TypedOption(number, answer, reader.option(asked, answer, game.prospects(setup, view, asked, answer)))
            for number, answer in enumerate(self.match.options(question), 1)
        ]

    def is_a_pause(self) -> bool:
        return len(self.offers) == 1

    def show(self, screen: Screen) -> None:
        screen.line()
        screen.say(self.sentence, Style.BOLD, indent="")
        if not self.is_a_pause():
            for row in laid_out(self.offers, screen.width()):
                screen.line(row)

    def prompt(self) -> str:
        if self.is_a_pause():
            return f"Enter: {self.offers[0].phrase}  (? rules, h help) >"
        return f"1-{len(self.offers)}, ? rules, h help >"

    # What was typed.

    def understood_all(self, typed: str) -> list[Answer]:
        """Returns one answer, or several that were typed at once."""
        words = self.words_typed(typed)
        return [self.parse(" ".join(words[:1])), *[self.foreseen(word) for word in words[1:]]]

    def foreseen(self, word: str) -> Answer:
        """Returns an answer to what has not been asked yet."""
        if word.isdecimal():
            raise NotUnderstood(
                f"{word} is not on a list yet: of several answers at once only the first may be a number"
            )
        return self.known_at_all(word)

    def words_typed(self, typed: str) -> list[str]:
        """Returns the words, with blanks or `+` between them; two that spell an answer together are one."""
        found: list[str] = []
        spelt = [answer.text.casefold() for answer in self.teller.game.notation.answers]
        for word in typed.replace("+", " ").split():
            if found and f"{found[-1]}{word}".casefold() in spelt:
                found[-1] += word
            else:
                found.append(word)
        return found

    def parse(self, typed: str) -> Answer:
        """Reads a number, a word of the notation, the beginning of one, or a word that only one phrase has."""
        if not typed:
            if self.is_a_pause():
                return self.offers[0].answer
            raise NotUnderstood(f"expected a number from 1 to {len(self.offers)}, or the word of an option")
        if typed.lstrip("+-").isdecimal():
            return self.by_number(typed)
        return self.by_word(typed)

    def by_number(self, typed: str) -> Answer:
        for offer in self.offers:
            if str(offer.number) == typed.lstrip("0"):
                return offer.answer
        numbers = "only 1 is offered" if self.is_a_pause() else f"expected a number from 1 to {len(self.offers)}"
        raise NotUnderstood(f"{typed} is not on the list: {numbers}")

    def by_word(self, typed: str) -> Answer:
        wanted = typed.casefold()
        texts = [(offer.answer.text.casefold(), offer) for offer in self.offers]
        same = [offer for text, offer in texts if text == wanted]
        begun = [offer for text, offer in texts if text.startswith(wanted)]
        named = [offer for offer in self.offers if wanted in words_of(offer.phrase)]
        for found in (same, begun, named):
            if len(found) == 1:
                return found[0].answer
            if found:
                which = ", ".join([f"{offer.number} {offer.phrase}" for offer in found])
                raise NotUnderstood(f"{typed!r} may be any of {which}: which of them?")
        return self.known_at_all(typed)

    def known_at_all(self, typed: str) -> Answer:
        """Returns an answer that is not offered now: the table will say why not, if it is an answer of this game."""
        notation = self.teller.game.notation
        for answer in notation.answers:
            if answer.text.casefold() == typed.casefold():
                return answer
        if typed.casefold() in [word.casefold() for word in self.reference]:
            raise NotUnderstood(f"{typed!r} is not an answer: to read about it, type ? {typed}")
        here = [*[offer.answer.text for offer in self.offers], *self.reference]
        raise NotInTheNotation(typed, here)  # no hint at what is not at this table

    # The rules behind it.

    def rules(self, answers: list[Answer]) -> list[Clause]:
        """Returns the clauses behind these options, each once."""
        clauses = ledger(self.teller.game.id)
        found: dict[str, Clause] = {}
        for answer in answers:
            for id in self.question.rules(self.match, answer):
                found[id] = clauses[id]
        return list(found.values())

    def explain(self, screen: Screen, about: str) -> None:
        """Explains what `?`, `? 3`, `? b`, `? King` or `? all` asks about."""
        reference = {name.casefold(): name for name in self.reference}
        screen.line()
        if not about:
            self.explain_all(screen)
        elif about.casefold() in reference:
            name = reference[about.casefold()]
            screen.say(f"{name}: {self.reference[name]}", Style.BOLD)
            about_it = [offer.answer for offer in self.offers if about.casefold() in words_of(offer.phrase)]
            show_clauses(screen, self.rules(about_it))
        elif about.casefold() == ALL:
            screen.say(", ".join(self.reference))
        else:
            self.explain_one(screen, self.parse(" ".join(self.words_typed(about))))

    def explain_all(self, screen: Screen) -> None:
        clauses = self.rules([offer.answer for offer in self.offers])
        show_clauses(screen, clauses)
        if not clauses:
            screen.say("Nothing is decided here: everybody is only given the time to see.")
        if not self.is_a_pause():
            screen.say("Only what is behind one option: ? and its number.")
        words = self.words_at_hand()
        more = f"; {len(self.reference) - len(words)} more: ? {ALL}" if len(words) < len(self.reference) else ""
        screen.say(f"More about one of these: ? {', ? '.join(words)}{more}")

    def words_at_hand(self) -> list[str]:
        """Returns what can be asked about; where that is much, what this question speaks of, and what wins."""
        if len(self.reference) <= FEW_WORDS:
            return list(self.reference)
        spoken = words_of(" ".join([self.sentence, *[offer.phrase for offer in self.offers]]))
        return [word for word in self.reference if word.casefold() in spoken or word in ALWAYS]

    def explain_one(self, screen: Screen, answer: Answer) -> None:
        for offer in self.offers:
            if offer.answer is answer:
                screen.say(f"{offer.number}  {offer.phrase}", Style.BOLD)
                show_clauses(screen, self.rules([answer]))
                return
        raise NotUnderstood(f"{answer.text} is not offered now: ask about a number from 1 to {len(self.offers)}")


def show_clauses(screen: Screen, clauses: list[Clause]) -> None:
    for clause in clauses:
        screen.say(f"{clause.rule} ({clause.id})")
        if clause.why is not None:
            screen.say(f"Our ruling: {clause.why}", Style.FAINT, indent="    ")


def words_of(phrase: str) -> list[str]:
    return [word.strip(".,:;()'").casefold().removesuffix("'s") for word in phrase.split()]


def laid_out(offers: list[TypedOption], width: int) -> list[str]:
    """Returns a line for each option; short ones that follow each other stand side by side, where there are many."""
    cells = [f"{offer.number:>4}  {offer.phrase}" for offer in offers]
    longest = (width - COLUMN_GAP) // 2 if len(cells) > FEW else 0
    rows: list[str] = []
    run: list[str] = []
    for cell in cells:
        if len(cell) <= longest:
            run.append(cell)
        else:
            rows += [*in_columns(run, width), *wrapped(cell, width, "", " " * 6)]
            run = []
    return [*rows, *in_columns(run, width)]


def in_columns(cells: list[str], width: int) -> list[str]:
    if not cells:
        return []
    broad = max([len(cell) for cell in cells]) + COLUMN_GAP
    columns = min(max(1, width // broad), 3)
    height = -(-len(cells) // columns)
    return [
        "".join([cell.ljust(broad) for cell in cells[row::height]]).rstrip()  # read downwards
        for row in range(height)
    ]

"""A question as a person sees it, and what they may type."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ridotto.house import messages
from ridotto.house.shown import QuestionShown
from ridotto.kernel import Answer, NotInTheNotation, Reader, RidottoError
from ridotto.ledger import Clause, ledger
from ridotto.terminal.screen import Screen, Style, wrapped
from ridotto.terminal.telling import Teller

COLUMN_GAP: Final = 3
FEW: Final = 8  # options that need no columns
FEW_WORDS: Final = 16  # words that are all named at once
ELIDED: Final = re.compile(r"^(?:[cdjlmnst]|qu)['\u2019](?=\w)", re.IGNORECASE)  # l'Espionne has the word Espionne
OWNED: Final = re.compile(r"['\u2019]s$")  # and Bruno's the word Bruno


class NotUnderstood(RidottoError):
    """What was typed is no option and no command; says what was expected."""

    code = "not-understood"


@dataclass(frozen=True)
class TypedOption:
    """An option: its number for the hand, its word for the record, its phrase for the eye."""

    number: int
    answer: Answer
    phrase: str
    stakes: list[str]  # what it would lead to, a line for each case


class Asked:
    """What one person is asked, as the table has told them."""

    def __init__(self, teller: Teller, question: QuestionShown, about_the_table: dict[str, str]) -> None:
        """`about_the_table` explains words that are no part of the game."""
        self.teller = teller
        self.question = question
        game, setup, view, self.reader = teller.game, teller.setup, teller.view, teller.reader
        reader = self.reader
        self.reference = {**game.reference(setup, reader), **game.in_full(setup, view, reader), **about_the_table}
        self.sentence = reader.question(question.name)
        self.offers = [
            TypedOption(
                number,
                answer,
                reader.option(question.name, answer, offered.prospects),
                game.stakes(reader, question.name, offered.prospects),
            )
            for number, offered in enumerate(question.options, 1)
            for answer in [game.notation.read(offered.text)]
        ]

    def is_a_pause(self) -> bool:
        return len(self.offers) == 1

    def show(self, screen: Screen) -> None:
        screen.line()
        screen.say(self.sentence, Style.BOLD, indent="")
        if any(offer.stakes for offer in self.offers):
            self.show_stakes(screen)
        elif not self.is_a_pause():
            for row in laid_out(self.offers, screen.width()):
                screen.line(row)

    def show_stakes(self, screen: Screen) -> None:
        for offer in self.offers:
            screen.line(f"{offer.number:>4}  {offer.phrase}")
            for stake in offer.stakes:
                screen.say(stake, Style.FAINT, indent=" " * 6)

    def prompt(self) -> str:
        if self.is_a_pause():
            return self.reader.say("terminal-prompt-pause", option=self.offers[0].phrase)
        return self.reader.say("terminal-prompt", most=len(self.offers))

    # What was typed.

    def understood_all(self, typed: str) -> list[Answer]:
        """Returns one answer, or several that were typed at once."""
        words = self.words_typed(typed)
        return [self.parse(" ".join(words[:1])), *[self.foreseen(word) for word in words[1:]]]

    def foreseen(self, word: str) -> Answer:
        """Returns an answer to what has not been asked yet."""
        if word.isdecimal():
            raise NotUnderstood(f"{word} is not on a list yet", why="not-yet", typed=word)
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
            most = len(self.offers)
            raise NotUnderstood(f"expected a number from 1 to {most}, or a word", why="number", most=most)
        if typed.lstrip("+-").isdecimal():
            return self.by_number(typed)
        return self.by_word(typed)

    def by_number(self, typed: str) -> Answer:
        for offer in self.offers:
            if str(offer.number) == typed.lstrip("0"):
                return offer.answer
        if self.is_a_pause():
            raise NotUnderstood(f"{typed} is not on the list", why="only-one", typed=typed)
        raise NotUnderstood(f"{typed} is not on the list", why="not-on-the-list", typed=typed, most=len(self.offers))

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
                raise NotUnderstood(f"{typed!r} may be any of {which}", why="several", typed=typed, which=which)
        return self.known_at_all(typed)

    def known_at_all(self, typed: str) -> Answer:
        """Returns an answer that is not offered now: the table will say why not, if it is an answer of this game."""
        notation = self.teller.game.notation
        for answer in notation.answers:
            if answer.text.casefold() == typed.casefold():
                return answer
        if typed.casefold() in [word.casefold() for word in self.reference]:
            raise NotUnderstood(f"{typed!r} is not an answer", why="a-word", typed=typed)
        here = {offer.answer.text for offer in self.offers} | (set(self.reference) & set(notation.by_text))
        raise NotInTheNotation(typed, sorted(here))  # no hint at what is no answer, or is not at this table

    # The rules behind it.

    def rules(self, answers: list[Answer]) -> list[Clause]:
        """Returns the clauses behind these options, each once."""
        clauses, table = ledger(self.teller.game.id), self.teller.table
        found: dict[str, Clause] = {}
        for answer in answers:
            because = table.ask(messages.Why(table.fresh_id(), answer.text), messages.Because)
            for id in because.clauses:
                found[id] = clauses[id]
        return list(found.values())

    def explain(self, screen: Screen, about: str) -> None:
        """Explains what `?`, `? 3`, `? b`, `? King` or `? all` asks about."""
        wanted = self.aliases().get(about.casefold(), about).casefold()
        reference = {name.casefold(): name for name in self.reference}
        screen.line()
        if not about:
            self.explain_all(screen)
        elif wanted in reference:
            name = reference[wanted]
            screen.say(f"{name}{self.reader.say('common-colon')}{self.reference[name]}", Style.BOLD)
            about_it = [offer.answer for offer in self.offers if wanted in words_of(offer.phrase)]
            self.show_clauses(screen, self.rules(about_it))
        elif wanted == self.reader.say("terminal-word-all"):
            screen.say(", ".join(self.reference))
        else:
            self.explain_one(screen, self.parse(" ".join(self.words_typed(about))))

    def aliases(self) -> dict[str, str]:
        """Returns words of this language by the English ones, which are understood, too."""
        say = self.reader.say
        return {
            "all": say("terminal-word-all"),
            "fate": say("terminal-word-fate"),
            "goal": say("terminal-word-goal"),
        }

    def explain_all(self, screen: Screen) -> None:
        clauses = self.rules([offer.answer for offer in self.offers])
        self.show_clauses(screen, clauses)
        if not clauses:
            screen.say(self.reader.say("terminal-nothing-decided"))
        if not self.is_a_pause():
            screen.say(self.reader.say("terminal-behind-one"))
        words = self.words_at_hand()
        listed, more = ", ? ".join(words), len(self.reference) - len(words)
        if more:
            screen.say(self.reader.say("terminal-about-more", words=listed, n=more))
        else:
            screen.say(self.reader.say("terminal-about", words=listed))

    def words_at_hand(self) -> list[str]:
        """Returns what can be asked about; where that is much, what this question speaks of, and what wins."""
        if len(self.reference) <= FEW_WORDS:
            return list(self.reference)
        spoken = words_of(" ".join([self.sentence, *[offer.phrase for offer in self.offers]]))
        always = (self.reader.say("terminal-word-goal"), self.reader.say("terminal-word-turn"))
        return [word for word in self.reference if word.casefold() in spoken or word in always]

    def explain_one(self, screen: Screen, answer: Answer) -> None:
        for offer in self.offers:
            if offer.answer is answer:
                screen.say(f"{offer.number}  {offer.phrase}", Style.BOLD)
                self.show_clauses(screen, self.rules([answer]))
                return
        typed, most = answer.text, len(self.offers)
        raise NotUnderstood(f"{typed} is not offered now", why="not-offered", typed=typed, most=most)

    def show_clauses(self, screen: Screen, clauses: list[Clause]) -> None:
        """Shows clauses as the ledger has them, in English; a reader of another language is told so."""
        if clauses:
            screen.say(self.reader.say("terminal-ledger"))
        for clause in clauses:
            screen.say(f"{clause.rule} ({clause.id})")
            note = note_on(self.reader, clause)
            if note:
                screen.say(note, Style.FAINT, indent="    ")


def note_on(reader: Reader, clause: Clause) -> str:
    """Says where a clause comes from if the rulebook does not say it; empty if it does."""
    if clause.kind == "derived":
        return reader.say("terminal-derived", clauses=", ".join(clause.follows_from), why=clause.why or "")
    return "" if clause.why is None else reader.say("terminal-ruling", why=clause.why)


def words_of(phrase: str) -> list[str]:
    """Returns the words of a phrase by which somebody may name it: without signs around them, articles, possessives."""
    bare = [word.strip(".,:;!?()'\"\u201c\u201d\u00ab\u00bb\u2019") for word in phrase.split()]
    return [OWNED.sub("", ELIDED.sub("", word)).casefold() for word in bare]


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

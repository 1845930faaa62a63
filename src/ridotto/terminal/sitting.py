"""One person's evening at a table of bots: it tells what happens and asks the person, until the end."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Any, Final

from ridotto.kernel import FATE, Catalogue, Player, Question, Reader, RidottoError, name, player_named
from ridotto.replay import CommittedFate, story
from ridotto.table import Aid, MemoryIsStrict, MemoryRule, Table
from ridotto.table.guests import guest
from ridotto.terminal.asking import Asked
from ridotto.terminal.keeping import NotKept, free_name, keep_record, new_file, put_aside
from ridotto.terminal.refusing import in_words
from ridotto.terminal.screen import Gone, Screen, Style
from ridotto.terminal.telling import Teller
from ridotto.words.files import DEFAULT

LATEST: Final = 8  # paragraphs of one's history that `m` shows

JOIN: Final = "join"  # never by its letter, which is a seat in other games
COMMANDS: Final = ("help", "table", "memory", "save", "quit", JOIN)
LABEL: Final = 40  # letters of what stands before a command line


class NotReminded(RidottoError):
    """A table with strict memory refuses to remind; its sentence says how to have it otherwise."""

    code = "not-reminded"


def command_called(word: str, reader: Reader) -> str:
    """Returns a command by its full name, in English or the reader's language, or its first letter; else nothing."""
    typed = word.casefold()
    for command in COMMANDS:
        letter = "" if command == JOIN else command[0]
        if typed and typed in (command, letter, reader.say(f"terminal-word-{command}")):
            return command
    return ""


def on_a_sheet(thing: str, reader: Reader) -> str:
    """Returns what a thing is called among those that may lie somewhere: a family may have a sentence for it."""
    return reader.say_first([f"{reader.family}-on-a-sheet"], {"thing": thing}) or reader.thing(thing)


class Sitting:
    """An evening at a table. `path` is where the game is put aside and its record kept; None until it is named."""

    def __init__(
        self, table: Table, me: Player, fate: CommittedFate, screen: Screen, path: Path | None, catalogue: Catalogue
    ) -> None:
        self.table = table
        self.me = me
        self.fate = fate
        self.screen = screen
        self.path = path
        self.teller = Teller(table, me, screen, catalogue)

    @property
    def reader(self) -> Reader:
        return self.teller.reader

    def begin(self) -> None:
        people, screen, reader = self.teller.people, self.screen, self.reader
        screen.line()
        screen.line(reader.title(), Style.HEADING)
        screen.say(reader.about("goal"))
        bots = [person for player, person in enumerate(people) if player != self.me]
        screen.say(reader.say("terminal-you-are", name=people[self.me], letter=name(self.me), others=", ".join(bots)))
        screen.say(self.memory_in_words())
        for advice in self.table.setup.advice:  # MC2-026: shown and not enforced
            screen.say(reader.say("terminal-advice", advice=reader.objection(advice)))
        screen.say(reader.say("terminal-hint"))

    def resume(self) -> None:
        self.begin()
        self.teller.remember()
        self.screen.say(self.reader.say("terminal-goes-on"))
        self.teller.picture()

    def memory_in_words(self) -> str:
        terms = self.table.terms
        if terms.memory_kept() is MemoryRule.STRICT:
            return self.reader.say("terminal-memory-strict")
        if terms.aid is Aid.DEDUCE:
            return self.reader.say("terminal-memory-deduce")
        return self.reader.say("terminal-memory-aid")

    def go_on(self) -> None:
        """Plays until the end, or until the person leaves."""
        try:
            while not self.table.match.over():
                self.go_on_once()
            self.close()
        except (Gone, KeyboardInterrupt):
            self.leave()

    def go_on_once(self) -> None:
        """Takes one step: bots and Fate come first, then the person, and the clock when all wait for nothing else."""
        if self.table.match.asks().player == FATE:
            self.teller.gather()
        else:
            self.teller.go_on()
        if self.table.step():
            self.teller.catch_up()
            return
        question = self.table.match.question_to(self.me)
        if question is not None:
            self.answer(question)
            return
        seconds = self.table.seconds_to_wait()
        assert seconds is not None, "nobody is waited for"
        self.screen.pause(seconds)
        self.table.time_passed(seconds)
        self.teller.catch_up()

    # The person.

    def answer(self, question: Question[Any, Any]) -> None:
        reader = self.reader
        about = {
            reader.say("terminal-word-goal"): reader.about("goal"),
            reader.say("terminal-word-fate"): reader.say("terminal-fairness", commitment=self.fate.commitment),
        }
        asked = Asked(self.teller, question, about)
        self.teller.before_answer()
        asked.show(self.screen)
        while not self.took(self.screen.ask(asked.prompt()), asked):
            pass
        self.teller.after_answer(asked.is_a_pause())
        self.teller.catch_up()

    def took(self, typed: str, asked: Asked) -> bool:
        """True when it was an answer; else it was a command that was obeyed, or a refusal."""
        word, _, rest = typed.partition(" ")
        try:
            if word.startswith("?"):
                asked.explain(self.screen, typed[1:].strip())
                asked.show(self.screen)
            elif command_called(word, self.reader):
                self.obey(command_called(word, self.reader), rest.strip(), asked)
            else:
                self.table.answer_all(self.me, asked.understood_all(typed), self.number())
                return True
        except RidottoError as refusal:
            self.screen.refuse(in_words(refusal, self.reader))
        return False

    def number(self) -> int:
        number = self.table.present(self.me)["number"]
        assert isinstance(number, int)
        return number

    def obey(self, command: str, rest: str, asked: Asked) -> None:
        if command == "help":
            self.help()
            asked.show(self.screen)
        elif command == "table":
            self.teller.picture()
            asked.show(self.screen)
        elif command == "memory":
            self.show_memory(rest.casefold() in ("all", self.reader.say("terminal-word-all")))
            asked.show(self.screen)
        elif command == "save":
            self.save(new_file(rest) if rest and Path(rest) != self.path else None)
        elif command == JOIN:
            self.let_join()
        else:
            self.offer_to_save()
            raise Gone

    def help(self) -> None:
        say = self.reader.say
        join = [] if self.table.why_closed() else [say("terminal-help-join")]
        for part in (say("terminal-help"), *join, say("terminal-help-more")):
            for line in part.split("\n"):
                self.screen.line(f"  {line}")

    def let_join(self) -> None:
        company = self.table.company
        bot = guest(len(company.sitters) + len(company.door), self.teller.people[self.me], company.stand_in)
        self.table.join(bot)
        self.screen.say(self.reader.say("terminal-joins", name=bot.name))

    def show_memory(self, everything: bool) -> None:
        table, teller = self.table, self.teller
        try:
            facts = [heard.fact for heard in table.history(self.me)]
        except MemoryIsStrict as strict:
            raise NotReminded(str(strict)) from None
        paragraphs = story(table.game, table.setup, teller.catalogue, facts, teller.people, self.me, self.me)
        if not everything and len(paragraphs) > LATEST:
            self.screen.say(self.reader.say("terminal-earlier", n=len(paragraphs) - LATEST), Style.FAINT)
            paragraphs = paragraphs[-LATEST:]
        for paragraph in paragraphs:
            self.screen.say(paragraph)
        self.screen.line()
        reader = self.reader
        self.screen.say(reader.say("terminal-what-may-lie"), Style.BOLD)
        for place, things in table.sheet(self.me).items():
            holder = player_named(place)
            where = reader.thing(place) if holder is None else reader.person(place)
            if holder == self.me:
                where = reader.say("terminal-you")
            may_be = ", ".join([on_a_sheet(thing, reader) for thing in things])
            self.screen.say(f"{where}{reader.say('common-colon')}{may_be}")

    # Files.

    def save(self, path: Path | None) -> None:
        self.path = path or self.path or free_name(self.table.game)
        put_aside(self.path, self.table, self.fate, self.me)
        self.screen.line(f"  {self.reader.say('terminal-put-aside', file=str(self.path))}")
        self.screen.line(f"    ridotto play --resume {quote(str(self.path))}{self.in_this_language()}")
        self.screen.say(self.reader.say("terminal-private"))

    def in_this_language(self) -> str:
        """Returns what a command line needs so that it is answered in the language that is spoken here."""
        language = self.teller.catalogue.language
        return "" if language == DEFAULT else f" --language {language}"

    def offer_to_save(self) -> None:
        """Asks whether to put the game aside. Where the person named a file, it is kept there anyway."""
        if self.path is None and self.wants_to_save():
            self.path = free_name(self.table.game)

    def wants_to_save(self) -> bool:
        say = self.reader.say
        yes, no = say("terminal-word-yes"), say("terminal-word-no")
        question, otherwise = say("terminal-put-aside-first"), say("terminal-yes-or-no")
        return self.screen.yes_or_no(question, ("y", "yes", yes[0], yes), ("n", "no", no), otherwise)

    def leave(self) -> None:
        self.screen.line()
        if self.path is not None and not self.table.match.over():
            self.save(None)
        self.screen.say(self.reader.say("terminal-leave"))

    def close(self) -> None:
        screen, say = self.screen, self.reader.say
        self.teller.picture()
        screen.line()
        screen.say(say("terminal-seed"))
        screen.line(f"    {self.fate.seed.hex()}", Style.FAINT)
        if self.path is None and screen.live:
            self.path = self.ask_for_a_file()
        if self.path is None:
            screen.say(say("terminal-no-record"))
        else:
            keep_record(self.path, self.table, self.fate)
            file = quote(str(self.path))
            screen.line(f"  {say('terminal-record', file=str(self.path))}")
            screen.line(f"  {say('terminal-verify'):<{LABEL}} ridotto verify {file}")
            screen.line(f"  {say('terminal-replay'):<{LABEL}} ridotto replay {file} --ear all{self.in_this_language()}")

    def ask_for_a_file(self) -> Path | None:
        while True:
            typed = self.screen.ask(self.reader.say("terminal-ask-file"))
            if not typed:
                return None
            try:
                return new_file(typed)
            except NotKept as refusal:
                self.screen.refuse(in_words(refusal, self.reader))

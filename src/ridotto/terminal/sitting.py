"""One person's evening at a table of bots: it tells what happens and asks the person, until the end."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Final

from ridotto.house import messages
from ridotto.house.records import record_at
from ridotto.house.shown import QuestionShown, WhatIfShown
from ridotto.kernel import Catalogue, Reader, RidottoError, name
from ridotto.replay import story, write
from ridotto.table import MemoryIsStrict
from ridotto.terminal.asking import Asked
from ridotto.terminal.deducing import Deducing
from ridotto.terminal.keeping import FOR_ALL, NotKept, free_name, new_file, write_file
from ridotto.terminal.local_table import LocalTable
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


class Sitting:
    """An evening at a table. `path` is where the game is kept and its record at the end; None until it is named."""

    def __init__(self, table: LocalTable, screen: Screen, path: Path | None, catalogue: Catalogue) -> None:
        self.table = table
        self.me = table.player
        self.screen = screen
        self.path = path
        self.teller = Teller(table, screen, catalogue)
        self.deducing = Deducing(table, self.teller)

    @property
    def reader(self) -> Reader:
        return self.teller.reader

    def introduce(self) -> None:
        """Says what is played here, and with whom."""
        shown, screen, reader = self.teller.shown, self.screen, self.reader
        screen.line()
        screen.line(reader.title(), Style.HEADING)
        screen.say(reader.about("goal"))
        people = [seat.name or "" for seat in shown.seats]
        bots = [person for player, person in enumerate(people) if player != self.me]
        screen.say(reader.say("terminal-you-are", name=people[self.me], letter=name(self.me), others=", ".join(bots)))
        aided = shown.terms.memory == "aid"
        screen.say(reader.say("terminal-memory-deduce") if aided else reader.say("terminal-memory-strict"))
        for advice in self.teller.setup.advice:  # MC1-026, MC2-026: shown and not enforced
            screen.say(reader.say("terminal-advice", advice=reader.objection(advice)))
        screen.say(reader.say("terminal-hint"))

    def begin(self) -> None:
        self.introduce()
        self.teller.begin()

    def resume(self, heard: int) -> None:
        self.introduce()
        self.teller.remember(heard)
        goes_on = self.teller.shown.what_if
        if goes_on is None:
            self.screen.say(self.reader.say("terminal-goes-on"))
        else:
            self.screen.say(self.reader.say("terminal-what-if", turn=goes_on.turn))
        self.teller.picture()
        self.teller.begin()

    def go_on(self) -> None:
        """Plays until the end, or until the person leaves."""
        try:
            while self.go_on_once():
                pass
            self.close()
        except (Gone, KeyboardInterrupt):
            self.leave()
        finally:
            self.table.close()

    def go_on_once(self) -> bool:
        """Takes one step: bots and Fate come first, then the person, and the clock when all wait for nothing else.
        False when the game is over.
        """
        message = self.table.next_message()
        if message is not None:
            self.teller.hear(message)
        elif self.teller.over:
            return False
        elif self.teller.question is not None:
            self.answer(self.teller.question)
        else:
            self.screen.pause(self.table.seconds_to_wait())
            self.table.let_time_pass()
        return True

    # The person.

    def answer(self, question: QuestionShown) -> None:
        reader = self.reader
        about = {
            reader.say("terminal-word-goal"): reader.about("goal"),
            reader.say("terminal-word-fate"): reader.say("terminal-fairness", commitment=self.teller.shown.commitment),
        }
        asked = Asked(self.teller, question, about)
        self.teller.before_answer()
        asked.show(self.screen)
        while not self.took(self.screen.ask(asked.prompt()), asked):
            pass
        self.teller.after_answer(asked.is_a_pause())

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
                said = [answer.text for answer in asked.understood_all(typed)]
                self.table.ask(messages.Answer(self.table.fresh_id(), asked.question.number, said), messages.Done)
                return True
        except RidottoError as refusal:
            self.screen.refuse(in_words(refusal, self.reader))
        return False

    def obey(self, command: str, rest: str, asked: Asked) -> None:
        if command == "help":
            self.help()
            asked.show(self.screen)
        elif command == "table":
            self.teller.picture()
            asked.show(self.screen)
        elif command == "memory":
            self.remember(rest)
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
        join = [say("terminal-help-join")] if self.teller.shown.joins else []
        for part in (say("terminal-help"), *join, say("terminal-help-more")):
            for line in part.split("\n"):
                self.screen.line(f"  {line}")

    def let_join(self) -> None:
        bot = self.teller.shown.terms.stand_in
        self.table.ask(messages.BringBot(self.table.fresh_id(), bot), messages.Done)
        self.hear_out()
        self.screen.say(self.reader.say("terminal-joins", name=self.teller.shown.door[-1]))

    def hear_out(self) -> None:
        """Takes in what the table tells while the person is asked."""
        while (message := self.table.next_message()) is not None:
            self.teller.hear(message)

    def remember(self, rest: str) -> None:
        """Shows what was heard and what may lie where; or, with a word, only what all know, or why something is so."""
        word, say = rest.casefold(), self.reader.say
        try:
            if word in ("", "all", say("terminal-word-all")):
                self.show_memory(everything=word != "")
            elif word in ("public", say("terminal-word-public")):
                self.deducing.show(public=True)
            else:
                self.deducing.explain(rest)
        except RidottoError as refusal:
            if refusal.code == MemoryIsStrict.code:
                raise NotReminded(str(refusal)) from None
            raise

    def show_memory(self, everything: bool) -> None:
        teller = self.teller
        memory = self.table.ask(messages.Remember(self.table.fresh_id()), messages.Memory)
        facts = [self.table.fact(shown.n) for shown in memory.facts]
        paragraphs = story(teller.game, teller.setup, teller.catalogue, facts, teller.people, self.me, self.me)
        if not everything and len(paragraphs) > LATEST:
            self.screen.say(self.reader.say("terminal-earlier", n=len(paragraphs) - LATEST), Style.FAINT)
            paragraphs = paragraphs[-LATEST:]
        for paragraph in paragraphs:
            self.screen.say(paragraph)
        self.deducing.show(public=False)

    # Files.

    def save(self, path: Path | None) -> None:
        if path is not None or self.path is None:
            self.keep_in(path or free_name(self.teller.game))
        self.screen.line(f"  {self.reader.say('terminal-put-aside', file=str(self.path))}")
        self.screen.line(f"    ridotto play --resume {quote(str(self.path))}{self.in_this_language()}")
        self.screen.say(self.reader.say("terminal-private"))

    def keep_in(self, path: Path) -> None:
        self.table.log.keep_in(path)
        self.path = path

    def in_this_language(self) -> str:
        """Returns what a command line needs so that it is answered in the language that is spoken here."""
        language = self.teller.catalogue.language
        return "" if language == DEFAULT else f" --language {language}"

    def offer_to_save(self) -> None:
        """Asks whether to put the game aside. Where the person named a file, it is kept there anyway."""
        if self.path is None and self.wants_to_save():
            self.keep_in(free_name(self.teller.game))

    def wants_to_save(self) -> bool:
        say = self.reader.say
        yes, no = say("terminal-word-yes"), say("terminal-word-no")
        question, otherwise = say("terminal-put-aside-first"), say("terminal-yes-or-no")
        return self.screen.yes_or_no(question, ("y", "yes", yes[0], yes), ("n", "no", no), otherwise)

    def leave(self) -> None:
        self.screen.line()
        if self.path is not None and not self.teller.over:
            self.save(None)
        self.screen.say(self.reader.say("terminal-leave"))

    def close(self) -> None:
        screen, say = self.screen, self.reader.say
        self.teller.picture()
        screen.line()
        if self.teller.shown.what_if is None:
            screen.say(say("terminal-seed"))
            screen.line(f"    {self.teller.shown.seed}", Style.FAINT)
        else:
            self.compare(self.teller.shown.what_if)
        if self.path is None and screen.live:
            self.path = self.ask_for_a_file()
        if self.path is None:
            screen.say(say("terminal-no-record"))
        else:
            self.table.log.release()
            write_file(self.path, write(record_at(self.table.table_state)).encode(errors="surrogatepass"), FOR_ALL)
            file = quote(str(self.path))
            screen.line(f"  {say('terminal-record', file=str(self.path))}")
            if self.teller.shown.what_if is None:  # no seed leads to what was dealt
                screen.line(f"  {say('terminal-verify'):<{LABEL}} ridotto verify {file}")
            screen.line(f"  {say('terminal-replay'):<{LABEL}} ridotto replay {file} --ear all{self.in_this_language()}")

    def compare(self, with_it: WhatIfShown) -> None:
        """Says how the game came out from which this one was played on."""
        people = {seat.player: seat.name or seat.player for seat in self.teller.shown.seats}
        winners = [people[letter] for letter in with_it.winners]
        said = self.reader.say("terminal-what-was", winners=", ".join(winners), n=len(winners), turns=with_it.turns)
        self.screen.say(said)

    def ask_for_a_file(self) -> Path | None:
        while True:
            typed = self.screen.ask(self.reader.say("terminal-ask-file"))
            if not typed:
                return None
            try:
                return new_file(typed)
            except NotKept as refusal:
                self.screen.refuse(in_words(refusal, self.reader))

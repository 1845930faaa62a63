"""What may differ from one edition of the rulebook to the next."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.words import Arcade, Family, Guest, Hall, Token

# What both books agree on, in numbers.
PURSE: Final = 1  # ducats each player starts with (MQD-028, MQF-030)
HAND: Final = 4  # cards dealt to each player (MQD-050, MQF-053)
FAVOURS: Final = 3  # tokens of each guild (MQD-010, MQF-011)
ALIKE_TO_WIN: Final = 4  # of one guild (MQD-150, MQF-156)
RING: Final = {2: 8, 3: 12, 4: 16}  # palace cards by players (MQD-021, MQF-023)


class Edition:
    """One rulebook: what it calls things, its numbers, and where it rules differently."""

    def __init__(
        self,
        *,
        id: str,
        title: str,
        clauses: str,
        families: tuple[Family, ...],
        guests: tuple[Guest, ...],
        guilds: tuple[Token, ...],
        arcades: tuple[Arcade, ...],
        halls: tuple[Hall, ...],
        ducats: int,
        agents_have_influence: bool,
        absent_family_dances: bool,
        draft_with_two: bool,
        passing_is_an_action: bool,
        leftovers_go_before_awards: bool,
        at_setup: tuple[str, ...],
        at_start_of_round: tuple[str, ...],
        at_end_of_round: tuple[str, ...],
    ) -> None:
        self.id = id
        self.title = title
        self.clauses = clauses  # how the clauses of its ledger begin
        self.families = families  # by slot; the last is nobody's
        self.guests = guests  # by slot
        self.guilds = guilds  # by slot
        self.arcades = arcades
        self.halls = halls
        self.ducats = ducats
        self.agents_have_influence = agents_have_influence  # or any guest that shows its face beats them
        self.absent_family_dances = (
            absent_family_dances  # with three: it stays and Foscari goes, or the other way round
        )
        self.draft_with_two = draft_with_two
        self.passing_is_an_action = passing_is_an_action  # so a table may agree to allow it always
        self.leftovers_go_before_awards = leftovers_go_before_awards
        self.at_setup = at_setup  # chores, in order; rules/chores.py does them
        self.at_start_of_round = at_start_of_round
        self.at_end_of_round = at_end_of_round

    def spellings(self) -> tuple[str, ...]:
        """Returns the words for families, guests, guilds, palace cards and hallways, by slot and number."""
        answers = (*self.families, *self.guests, *self.guilds, *self.arcades, *self.halls)
        return tuple([answer.text for answer in answers])

    def its(self, *clauses: str) -> tuple[str, ...]:
        """Returns those clauses that are in this edition's ledger."""
        return tuple([clause for clause in clauses if clause.startswith(self.clauses)])

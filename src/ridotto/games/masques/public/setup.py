"""What is agreed before a match of Masques, and all that follows from it alone."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from ridotto.games.masques.public.cards import (
    FAMILY_VALUES,
    INFLUENCE,
    NEUTRAL_VALUES,
    REMOVED,
    costs_in,
    influence_in,
    values_in,
    warnings,
    wrong_costs,
    wrong_family_values,
    wrong_influence,
    wrong_neutral_values,
)
from ridotto.games.masques.public.editions import ALIKE_TO_WIN, FAVOURS, HAND, RING, Edition
from ridotto.games.masques.public.held import ONE_OF_EACH, Held, count_of
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.games.masques.public.view_types import MasquesAgreed
from ridotto.games.masques.public.words import (
    AGENTS,
    FOSCARI_SLOT,
    KINDS,
    LOWEST,
    SEATS,
    SLOTS,
    VALUES,
    Agent,
    Card,
    Family,
    Guest,
    Hall,
    Token,
)
from ridotto.kernel import (
    Answer,
    Choice,
    HostOption,
    Number,
    Objection,
    Player,
    SeatChoice,
    Setup,
    SetupRefused,
    Switch,
    WordList,
    choose_options,
    player_named,
    words_in,
)
from ridotto.kernel.errors import nearest, perhaps

A = TypeVar("A", bound=Answer)

BYTE: Final = 8  # bits, and the halls of the smallest ring
FIRST_BYTE: Final = (1 << BYTE) - 1


class MasquesSetup(Setup):
    """One edition, so many players, this card data, and what the host chose."""

    def __init__(self, edition: Edition, players: int, wishes: dict[str, str]) -> None:
        super().__init__(edition.id, players)
        self.edition = edition
        self.wishes = wishes
        self.first = player_named(wishes["first_player"])  # None: Fate draws one
        self.named_families = families_named(edition, wishes["families"])  # none: Fate deals them
        self.named_absent = families_named(edition, wishes["removed_family"])
        self.two = players == 2
        self.draft = not self.two or wishes[DRAFT] == "on"
        self.unlimited = wishes["ducat_shortage"] == "unlimited"
        self.free_pass = wishes["free_pass"] == "on"
        self.optional = wishes["optional_effects"] == "on"
        self.move_facedown = wishes["move_facedown"] == "on"
        self.trade_facedown = wishes["trade_facedown"] == "on"
        self.own_copy_first = wishes["courtesan_duplicate"] == "active-first"
        self.max_rounds = int(wishes["max_rounds"])
        # Cards and tokens.
        self.costs = costs_in(wishes["costs"])
        has_influence = edition.agents_have_influence
        self.influence = influence_in(wishes["influence"] if has_influence else "0")
        if has_influence:  # the other book has no worked example
            self.advice = warnings(self.costs, self.influence)
        self.kinds = tuple([kind for kind, sheet in enumerate(SHEETS) if players >= sheet.fewest])  # MQD-042, MQF-044
        self.dearest = max([max(costs) for costs in self.costs])
        self.within = [self.agents_within(ducats) for ducats in range(self.dearest + 1)]  # sets of agents
        self.sets_of_agents: dict[i64, tuple[Agent, ...]] = {}  # as tuples, each made when it is asked for
        self.favours = FAVOURS - 1 if self.two else FAVOURS  # of each guild; MQD-043, MQF-045
        self.decks = [self.deck_without(absent) for absent in range(SLOTS)]  # by the family that is absent
        self.several = tuple([guest for guest in edition.guests if self.decks[FOSCARI_SLOT][guest.slot] > 1])  # alike
        self.size = sum(self.decks[FOSCARI_SLOT])  # guests in the game, where no family is absent
        # The ring.
        self.ring = RING[players]
        self.arcades = edition.arcades[: self.ring]
        self.halls = edition.halls[: self.ring]
        self.all_halls: i64 = (1 << self.ring) - 1
        self.seats = SEATS[:players]
        self.left = [Player((player + 1) % players) for player in self.everybody]  # MQD-023, MQF-025
        last = self.ring - 1
        self.halls_beside = [(self.halls[i - 1], self.halls[0 if i == last else i + 1]) for i in range(self.ring)]
        self.arcades_beside = [(self.arcades[i], self.arcades[0 if i == last else i + 1]) for i in range(self.ring)]
        # Sets of halls as tuples, made once: by the bits of the first eight, and of the rest.
        self.first_halls = sets_of(self.halls[:BYTE])
        self.last_halls = sets_of(self.halls[BYTE:])
        # The same of guests, by their slots.
        self.first_guests = sets_of(edition.guests[:BYTE])
        self.last_guests = sets_of(edition.guests[BYTE:])
        self.sets_of_guilds = sets_of(edition.guilds)

    def chosen_options(self) -> dict[str, str]:
        return {option.name: self.wishes[option.name] for option in host_options(self.edition)}

    def as_dict(self) -> MasquesAgreed:
        kinds = [SHEETS[kind].kind for kind in self.kinds]
        return {
            "players": self.players,
            "kinds": kinds,
            "costs": {sheet.kind: costs for sheet, costs in zip(SHEETS, self.costs)},
            "influence": {sheet.kind: influence for sheet, influence in zip(SHEETS, self.influence)},
            "agents_weigh": self.edition.agents_have_influence,
            "several": len(self.several) > 0,
            "guests": {guest.text: n for guest, n in zip(self.edition.guests, self.decks[FOSCARI_SLOT]) if n > 0},
            "absent_family_dances": self.edition.absent_family_dances,
            "draft": self.draft,
            "hand": HAND,
            "alike_to_win": ALIKE_TO_WIN,
            "optional_effects": self.optional,
            "move_facedown": self.move_facedown,
            "trade_facedown": self.trade_facedown,
            "free_pass": self.free_pass,
            "courtesan_duplicate": self.wishes["courtesan_duplicate"],
            "max_rounds": self.max_rounds,
        }

    def deck_without(self, absent: int) -> list[int]:
        """Returns how many of each guest there are, by slot; FOSCARI_SLOT where no family is absent."""
        deck = [0] * KINDS
        for slot in range(FOSCARI_SLOT):
            if slot != absent or self.edition.absent_family_dances:  # MQD-033; MQF-035
                for value in values_in(self.wishes["family_values"]):
                    deck[slot * VALUES + value - LOWEST] += 1
        neutrals = values_in(self.wishes["neutral_values"])
        if self.players == 3:
            if self.edition.absent_family_dances:
                neutrals = []  # MQD-035
            else:
                neutrals.remove(REMOVED)  # MQF-037
        for value in neutrals:
            deck[FOSCARI_SLOT * VALUES + value - LOWEST] += 1
        return deck

    def halls_in(self, bits: i64) -> tuple[Hall, ...]:
        """Returns the halls of a set, in ring order."""
        return self.first_halls[bits & FIRST_BYTE] + self.last_halls[bits >> BYTE]

    def guests_in(self, bits: i64) -> tuple[Guest, ...]:
        """Returns the guests of a set, by slot."""
        return self.first_guests[bits & FIRST_BYTE] + self.last_guests[bits >> BYTE]

    def agents_in(self, bits: i64) -> tuple[Agent, ...]:
        """Returns the agents of a set, kind by kind."""
        found = self.sets_of_agents.get(bits)
        if found is None:
            found = tuple([agent for pile in AGENTS for agent in pile if agent.bit & bits])
            self.sets_of_agents[bits] = found
        return found

    def unlike(self, held: Held) -> tuple[Guest, ...]:
        """Returns each guest that is held, once: two that are spelt alike are one choice."""
        return self.guests_in(held & ONE_OF_EACH)

    def guests_held(self, held: Held) -> tuple[Guest, ...]:
        """Returns all guests that are held, in the order of the deck."""
        return tuple([guest for guest in self.unlike(held) for _ in range(count_of(held, guest.slot))])

    def count_unlike(self, held: Held) -> int:
        """Returns how many choices there are among them."""
        return len(self.first_guests[held & FIRST_BYTE]) + len(self.last_guests[(held & ONE_OF_EACH) >> BYTE])

    def guilds_in(self, bag: list[int]) -> tuple[Token, ...]:
        """Returns the guilds of which there is a favour in the bag."""
        bits: i64 = 0
        for slot in range(SLOTS):
            if bag[slot] > 0:
                bits |= 1 << slot
        return self.sets_of_guilds[bits]

    def guest_in(self, slot: int) -> Guest:
        return self.edition.guests[slot]

    # Rules that the palace, views and beliefs read alike.

    def cost_of(self, agent: Agent) -> int:
        return self.costs[agent.number][agent.copy]

    def affordable(self, piles: i64, purse: int) -> tuple[Agent, ...]:
        """Returns top agents of piles, if not too dear (MQD-066, MQD-068, MQD-072, MQF-068, MQF-070, MQF-074)."""
        return self.agents_in(piles & self.within[purse if purse < self.dearest else self.dearest])

    def agents_within(self, ducats: int) -> i64:
        """Returns the set of all agents at this table that so many ducats pay for."""
        bits: i64 = 0
        for kind in self.kinds:
            for agent in AGENTS[kind]:
                if self.cost_of(agent) <= ducats:
                    bits |= agent.bit
        return bits

    def may_pass(self, holds: int, passes: int) -> bool:
        """True without guests (MQD-074, MQF-076); where tables agree otherwise, unless all others passed in a row."""
        return holds == 0 or (self.free_pass and passes < self.players - 1)

    def weight(self, card: Card | None, face_down: bool) -> int:
        """Returns what a hallway weighs beside a palace card: a guest face down counts for nothing (MQD-139, MQF-144),
        so does any agent in the one edition (MQD-138), and an empty hallway.
        """
        if isinstance(card, Guest):
            return 0 if face_down else card.value
        return self.influence[card.number][card.copy] if isinstance(card, Agent) else 0

    def called_upon(self, by: Player) -> list[Player]:
        """Returns who has to give up a guest, if they hold it: in turn, counted from the caller (MQD-109, MQF-110)."""
        found = [by if self.own_copy_first else self.left[by]]
        while len(found) < self.players:
            found.append(self.left[found[-1]])
        return found


def sets_of(things: tuple[A, ...]) -> list[tuple[A, ...]]:
    """Returns every set of these things, by the bits of its members."""
    return [
        tuple([thing for number, thing in enumerate(things) if bits & (1 << number)])
        for bits in range(1 << len(things))
    ]


def families_named(edition: Edition, text: str) -> list[Family]:
    known = {family.text: family for family in edition.families}
    return [known[word] for word in words_in(text)]


DRAFT: Final = "two_player_draft"
NOT_HERE: Final = {  # what an edition does not leave to the host
    "free_pass": "off",  # MQD-074
    "influence": INFLUENCE,  # MQD-008
    "optional_effects": "on",  # MQF-086
    "move_facedown": "on",  # MQF-117, MQF-123
    DRAFT: "off",  # MQF-060
}


def host_options(edition: Edition) -> list[HostOption]:
    """Returns the host options."""
    families = ", ".join([family.text for family in edition.families[:FOSCARI_SLOT]])
    its = edition.its
    found: list[HostOption] = [
        SeatChoice("first_player", its("MQD-024", "MQF-026")),
        WordList(
            "families",
            f"names out of {families}",
            "",
            its("MQD-026", "MQD-046", "MQF-028", "MQF-047", "MQF-201"),
        ),
        HostOption("removed_family", "a family's name", "", its("MQD-034", "MQF-036")),
        WordList("family_values", "three different numbers from 2 to 4", FAMILY_VALUES, its("MQD-003", "MQF-003")),
        WordList("neutral_values", "four numbers from 2 to 4", NEUTRAL_VALUES, its("MQD-004", "MQF-004")),
        HostOption(
            "costs",
            "uniform-234, else kinds with prices, such as thief 1-2-3, guard 2",
            "",
            its("MQD-007", "MQF-007"),
        ),
        Choice("ducat_shortage", ("bare", "unlimited"), "bare", its("MQD-164", "MQF-172")),
        Switch("trade_facedown", "on", its("MQD-131", "MQF-134")),
        Choice("courtesan_duplicate", ("active-first", "left-first"), "active-first", its("MQD-109", "MQF-110")),
        Number("max_rounds", "rounds", 0, its("MQD-157", "MQF-163")),
    ]
    if edition.draft_with_two:
        found.append(Switch(DRAFT, "on", its("MQD-057")))
    if edition.agents_have_influence:
        values = "a number, else kinds with numbers, such as guard 3, thief 1-1-2"
        found.append(HostOption("influence", values, INFLUENCE, its("MQF-008", "MQF-009")))
    if edition.passing_is_an_action:
        found.append(Switch("free_pass", "off", its("MQF-076")))
    else:
        found.append(Switch("optional_effects", "on", its("MQD-084")))
        found.append(Switch("move_facedown", "on", its("MQD-097", "MQD-116", "MQD-121")))
    return found


def set_up(edition: Edition, players: int, wishes: dict[str, str]) -> MasquesSetup:
    """Returns the setup that a host's wishes lead to, or raises `SetupRefused` with every objection to them."""
    problems: list[Objection] = []
    if players not in RING:  # MQD-001, MQF-001
        said, few, most = f"{edition.title} has {min(RING)} to {max(RING)} players, not {players}", min(RING), max(RING)
        problems.append(Objection(said, "players", fewest=few, most=most, players=players, ruling="none"))
    if not edition.draft_with_two and wishes.get(DRAFT) == NOT_HERE[DRAFT]:  # tables and records of before name it
        wishes = {name: value for name, value in wishes.items() if name != DRAFT}
    full = {**NOT_HERE, **choose_options(host_options(edition), players, wishes, problems)}
    problems += wrong_costs(full["costs"])
    problems += wrong_influence(full["influence"])
    problems += wrong_family_values(full["family_values"])
    problems += wrong_neutral_values(full["neutral_values"], players == 3 and not edition.absent_family_dances)
    problems += wrong_families(edition, players, full)
    if problems:
        raise SetupRefused(problems)
    return MasquesSetup(edition, players, full)


def wrong_families(edition: Edition, players: int, wishes: dict[str, str]) -> list[Objection]:
    known = [family.text for family in edition.families[:FOSCARI_SLOT]]
    words = words_in(wishes["families"])
    absent = wishes["removed_family"]
    found: list[Objection] = []
    for word in [*words, *([absent] if absent else [])]:
        if word not in known:
            names, near = ", ".join(known), nearest(word, known)
            said = f"no family is called {word!r}: expected one of {names}{perhaps(word, known)}"
            found.append(Objection(said, "masques-no-family", said=word, known=names, near=near))
    count = 4 if players == 2 else players
    if words and (len(words) != count or len(set(words)) != count):
        value = wishes["families"]  # MQD-046, MQF-047
        said = f"families = {value!r}: expected {count} different ones"
        found.append(Objection(said, "masques-families", option="families", value=value, count=count))
    if absent and players != 3:
        said = f"removed_family = {absent!r}: only with three players is there a family that nobody plays for"
        found.append(Objection(said, "masques-only-three", option="removed_family", value=absent))
    if absent and absent in words:
        said = f"removed_family = {absent!r}: it is among families too"
        found.append(Objection(said, "masques-not-absent", option="removed_family", value=absent))
    return found

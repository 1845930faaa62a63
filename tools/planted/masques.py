"""Careless edits to Masques, each aimed at a clause; and some to what a player sees of it."""

from __future__ import annotations

from typing import Final

from tools.planted.mutant import Mutant

BOOK: Final = "games/masques/editions/edition.py"
DUST: Final = "games/masques/editions/dust.py"
FFG: Final = "games/masques/editions/ffg.py"
CARDS: Final = "games/masques/cards.py"
SETUP: Final = "games/masques/setup.py"
PALACE: Final = "games/masques/palace.py"
VIEW: Final = "games/masques/view.py"
RING: Final = "games/masques/ring.py"
RULES: Final = "games/masques/rules"
AGENTS: Final = f"{RULES}/agents"

MUTANTS: Final = (
    # Numbers, cards, seats.
    Mutant("MQD-028", BOOK, "PURSE: Final = 1", "PURSE: Final = 2"),
    Mutant("MQD-010", BOOK, "FAVOURS: Final = 3", "FAVOURS: Final = 4"),
    Mutant("MQD-150", BOOK, "ALIKE_TO_WIN: Final = 4", "ALIKE_TO_WIN: Final = 3"),
    Mutant("MQF-023", BOOK, "3: 12", "3: 16"),
    Mutant("MQD-012", DUST, "ducats=36", "ducats=35"),
    Mutant("MQF-013", FFG, "ducats=35", "ducats=36"),
    Mutant("MQD-033", DUST, "absent_family_dances=True", "absent_family_dances=False"),
    Mutant("MQF-035", FFG, "absent_family_dances=False", "absent_family_dances=True"),
    Mutant("MQD-057", DUST, "draft_with_two=True", "draft_with_two=False"),
    Mutant("MQF-060", FFG, "draft_with_two=False", "draft_with_two=True"),
    Mutant("MQD-082", DUST, "leftovers_go_before_awards=True", "leftovers_go_before_awards=False"),
    Mutant("MQD-030", DUST, 'at_setup=("refill",)', "at_setup=()"),
    Mutant(
        "MQD-158",
        DUST,
        '("first player", "refill", "agents", "tokens", "guests")',
        '("refill", "first player", "agents", "tokens", "guests")',
    ),
    Mutant(
        "MQF-164",
        FFG,
        '("agents", "tokens", "guests", "first player")',
        '("first player", "agents", "tokens", "guests")',
    ),
    Mutant("MQD-008", DUST, "agents_have_influence=False", "agents_have_influence=True"),
    Mutant("MQF-009", CARDS, 'INFLUENCE: Final = "1"', 'INFLUENCE: Final = "0"'),
    Mutant("MQF-007", CARDS, "DEAR: Final = [2, 3, 4]", "DEAR: Final = [2, 3, 5]"),
    Mutant("MQF-004", CARDS, 'NEUTRAL_VALUES: Final = "2,3,3,4"', 'NEUTRAL_VALUES: Final = "2,3,4,4"'),
    Mutant("MQD-007", CARDS, "costs[0] < 1 or costs != sorted(costs)", "costs[0] < 1"),
    Mutant("MQF-037", CARDS, "REMOVED: Final = 3", "REMOVED: Final = 2"),
    Mutant("MQD-042", SETUP, "not (self.two and kind == COURTESAN)", "not (self.two and kind == 9)"),
    Mutant("MQD-043", SETUP, "FAVOURS - 1 if self.two else FAVOURS", "FAVOURS"),
    Mutant("MQD-023", SETUP, "Player((player + 1) % players)", "Player((player - 1) % players)"),
    Mutant("MQF-026", f"{RULES}/opening.py", "if palace.setup.first == NOBODY:", "if palace.setup.players > 0:"),
    # Deal and draft.
    Mutant("MQD-172", f"{RULES}/round.py", "aside = list(palace.aside)", "aside = list(palace.aside)[::-1]"),
    Mutant("MQF-179", f"{RULES}/round.py", "if setup.two and palace.round % 2 == 0:", "if setup.players == 1:"),
    Mutant("MQD-053", f"{RULES}/round.py", "palace.packs[setup.left[player]] = given", "palace.packs[player] = given"),
    Mutant("MQF-169", f"{RULES}/chores.py", "return [count for count in palace.bag if count > 0]", "return [1] * 5"),
    Mutant(
        "MQF-053",
        f"{RULES}/round.py",
        "return [count for count in gathered if count > 0]",
        "return None",
    ),
    Mutant("MQF-053", SETUP, "self.decks[FOSCARI_SLOT][slot] > 1]", "self.decks[FOSCARI_SLOT][slot] > 2]"),
    Mutant("MQF-053", PALACE, "if self.gathered[guest.slot] == 0:", "if self.gathered[guest.slot] <= 1:"),
    Mutant("MQF-188", f"{RULES}/round.py", "palace.tell(only(player), Dealt(", "palace.tell(EVERYONE, Dealt("),
    Mutant("MQF-188", f"{RULES}/round.py", "palace.tell(only(player), Received(", "palace.tell(EVERYONE, Received("),
    Mutant("MQF-188", f"{RULES}/round.py", "palace.tell(only(player), Kept(", "palace.tell(EVERYONE, Kept("),
    Mutant("MQF-163", f"{RULES}/round.py", "palace.round == palace.setup.max_rounds > 0", "palace.round == 99"),
    # Turns.
    Mutant("MQD-060", f"{RULES}/turn.py", "TURNS[palace.setup.left[self.player]]", "TURNS[self.player]"),
    Mutant("MQD-068", SETUP, "self.costs[kind][copy] <= purse", "self.costs[kind][copy] <= purse + 1"),
    Mutant("MQD-072", SETUP, "copy < COPIES and", "copy < COPIES - 1 and"),
    Mutant("MQD-074", SETUP, "return holds == 0 or", "return holds <= 1 or"),
    Mutant("MQF-076", SETUP, "passes < self.players - 1", "passes < 99"),
    Mutant("MQF-081", f"{RULES}/turn.py", "        palace.passes = 0\n", ""),
    Mutant("MQD-071", f"{RULES}/turn.py", "palace.hired[card.number] += 1", "palace.hired[card.number] += 2"),
    Mutant("MQD-067", PALACE, "self.bank += cost", "self.bank += 1"),
    # Agents.
    Mutant("MQD-084", f"{AGENTS}/ability.py", "if palace.setup.optional:", "if not palace.setup.optional:"),
    Mutant("MQD-125", f"{AGENTS}/thief.py", "self.here, False)", "self.here, True)"),
    Mutant("MQD-122", f"{AGENTS}/thief.py", "palace.tokens_down |=", "palace.tokens_down ="),
    Mutant("MQD-096", f"{AGENTS}/assassin.py", "self.here, False)", "self.here, True)"),
    Mutant("MQD-119", f"{AGENTS}/guard.py", "if palace.vacant == 0:", "if palace.vacant == -1:"),
    Mutant("MQD-121", f"{AGENTS}/guard.py", "palace.setup.move_facedown", "False"),
    Mutant("MQD-116", PALACE, "self.cards_down = exchanged(self.cards_down, here, there)", "pass"),
    Mutant("MQD-115", f"{AGENTS}/gondolier.py", "if hall is not chosen and", "if"),
    Mutant("MQD-131", f"{AGENTS}/trader.py", "exchanged(palace.tokens_down, here, there)", "palace.tokens_down"),
    Mutant("MQD-126", f"{AGENTS}/ability.py", "if palace.tokens[arcade.number] is not None:", "if arcade.number >= 0:"),
    Mutant("MQD-103", f"{AGENTS}/courtesan.py", "return []  # MQD-103, MQF-104", "return [self.here]"),
    Mutant("MQD-101", f"{AGENTS}/courtesan.py", "outside[card.slot] -= 1", "outside[card.slot] -= 0"),
    Mutant("MQD-109", SETUP, "[by if self.own_copy_first else self.left[by]]", "[self.left[by]]"),
    Mutant("MQD-109", SETUP, "self.left[found[-1]]", "self.left[self.left[self.left[found[-1]]]]"),
    Mutant("MQD-018", SETUP, "self.halls[i - 1], self.halls[0 if", "self.halls[max(i - 1, 0)], self.halls[0 if"),
    # Awards.
    Mutant("MQD-134", f"{RULES}/awards.py", "range(palace.setup.ring)", "reversed(range(palace.setup.ring))"),
    Mutant("MQD-123", f"{RULES}/awards.py", "elif palace.tokens_down & (1 << number):", "elif palace.ended:"),
    Mutant("MQD-136", f"{RULES}/awards.py", "if here == there:", "if here == there == 0:"),
    Mutant("MQD-135", f"{RULES}/awards.py", "before if here > there else number", "before if here < there else number"),
    Mutant("MQF-141", f"{RULES}/awards.py", "if not isinstance(higher, Guest):", "if higher is None:"),
    Mutant(
        "MQD-152",
        f"{RULES}/awards.py",
        "            if palace.ended:\n                return  # MQD-152, MQF-158\n",
        "",
    ),
    Mutant("MQD-139", SETUP, "return 0 if face_down else card.value", "return card.value"),
    Mutant("MQD-146", PALACE, "        self.bag[token.slot] += 1\n", ""),
    Mutant("MQD-151", PALACE, "elif 0 not in counters:", "elif sum(counters) == 5:"),
    Mutant("MQD-187", f"{RULES}/awards.py", "Discarded(player, len(palace.hands[player]))", "Discarded(player, 1)"),
    # Between rounds.
    Mutant("MQF-172", f"{RULES}/chores.py", "palace.bank -= 1 if palace.bank > 0 else 0", "palace.bank -= 1"),
    Mutant("MQF-105", f"{AGENTS}/courtesan.py", " and len(vacant_beside(palace, self.here)) == 2", ""),
    Mutant("MQD-163", f"{RULES}/chores.py", "REFILLS[number + 1]", "REFILLS[0]"),
    Mutant("MQD-164", f"{RULES}/chores.py", "if palace.bank > 0 or palace.setup.unlimited:", "if palace.bank > -99:"),
    Mutant("MQD-019", f"{RULES}/chores.py", "return number % 2 == 0", "return number % 2 == 1"),
    Mutant("MQD-124", f"{RULES}/chores.py", "palace.tokens_down = 0", "palace.tokens_down &= 0xFF"),
    Mutant("MQD-098", f"{RULES}/chores.py", "palace.cards_down = 0  # MQD-098, MQF-099", "pass"),
    Mutant("MQD-173", f"{RULES}/chores.py", "not palace.setup.two or palace.round % 2 == 0", "palace.round > 0"),
    Mutant("MQD-166", f"{RULES}/chores.py", "                palace.box[card.number] += 1\n", ""),
    # What players see.
    Mutant("MQF-187", VIEW, "self.purses[fact.by] -= fact.cost", "self.purses[fact.by] -= 1"),
    Mutant("MQF-192", VIEW, "self.bank -= 1 if fact.token is DUCAT", "self.bank -= 1 if fact.token is not DUCAT"),
    Mutant("MQF-189", VIEW, "self.handed_on.append(tuple(self.pack))", "self.handed_on.append(())"),
    Mutant("MQF-187", VIEW, "self.hand_sizes[player] -= 1", "self.hand_sizes[player] -= 0"),
    Mutant(
        "MQF-193",
        RING,
        "down[one], down[other] = down[other], down[one]\n\n    def exchange_tokens",
        "pass\n\n    def exchange_tokens",
    ),
    Mutant("MQF-194", RING, "self.tokens_down[fact.at.number] = True", "self.tokens[fact.at.number] = None"),
)

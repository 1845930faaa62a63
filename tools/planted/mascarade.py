"""Careless edits to Mascarade, each aimed at a clause; and some to what a player sees of it."""

from __future__ import annotations

from typing import Final

from tools.planted.mutant import Mutant

BOOKS: Final = "games/mascarade/editions/edition.py"
COURT: Final = "games/mascarade/court.py"
RULES: Final = "games/mascarade/rules"
POWERS: Final = f"{RULES}/powers"

MUTANTS: Final = (
    # The set and the table.
    Mutant("MC1-011", BOOKS, "FORTUNE: Final = 6", "FORTUNE: Final = 5"),
    Mutant("MC1-220", BOOKS, "\nGOAL: Final = 13", "\nGOAL: Final = 14"),
    Mutant("MC1-040", BOOKS, "OPENING: Final = 4", "OPENING: Final = 3"),
    Mutant("MC1-004", "games/mascarade/editions/first.py", "coins=194", "coins=200"),
    Mutant("MC2-004", "games/mascarade/editions/second.py", "coins=200", "coins=194"),
    Mutant("MC1-010", "games/mascarade/editions/first.py", "most=13", "most=12"),
    Mutant("MC2-010", "games/mascarade/editions/second.py", "fewest=4", "fewest=3"),
    Mutant("MC1-181", "games/mascarade/editions/first.py", "KING: 3", "KING: 2"),
    Mutant("MC2-180", "games/mascarade/editions/second.py", "KING: 2", "KING: 3"),
    Mutant("MC2-181", "games/mascarade/editions/second.py", "EMPRESS: 3", "EMPRESS: 2"),
    Mutant("MC1-025", "games/mascarade/sets.py", "if JUDGE not in masks", "if not masks"),
    Mutant("MC1-026", "games/mascarade/sets.py", "3 * money < len(words)", "4 * money < len(words)"),
    Mutant("MC1-028", "games/mascarade/sets.py", "masks.count(PEASANT) == 1", "masks.count(PEASANT) == 3"),
    Mutant("MC1-029", "games/mascarade/sets.py", "players < card.seats", "len(words) < card.seats"),
    Mutant("MC1-030", "games/mascarade/sets.py", "size <= players + 2", "size <= players + 3"),
    Mutant("MC1-034", "games/mascarade/sets.py", "> card.count", "> 2"),
    Mutant("MC2-026", "games/mascarade/sets.py", "2 * money < len(masks)", "2 * money <= len(masks)"),
    # Turns.
    Mutant("MC1-020", COURT, "seat = self.seats[player] + 1", "seat = self.seats[player] + 2"),
    Mutant("MC1-051", f"{RULES}/turn.py", "following = self.seat + 1", "following = self.seat + 2"),
    Mutant("MC1-080", f"{RULES}/turn.py", "return setup.forced_swaps[slot]", "return setup.deeds[slot]"),
    Mutant("MC1-081", f"{RULES}/turn.py", "return setup.forced_swaps[slot]", "return setup.swap_or_look[slot]"),
    Mutant("MC2-080", f"{RULES}/turn.py", "return setup.swap_or_look[slot]", "return setup.deeds[slot]"),
    Mutant("MC2-081", f"{RULES}/turn.py", "return setup.swap_or_look[slot]", "return setup.swaps[slot]"),
    Mutant(
        "MC1-086", f"{RULES}/turn.py", "court.exposed, court.shown = court.shown, 0", "court.exposed |= court.shown"
    ),
    Mutant(
        "MC1-230",
        f"{RULES}/turn.py",
        "court.turns == court.setup.turn_limit",
        "court.turns > court.setup.turn_limit > 0",
    ),
    Mutant("MC1-280", f"{RULES}/turn.py", "court.ask(WhatToDo(player, shown[0]))", "court.ask(WhichOfMine(player))"),
    Mutant(
        "MC1-296", "games/mascarade/setup.py", "return (LEFT[here.seat], RIGHT[here.seat])", "return (LEFT[0], LEFT[1])"
    ),
    Mutant(
        "MC1-295",
        "games/mascarade/setup.py",
        "place.seat != here.seat and place not in PROTECTED",
        "place.seat != here.seat",
    ),
    Mutant("MC1-298", "games/mascarade/setup.py", "both if place in PROTECTED else", "both if not place else"),
    Mutant(
        "MC1-120", "games/mascarade/editions/first.py", "spy_reaches_the_centre=True", "spy_reaches_the_centre=False"
    ),
    Mutant(
        "MC2-120", "games/mascarade/editions/second.py", "spy_reaches_the_centre=False", "spy_reaches_the_centre=True"
    ),
    # Under the table.
    Mutant("MC1-062", f"{RULES}/swap.py", "court.tell(only(by), Swapped", "court.tell(EVERYONE, Swapped"),
    Mutant("MC1-062", f"{RULES}/swap.py", "court.tell(only(by), Kept", "court.tell(EVERYONE, Kept"),
    Mutant("MC1-060", f"{RULES}/swap.py", "if hands is SWAP:", "if hands is KEEP:"),
    Mutant("MC1-107", f"{RULES}/swap.py", "    court.turn_down(other)\n", ""),
    Mutant("MC1-070", f"{RULES}/look.py", "court.tell(only(by), Saw", "court.tell(EVERYONE, Saw"),
    Mutant("MC1-370", f"{RULES}/look.py", "return court.setup.look_seconds", "return court.setup.show_seconds + 1"),
    Mutant(
        "MC1-121", f"{POWERS}/spy.py", "court.tell(only(spy), Saw(spy, there", "court.tell(EVERYONE, Saw(spy, there"
    ),
    # Announcing, claiming, fines.
    Mutant(
        "MC1-093",
        f"{RULES}/claim.py",
        "if following == court.announcer:",
        "if following == court.announcer or reply is CLAIM:",
    ),
    Mutant("MC1-098", f"{RULES}/claim.py", "if alone:", "if alone and court.claims == 1:"),
    Mutant("MC1-112", f"{RULES}/claim.py", "wrong |= only(player)", "wrong |= 0"),
    Mutant("MC1-102", f"{RULES}/claim.py", "            court.reckon()", "            pass"),
    Mutant(
        "MC1-105",
        f"{RULES}/claim.py",
        "court.pay_fine(player)\n",
        "court.pay_fine(player)\n                    court.reckon()\n",
    ),
    Mutant("MC1-100", f"{RULES}/claim.py", "use_power(court, self.right[0])", "use_power(court, court.announcer)"),
    Mutant("MC1-312", f"{RULES}/claim.py", "return PASS  # MC1-312", "return None  # MC1-312"),
    Mutant("MC1-210", COURT, "paid = most if most < self.bank else self.bank", "paid = most"),
    Mutant("MC1-212", COURT, "paid = most if most < coins[giver] else coins[giver]", "paid = most"),
    # The end.
    Mutant("MC1-222", COURT, "self.win(self.with_at_least(most)", "self.win(self.with_at_least(most)[:1]"),
    Mutant("MC1-224", COURT, "self.win(self.with_at_least(GOAL)", "self.win(self.with_at_least(most)"),
    Mutant("MC1-225", COURT, "if most >= GOAL:", "if most >= GOAL and least > 0:"),
    Mutant(
        "MC1-229", COURT, "self.tell(EVERYONE, Lay(place, mask))", "self.tell(only(self.announcer), Lay(place, mask))"
    ),
    # Powers.
    Mutant("MC1-131", f"{POWERS}/bishop.py", "court.setup.other_seats[court.seats[player]]", "court.setup.seats"),
    Mutant("MC1-130", f"{POWERS}/bishop.py", "if len(richest) == 1:", "if len(richest) == 0:"),
    Mutant("MC1-133", f"{POWERS}/bishop.py", "    court.reckon()", "    pass"),
    Mutant("MC1-190", BOOKS, "CHEATS_GOAL: Final = 10", "CHEATS_GOAL: Final = 11"),
    Mutant("MC1-195", BOOKS, "WIDOWS_FILL: Final = 10", "WIDOWS_FILL: Final = 9"),
    Mutant(
        "MC1-201",
        f"{POWERS}/thief.py",
        "by, 1)\n        court.pay(court.right",
        "by, 1)\n        court.reckon()\n        court.pay(court.right",
    ),
    Mutant("MC1-200", f"{POWERS}/thief.py", "court.right_of(by)", "court.left_of(by)"),
    Mutant("MC1-168", f"{POWERS}/judge.py", "        court.reckon()", "        pass"),
    Mutant("MC1-171", f"{POWERS}/peasant.py", "court.pay_out(peasant, 2)", "court.pay_out(peasant, 1)"),
    Mutant(
        "MC1-178",
        f"{POWERS}/peasant.py",
        "court.pay_out(peasant, 2)\n",
        "court.pay_out(peasant, 2)\n        court.reckon()\n",
    ),
    Mutant("MC1-185", f"{POWERS}/witch.py", "court.setup.pass_or_seat[", "court.setup.other_seats["),
    Mutant("MC1-142", f"{POWERS}/fool.py", "court.from_bank(by, 1)", "court.pay_out(by, 1)"),
    Mutant("MC1-140", f"{POWERS}/fool.py", "if place.seat != self.first.seat", "if place is not self.first"),
    Mutant("MC1-302", f"{POWERS}/fool.py", "if court.setup.players == 2:", "if court.setup.players == 1:"),
    Mutant("MC1-151", BOOKS, "PRICE: Final = 4", "PRICE: Final = 3"),
    Mutant("MC1-083", f"{POWERS}/inquisitor.py", "        court.note_shown(self.player, place)", "        pass"),
    Mutant("MC2-158", "games/mascarade/editions/second.py", "goes_down_at_once=True", "goes_down_at_once=False"),
    Mutant("MC1-158", "games/mascarade/editions/first.py", "goes_down_at_once=False", "goes_down_at_once=True"),
    Mutant("MC2-320", f"{POWERS}/beggar.py", "giver = court.left_of(by)", "giver = court.right_of(by)"),
    Mutant(
        "MC2-321",
        f"{POWERS}/beggar.py",
        "court.wealth(giver) > court.wealth(by)",
        "court.wealth(giver) >= court.wealth(by)",
    ),
    Mutant("MC2-331", f"{POWERS}/patron.py", "court.from_bank(by, 3)", "court.pay_out(by, 3)"),
    Mutant("MC2-332", f"{POWERS}/patron.py", "1)  # left first", "1)\n        court.reckon()  # left first"),
    Mutant("MC2-211", f"{POWERS}/patron.py", "court.pay_out(court.left_of", "court.pay_out(court.right_of"),
    Mutant("MC2-340", f"{POWERS}/princess.py", "if player != shown]", "]"),
    Mutant("MC2-253", f"{POWERS}/princess.py", "court.tell(eyes, Revealed", "court.tell(EVERYONE, Revealed"),
    Mutant("MC2-083", f"{POWERS}/princess.py", "        court.note_shown(shown, place)", "        pass"),
    Mutant("MC2-341", f"{POWERS}/princess.py", "court.from_bank(by, 2)", "court.pay_out(by, 2)"),
    Mutant(
        "MC2-352",
        f"{POWERS}/puppeteer.py",
        "self.player, 1)\n        court.pay(other",
        "self.player, 1)\n        court.reckon()\n        court.pay(other",
    ),
    Mutant("MC2-350", f"{POWERS}/puppeteer.py", "        court.pay(other, self.player, 1)\n", ""),
    Mutant(
        "MC2-351",
        f"{POWERS}/puppeteer.py",
        "court.change_seats(self.one, self.other)",
        "court.change_seats(self.one, self.other)\n        court.exchange_wealth(self.one, self.other)",
    ),
    Mutant("MC2-355", f"{RULES}/turn.py", "following = self.seat + 1", "following = court.seats[court.announcer] + 1"),
    # Pauses, the deal.
    Mutant("MC1-018", f"{RULES}/pause.py", "        return READY", "        return None"),
    Mutant(
        "MC1-371",
        f"{RULES}/pause.py",
        "court.setup.pauses and court.setup.reveal_seconds > 0",
        "court.setup.pauses and court.setup.reveal_seconds > 9",
    ),
    Mutant(
        "MC1-016",
        f"{RULES}/opening.py",
        "return [self.left(court, mask) for mask in self.options(court)]",
        "return [1 for _ in self.options(court)]",
    ),
    Mutant("MC1-019", f"{RULES}/opening.py", "if court.setup.start == NOBODY:", "if court.setup.players > 0:"),
)

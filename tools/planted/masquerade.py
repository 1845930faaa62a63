"""Careless edits to Masquerade, each aimed at a clause; and some to what a player sees of it."""

from __future__ import annotations

from typing import Final

from tools.planted.mutant import Mutant

HOME: Final = "games/masquerade"
DECK: Final = f"{HOME}/decks/base.toml"
SETUP: Final = f"{HOME}/setup.py"
SALON: Final = f"{HOME}/salon.py"
RULES: Final = f"{HOME}/rules"
DEEDS: Final = f"{RULES}/deeds"
ATTACKED_ANYHOW: Final = "salon.setup.cards[bout.target].by_when[ATTACKED]"
ONE_BY_ONE: Final = (
    "        if side != ANY_SIDE:\n            salon.then(PLACE[side][seat])  # MSQ-110\n    if side == ANY_SIDE:\n"
)

MUTANTS: Final = (
    # The table and the deal.
    Mutant("MSQ-010", SETUP, "FEWEST: Final = 3", "FEWEST: Final = 2"),
    Mutant("MSQ-011", SETUP, "OPENING: Final = 3", "OPENING: Final = 4"),
    Mutant("MSQ-037", SETUP, "ROW: Final = 6", "ROW: Final = 7"),
    Mutant("MSQ-041", SETUP, "ACTIONS: Final = 3", "ACTIONS: Final = 4"),
    Mutant("MSQ-012", f"{RULES}/opening.py", "OPENING_CARD if salon.setup.royals_in_deck else FROM_DECK", "FROM_DECK"),
    Mutant("MSQ-015", SALON, "self.deck < OPENING * newcomers", "self.deck < 0"),
    Mutant("MSQ-017", f"{RULES}/joining.py", "salon.order.append(newcomer)", "salon.order.insert(0, newcomer)"),
    Mutant("MSQ-014", f"{RULES}/joining.py", "    tell_what_lies_open(salon, newcomer)\n    salon", "    salon"),
    Mutant("MSQ-020", SALON, "self.tell(known_to, Hides(", "self.tell(self.here, Hides("),
    Mutant("MSQ-023", f"{HOME}/view.py", "if lying.up or seat == self.player or self.over else UNKNOWN", ""),
    Mutant("MSQ-004", f"{HOME}/deck/shelf.py", "if digest and digest != found:", "if False:"),
    # Turns.
    Mutant("MSQ-032", f"{RULES}/turn.py", "        elif row:\n", "        elif len(row) > 1:\n"),
    Mutant("MSQ-157", f"{RULES}/turn.py", "        if len(instead) > 1:\n", "        if len(instead) > 2:\n"),
    Mutant(
        "MSQ-133",
        f"{RULES}/turn.py",
        "killer = salon.poison[self.card]\n",
        "killer = 0 if salon.poison[self.card] == salon.where[self.card] else salon.poison[self.card]\n",
    ),
    Mutant("MSQ-033", f"{RULES}/drawing.py", "range(min(cards, salon.deck))", "range(min(1, salon.deck))"),
    Mutant("MSQ-110", f"{RULES}/drawing.py", ONE_BY_ONE, "    if side >= ANY_SIDE:\n"),
    Mutant("MSQ-152", f"{RULES}/joining.py", "        if sent:\n", "        if False:\n"),
    Mutant("MSQ-073", f"{RULES}/turn.py", "if salon.turns[self.seat] > 0:", "if salon.turns[self.seat] >= 0:"),
    Mutant(
        "MSQ-127",
        f"{RULES}/turn.py",
        "                end_boosts(salon, card, seat)\n",
        "                pass\n",
    ),
    Mutant("MSQ-088", f"{RULES}/turn.py", "if salon.deck == 0:", "if salon.deck < 0:"),
    Mutant("MSQ-093", f"{RULES}/turn.py", "        salon.reckon()  # before anything else: MSQ-093\n", ""),
    Mutant("MSQ-030", f"{RULES}/turn.py", "salon.order.index(salon.turn) + 1", "salon.order.index(salon.turn) + 2"),
    Mutant(
        "MSQ-043", f"{RULES}/action.py", "            salon.actions = ACTIONS\n", "            salon.actions += 1\n"
    ),
    Mutant("MSQ-046", f"{RULES}/action.py", "        salon.acted.append(card)\n", ""),
    # Fights.
    Mutant("MSQ-051", f"{RULES}/action.py", "return up or [", "return ["),
    Mutant("MSQ-053", f"{RULES}/action.py", "salon.attack_of(card, not salon.up[card], -1) > 0 and ", ""),
    Mutant("MSQ-053", f"{RULES}/action.py", "if strength_against(salon, card, salon.card_at(place)) > 0]", "]"),
    Mutant("MSQ-054", f"{RULES}/fight.py", "if strength >= health:", "if strength > health:"),
    Mutant("MSQ-055", f"{RULES}/fight.py", "    turn_up(salon, [attacker])\n", ""),
    Mutant("MSQ-059", f"{RULES}/fight.py", "        salon.show(bout.target)  # not", "        # not"),
    Mutant(
        "MSQ-100", f"{RULES}/fight.py", "return here < 0 or there < 0 or here == there", "return here < 0 or there < 0"
    ),
    Mutant(
        "MSQ-080",
        f"{RULES}/death.py",
        'salon.win(killer, "the King is killed")',
        'salon.win(owner, "the King is killed")',
    ),
    Mutant("MSQ-083", f"{RULES}/death.py", "salon.move(other, owner)", "salon.move(other, killer)"),
    Mutant("MSQ-122", f"{RULES}/death.py", "and killer != owner", "and killer == salon.turn"),
    Mutant("MSQ-103", f"{RULES}/death.py", "return limited or salon.protected(card)", "return limited"),
    Mutant("MSQ-125", f"{RULES}/death.py", "if card != self.kill.card]", "]"),
    Mutant("MSQ-154", f"{RULES}/fight.py", "active(salon, bout.target, ATTACKED)  # MSQ-154", ATTACKED_ANYHOW),
    Mutant("MSQ-060", f"{RULES}/firing.py", "if salon.where[card] == salon.turn and", "if"),
    Mutant("MSQ-111", f"{RULES}/firing.py", "            salon.fired.append(card)\n", ""),
    # What abilities do.
    Mutant("MSQ-133", f"{DEEDS}/markers.py", "if salon.poison[card] < 0:", "if True:"),
    Mutant("MSQ-143", f"{DEEDS}/markers.py", "salon.weaker[card] += chain", "salon.weaker[card] = chain"),
    Mutant("MSQ-082", f"{DEEDS}/cards.py", "return salon.setup.cards[card].kind == KING", "return False"),
    Mutant("MSQ-152", f"{DEEDS}/cards.py", "            salon.sent[card] = True\n", ""),
    Mutant("MSQ-147", f"{DEEDS}/cards.py", "card not in (chain.card, chain.paid)", "card != chain.card"),
    Mutant("MSQ-128", f"{DEEDS}/cards.py", "card not in (chain.card, chain.paid)", "card != chain.paid"),
    Mutant(
        "MSQ-061",
        f"{DEEDS}/choice.py",
        "turned_up(salon, cards) if self.turns_up(chain) else []",
        "turned_up(salon, [])",
    ),
    Mutant("MSQ-130", f"{DEEDS}/rows.py", "        return True\n", "        return chain.effect().cards.one\n"),
    Mutant(
        "MSQ-148", f"{DEEDS}/rows.py", "move(card, chain.seat)\n        salon.reckon()\n", "move(card, chain.seat)\n"
    ),
    Mutant("MSQ-147", f"{DEEDS}/cards.py", "is UP, salon.here)\n        salon.reckon()\n", "is UP, salon.here)\n"),
    Mutant(
        "MSQ-141",
        f"{DEEDS}/special.py",
        "        for card in drawn:\n            if is",
        "        for card in drawn[:1]:\n            if is",
    ),
    Mutant("MSQ-156", SALON, "self.more_attack[card] += attack", "self.more_attack[card] = attack"),
    Mutant("MSQ-153", SALON, "at, self.name_of(card)))\n        self.straighten()\n", "at, self.name_of(card)))\n"),
    Mutant("MSQ-155", f"{RULES}/death.py", "dues = turned_up(salon, [card])", "dues = turned_up(salon, [])"),
    Mutant("MSQ-158", f"{RULES}/death.py", "if self.card in self.let_off:", "if self.let_off:"),
    Mutant("MSQ-159", f"{HOME}/deck/card.py", "waits = when == ATTACKING and", "waits = when < 0 and"),
    Mutant("MSQ-123", f"{DEEDS}/special.py", "seats[number % len(seats)]", "seats[0]"),
    Mutant("MSQ-124", f"{DEEDS}/special.py", "        if price_of(salon, chain):\n", "        if salon.turn < 0:\n"),
    Mutant("MSQ-141", f"{DEEDS}/special.py", "only(self.player), WillGive(", "salon.here, WillGive("),
    Mutant("MSQ-141", f"{DEEDS}/special.py", "only(giver) | only(Player(to))", "salon.here"),
    Mutant(
        "MSQ-149",
        f"{DEEDS}/cards.py",
        "missing = chain.effect().count - len(",
        "missing = chain.effect().count + 0 * len(",
    ),
    Mutant("MSQ-150", f"{DEEDS}/cards.py", "for seat in salon.seats_from_turn():", "for seat in salon.order[1:]:"),
    Mutant("MSQ-104", SALON, "        self.weaker[card] = 0\n", ""),
    Mutant("MSQ-153", f"{HOME}/numbers.py", "if silencer != card and", "if"),
    Mutant("MSQ-106", SALON, "self.tell(only(Player(seat)), Hides(", "self.tell(self.here, Hides("),
    Mutant("MSQ-087", SALON, "if self.up[king] and self.up[queen]:", "if self.up[king]:"),
    # Cards.
    Mutant(
        "MSQ-130",
        DECK,
        '{ take = { of = "others", class = ["assassin"] } }',
        '{ take = { of = "others", class = ["soldier"] } }',
    ),
    Mutant("MSQ-132", DECK, "modify = true, attack = 7", "modify = true, attack = 6"),
    Mutant("MSQ-136", DECK, 'kills_only = ["king", "queen", "noble"]', 'kills_only = ["noble"]'),
    # What newcomers imagine.
    Mutant("MSQ-017", f"{HOME}/belief/threshold.py", "order.index(self.following) - 1", "order.index(self.following)"),
    Mutant(
        "MSQ-104", f"{HOME}/arrival.py", "        salon.weaker[salon.card_at(fact.at)] = fact.loss\n", "        pass\n"
    ),
    Mutant("MSQ-153", f"{HOME}/belief/memory.py", "drawn.lies_down = not self.is_silent()", "drawn.lies_down = True"),
)

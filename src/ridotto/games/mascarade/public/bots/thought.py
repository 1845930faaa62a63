"""One decision of a bot: what each option is worth, out of what is remembered and nothing else."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.bots.chance import decides, leaning, picked
from ridotto.games.mascarade.public.bots.fortune import VICTORY, Fortune
from ridotto.games.mascarade.public.bots.memory import KEEN, BotMemory
from ridotto.games.mascarade.public.numbers import GOAL
from ridotto.games.mascarade.public.words import CLAIM, KEEP, LOOK, PASS, PROTECTED, SWAP, Mask, Place
from ridotto.kernel import Answer, Draw, Player

PATIENCE: Final = 0.55  # what a coin is worth that an even character hopes to have a turn later
MODESTY: Final = 0.5  # what it costs to be shown, beside the fine
CURIOSITY: Final = 1.0  # what it is worth to be sure of what one holds, when others announce it
DENIAL: Final = 0.15  # what it is worth that somebody else no longer knows what they hold
ALARM: Final = 0.35  # how much likelier others claim when a word would win
WARMTH: Final = 0.3  # how much better something has to be to be done three times out of four
CERTAIN: Final = 0.03  # the same where one is asked for the truth


class Thought:
    def __init__(self, memory: BotMemory, draw: Draw) -> None:
        self.memory = memory
        self.draw = draw
        self.me = memory.me
        self.setup = memory.setup
        self.view = memory.view
        self.fortune = Fortune(memory)
        character = memory.character
        self.patience = PATIENCE * (0.5 + character.patience)
        self.risk = 1.5 - character.boldness  # what a loss counts
        self.gains = [self.fortune.meaning(mask, self.me, self.me) for mask in self.setup.kinds]
        self.fine = self.fortune.meaning_of_fines([self.me], self.me)
        self.found: list[list[float]] = []

    @property
    def chances(self) -> list[list[float]]:
        if not self.found:
            self.found = self.memory.chances()
        return self.found

    def chances_at(self, place: Place) -> list[float]:
        return self.chances[self.setup.slots[place.number]]

    # A turn.

    def what_to_do(self, hand: Place, options: tuple[Answer, ...]) -> Answer:
        """Chooses first what kind of thing to do, then which: many swaps are not better than one."""
        swaps = [option for option in options if isinstance(option, Place)]
        masks = [option for option in options if isinstance(option, Mask)]
        swap_values = [self.value_of_swap(hand, place) for place in swaps]
        mask_values = [self.value_of_announcing(hand, mask) for mask in masks]
        kinds = [max(swap_values)]
        if masks:
            kinds.append(max(mask_values))
        if LOOK in options:
            kinds.append(self.value_of_look(hand))
        kind = picked(self.draw, kinds, WARMTH)
        if kind == 0:
            return swaps[picked(self.draw, swap_values, WARMTH)]
        if kind == 1 and masks:
            return masks[picked(self.draw, mask_values, WARMTH)]
        return LOOK

    def value_of_doing(self, hand: Place, option: Answer) -> float:
        """Returns the value of any option of a turn."""
        if isinstance(option, Place):
            return self.value_of_swap(hand, option)
        return self.value_of_announcing(hand, option) if isinstance(option, Mask) else self.value_of_look(hand)

    def best_with(self, hand: Place) -> float:
        """Returns what laying a hand on this mask may lead to."""
        best = max([self.value_of_swap(hand, place) for place in self.setup.swaps[self.setup.slots[hand.number]]])
        if self.view.initial_turns_left > 0:
            return best
        best = max(best, self.value_of_look(hand))
        if hand in PROTECTED:
            return best
        return max(best, *[self.value_of_announcing(hand, mask) for mask in self.setup.kinds])

    def value_of_look(self, hand: Place) -> float:
        """Returns the value of a look: a player who knows their mask can announce it, and claim it when others do."""
        return self.hope(hand) + CURIOSITY * (1.0 - max(self.chances_at(hand)))

    def hope(self, place: Place) -> float:
        """Returns what it would bring to know this mask, and to have it."""
        known = 0.0
        for chance, gain in zip(self.chances_at(place), self.gains):
            known += chance * max(gain, 0.0)
        return self.patience * known

    def promise(self, place: Place) -> float:
        """Returns what a mask that lies here would be good for, a turn from now."""
        best = 0.0
        for chance, gain in zip(self.chances_at(place), self.gains):
            best = max(best, chance * gain + (1.0 - chance) * self.fine)
        return best

    def value_of_swap(self, hand: Place, there: Place) -> float:
        """Returns the value of swapping or not, as is decided with both in hand; it may harm the other."""
        better = max(self.promise(hand), self.promise(there))
        owner = self.view.player_at(there)
        return self.patience * better + (
            0.0 if owner is None or owner == self.me else DENIAL * self.menace(owner, there)
        )

    def menace(self, player: Player, place: Place) -> float:
        """Returns what is to be feared of a player who knows this mask before them."""
        sure = self.memory.knows[player][self.setup.slots[place.number]]
        if sure == 0.0:
            return 0.0
        feared = 0.0
        for chance, mask in zip(self.chances_at(place), self.setup.kinds):
            if chance > 0.0:
                feared -= chance * self.fortune.meaning(mask, player, self.me)
        return sure * feared

    def value_of_announcing(self, hand: Place, mask: Mask) -> float:
        kind = self.setup.kinds.index(mask)
        gain = self.gains[kind]
        mine = self.chances_at(hand)[kind]
        value = self.patience * self.promise(hand)  # nothing is lost for the next turn
        if mine >= 1.0:
            return value + gain
        quiet, lost = self.if_untrue(mask, 1.0 - mine, gain)
        return value + mine * gain + (1.0 - mine) * (quiet * gain + (1.0 - quiet) * self.risk * lost)

    def if_untrue(self, mask: Mask, untrue: float, gain: float) -> tuple[float, float]:
        """Returns how likely nobody claims a mask that the bot does not hold, and what it means if somebody does."""
        kind = self.setup.kinds.index(mask)
        wins = self.fortune.after(mask, self.me)[self.me] >= GOAL or gain > VICTORY / 2
        quiet = 1.0
        lost = self.fine - MODESTY
        for player in self.setup.everybody:
            if player == self.me:
                continue
            claims = self.memory.wild(player)
            for slot in self.memory.slots_of(player):
                holds = min(1.0, self.chances[slot][kind] / untrue)
                claims += KEEN * holds * self.memory.knows[player][slot]
                lost += KEEN * holds * self.memory.knows[player][slot] * self.fortune.meaning(mask, player, self.me)
            if wins:
                claims += ALARM
            quiet *= 1.0 - min(claims, 0.98)
        return quiet, lost

    # Under the table.

    def swap_or_keep(self, one: Place, other: Place) -> Answer:
        """Chooses what is better for this bot more often, and evenly, like Fate, where it makes no difference."""
        owners = (self.view.player_at(one), self.view.player_at(other))
        better = 0.0
        for place, elsewhere, owner in ((one, other, owners[0]), (other, one, owners[1])):
            if owner == self.me:
                better += self.promise(elsewhere) - self.promise(place)
            elif owner is not None:
                better += DENIAL * self.menace(owner, place)  # what they know, they should not keep
        return SWAP if decides(self.draw, leaning(better, WARMTH)) else KEEP

    # Whether it is me, too.

    def claim_too(self, options: tuple[Answer, ...]) -> Answer:
        announcer, mask = self.view.announcer, self.view.announced
        if announcer is None or mask is None:
            return PASS
        chances = self.memory.chances_of(mask)
        best, claim = 0.0, options[-1]
        for option in options:  # with several masks a claim points at one of them
            if isinstance(option, Place) and chances[self.setup.slots[option.number]] >= best:
                best, claim = chances[self.setup.slots[option.number]], option
        if CLAIM in options:
            best, claim = chances[self.memory.slots_of(self.me)[0]], CLAIM
        better = self.value_of_claim(announcer, mask, best, chances) - self.value_of_pass(announcer, mask, chances)
        return claim if decides(self.draw, leaning(better, WARMTH)) else PASS

    def value_of_claim(self, announcer: Player, mask: Mask, mine: float, chances: list[float]) -> float:
        """Returns the value of a claim: the others pay if it is true, and the bot pays if it is not."""
        others = list(self.view.claims)
        theirs = chances[self.setup.slots[self.view.claims[announcer].number]]
        if self.setup.edition.sheets[mask].count > 1:
            mine_alone = self.gains[self.setup.kinds.index(mask)] + theirs  # two of them are paid better
        else:
            mine_alone = self.fortune.meaning(mask, self.me, self.me, others)
        if mine >= 1.0:
            return mine_alone
        theirs = min(1.0, theirs / (1.0 - mine))
        beaten = self.fortune.meaning(mask, announcer, self.me, [self.me, *others[1:]]) - MODESTY
        caught = self.fortune.meaning_of_fines([self.me, *others], self.me) - MODESTY
        return mine * mine_alone + (1.0 - mine) * self.risk * (theirs * beaten + (1.0 - theirs) * caught)

    def value_of_pass(self, announcer: Player, mask: Mask, chances: list[float]) -> float:
        """Returns the value of a pass. Others may have claimed already, or may claim when they are asked."""
        harm = self.fortune.meaning(mask, announcer, self.me)
        quiet = 1.0 if len(self.view.claims) == 1 else 0.0
        for player in self.still_to_be_asked(announcer):
            claims = self.memory.wild(player) + (ALARM / 2 if harm < -VICTORY / 2 else 0.0)
            for slot in self.memory.slots_of(player):
                claims += KEEN * chances[slot] * self.memory.knows[player][slot]
            quiet *= 1.0 - min(claims, 0.98)
        theirs = chances[self.setup.slots[self.view.claims[announcer].number]]
        return quiet * harm + (1.0 - quiet) * theirs * harm

    def still_to_be_asked(self, announcer: Player) -> list[Player]:
        if self.setup.together:
            return [player for player in self.setup.everybody if player not in (self.me, announcer)]
        found = []
        player = self.view.seating.left_of(self.me)
        while player != announcer:
            found.append(player)
            player = self.view.seating.left_of(player)
        return found

    # Who I am.

    def who_am_i(self, options: tuple[Answer, ...]) -> Answer:
        row = self.chances_at(self.view.places_of(self.me)[0])
        likely = [row[self.setup.kinds.index(option)] for option in options if isinstance(option, Mask)]
        return options[picked(self.draw, likely, CERTAIN)]

import { familyOf, preload } from '../games/registry';
import { api } from '../net/api';
import { seats } from '../net/seats';
import type { GameOffered, Offer } from '../wire';
import { bestBot, letters, usualSeats } from './families';

/** A table against bots, begun at once; says its code. Nothing runs out there: nobody else waits. */
export async function playNow(offer: Offer, game: GameOffered, name: string): Promise<string> {
  preload(game.id);
  const players = usualSeats(game);
  const bot = bestBot(offer);
  const { code, token, you } = await api.open({
    game: game.id,
    players,
    name,
    options: game.options.some((option) => option.name === 'pace') ? { pace: 'unhurried' } : {},
    bots: Object.fromEntries(letters(players).slice(1).map((seat) => [seat, bot])),
    terms: { memory: familyOf(game.id).firstMemory, stand_in: bot },
  });
  seats.hold(code, { token, game: game.id, title: game.title, you, over: false });
  await api.start(code, token);
  return code;
}

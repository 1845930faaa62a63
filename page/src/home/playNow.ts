import { familyOf, preload } from '../games/registry';
import { api } from '../net/api';
import { seats } from '../net/seats';
import { trimmed } from '../settings/name';
import { settings } from '../settings/settings.svelte';
import type { GameOffered, Offer } from '../wire';
import { botOfLevel, letters } from './families';

const BOTS = 3;
const CHARACTERS = ['bold', 'suspicious', 'careful']; // one after the other

/** Bots of a level, each with a character of its own; among courtiers the last one is a master. */
export function companyFor(offer: Offer, level: string, count: number): string[] {
  const bot = botOfLevel(offer, level);
  const master = botOfLevel(offer, 'master');
  return Array.from({ length: count }, (_, n) => {
    if (level === 'courtier' && n === count - 1) return master;
    const nickname = CHARACTERS[n % CHARACTERS.length] ?? '';
    return offer.characters.includes(nickname) ? `${bot},${nickname}` : bot;
  });
}

/** A table against three bots, begun at once; says its code. Nothing runs out there: nobody else waits. */
export async function playNow(offer: Offer, game: GameOffered): Promise<string> {
  preload(game.id);
  const players = Math.min(Math.max(BOTS + 1, game.fewest), game.most);
  const company = companyFor(offer, settings.level, players - 1);
  const { code, token, you } = await api.open({
    game: game.id,
    players,
    name: trimmed(settings.name),
    face: settings.face,
    options: {},
    bots: Object.fromEntries(
      letters(players)
        .slice(1)
        .map((seat, n) => [seat, company[n] ?? '']),
    ),
    terms: { memory: familyOf(game.id).firstMemory, stand_in: botOfLevel(offer, settings.level) },
  });
  seats.hold(code, { token, game: game.id, title: game.title, you, over: false });
  await api.start(code, token);
  return code;
}

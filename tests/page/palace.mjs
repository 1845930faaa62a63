// Tells games of Masques as the drawn table does: node palace.js GAMES TOLD. Vite bundles this with the page's sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { emptyPalace, palaceAfter, palacesBefore } from '../../page/src/games/masques/palaceFold';
import { told } from '../../page/src/games/masques/storyWords';
import { isTelling } from '../../page/src/games/masques/weights';
import { wordFunctions } from '../../page/src/games/masques/wordFunctions';
import { LANGUAGES, language } from '../../page/src/words/words.svelte';

globalThis.document = { documentElement: {} }; // all that a language wants of a browser

/** What each update says, with the palace before it as the server showed it. */
function sentences({ reader, updates }) {
  return updates.flatMap(({ before, facts }) => {
    const palaces = palacesBefore(facts, before, reader.setup);
    return facts.flatMap((fact, at) => (isTelling(fact) ? [told(fact, reader, palaces[at])] : []));
  });
}

/** The same from the first fact on, without any view but the last. */
function retold({ reader, updates }) {
  const facts = updates.flatMap((update) => update.facts);
  const palaces = palacesBefore(facts, emptyPalace(updates.at(-1).after), reader.setup);
  return facts.flatMap((fact, at) => (isTelling(fact) ? [told(fact, reader, palaces[at])] : []));
}

/** What lies in the halls after each update, and what the server says of it. */
function halls({ reader, updates }) {
  return updates.map(({ before, facts, after }) => [
    facts.reduce((view, fact) => palaceAfter(view, fact, reader.setup), before).halls,
    after.halls,
  ]);
}

const [, , asked, answer] = process.argv;
const games = JSON.parse(readFileSync(asked, 'utf8'));
language.addFunctions('masques', wordFunctions);
const said = {};
for (const code of LANGUAGES) {
  await language.speak(code);
  await Promise.all(['table', 'masques', 'masques-page'].map((chapter) => language.need(chapter)));
  said[code] = games.map((game) => ({ told: sentences(game), retold: retold(game) }));
}
writeFileSync(answer, JSON.stringify({ said, halls: games.map(halls) }));

// What the page would say, and which clauses it cites: node voice.js MOMENTS SAID. Vite bundles this with the page's sources (see voice.py).
import { readFileSync, writeFileSync } from 'node:fs';
import { asks, option, reason, sentence, sentences, waits } from '../../page/src/games/mascarade/says';
import { rulebook } from '../../page/src/games/mascarade/rulebook';
import { cited, citing, isOurs } from '../../page/src/rules/clauses';
import { piecesIn } from '../../page/src/rules/rulebook';
import { LANGUAGES, language } from '../../page/src/words/words.svelte';

const SERVERS = '<SERVER>'; // stands for the server's own words, which nobody should need

globalThis.document = { documentElement: {} }; // all that a language wants of a browser

const told = (fact) => ({ n: 1, say: SERVERS, ...fact });

/** All that the page says about one moment; moments.py says what moments look like. */
function said({ naming, fact, story, question, refused }) {
  if (fact !== undefined) return [sentence(told(fact), naming), sentence(told(fact), { ...naming, view: null })];
  if (story !== undefined) return sentences(story.map(told), naming);
  if (question !== undefined) {
    const options = question.options.map((text) => ({ text, say: SERVERS }));
    const put = { number: 1, name: question.name, ask: SERVERS, options, seconds: null };
    const ways = [naming, { ...naming, view: null }];
    return ways.flatMap((way) => [asks(put, way), ...options.map(({ text }) => option(put, text, way))]);
  }
  if (refused !== undefined) return [reason({ reason: refused.reason, say: SERVERS }, naming, refused.tried)];
  return [waits(naming)];
}

/** Titles and paragraphs, each in its parts. */
function rules(game) {
  const texts = rulebook.terms(game).flatMap((term) => [rulebook.title(term, game), ...rulebook.text(term, game)]);
  const said = [...rulebook.groups.map((group) => rulebook.groupTitle(group, game)), ...texts];
  return said.map((text) => ({ text, parts: piecesIn(rulebook, text) }));
}

const [, , moments, answer] = process.argv;
const all = JSON.parse(readFileSync(moments, 'utf8'));
const spoken = {};
for (const code of LANGUAGES) {
  await language.speak(code);
  const keys = new Set();
  language.words = new Proxy(language.words, {
    get(words, key) {
      if (key in words) keys.add(key);
      return words[key];
    },
  });
  const voice = { said: all.map(said), rules: ['mascarade-1e', 'mascarade-2e'].flatMap(rules) };
  spoken[code] = { ...voice, keys: [...keys] };
}
const clauses = Object.fromEntries(citing().map((key) => [key, cited(key)]));
const ours = [...new Set(Object.values(clauses).flat())].filter(isOurs);
writeFileSync(answer, JSON.stringify({ spoken, cited: clauses, ours }));

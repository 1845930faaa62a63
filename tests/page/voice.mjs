// What the page would say, and which clauses it cites: node voice.js MOMENTS SAID. Vite bundles this with the page's
// sources (see voice.py).
import { readFileSync, writeFileSync } from 'node:fs';
import * as mascarade from '../../page/src/games/mascarade/says';
import { rulebook } from '../../page/src/games/mascarade/rulebook';
import { withChanges } from '../../page/src/net/viewChanges';
import { cited, citing, isOurs } from '../../page/src/rules/clauses';
import { piecesIn } from '../../page/src/rules/rulebook';
import { describeFact, describeOption, describeQuestion, describeReason, say } from '../../page/src/words/reader';
import { LANGUAGES, language } from '../../page/src/words/words.svelte';

const FAMILIES = import.meta.glob('../../page/src/games/*/wordFunctions.ts', { eager: true });
const NAME = /games\/(\w+)\/wordFunctions/;

globalThis.document = { documentElement: {} }; // all that a language wants of a browser

const families = Object.fromEntries(Object.entries(FAMILIES).map(([path, family]) => [NAME.exec(path)[1], family]));

/** All that the page says about one moment; moments.py says what moments look like. */
function said({ reader, said: sentence, fact, story, question, refused, waits, view, changes }) {
  if (changes !== undefined) return [JSON.stringify(withChanges(view, changes))];
  const { sortOf } = families[reader.game.split('-')[0]];
  if (sentence !== undefined) return [say(reader, sentence.key, sentence.args)];
  if (fact !== undefined) return [describeFact(reader, fact)];
  if (story !== undefined)
    return mascarade.sentences(
      story.map((told) => ({ n: 1, ...told })),
      reader,
    );
  if (question !== undefined) {
    const option = (text, at) => describeOption(reader, question.name, text, sortOf(text), question.prospects[at]);
    const options = question.options.map(option);
    return [describeQuestion(reader, question.name), ...options];
  }
  if (refused !== undefined) return [describeReason(reader, refused.reason, { tried: refused.tried, ...refused.args })];
  return waits ? [mascarade.waits(reader)] : [];
}

/** Titles and paragraphs, each in its parts. */
function rules(game) {
  const texts = rulebook.terms(game).flatMap((term) => [rulebook.title(term, game), ...rulebook.text(term, game)]);
  const said = [...rulebook.groups.map((group) => rulebook.groupTitle(group, game)), ...texts];
  return said.map((text) => ({ text, parts: piecesIn(rulebook, text) }));
}

const [, , moments, answer] = process.argv;
const all = JSON.parse(readFileSync(moments, 'utf8'));
for (const [family, { wordFunctions }] of Object.entries(families)) language.addFunctions(family, wordFunctions);
const spoken = {};
for (const code of LANGUAGES) {
  await language.speak(code);
  await Promise.all(
    ['table', ...Object.keys(families).flatMap((family) => [family, `${family}-page`])].map((chapter) =>
      language.need(chapter),
    ),
  );
  const keys = new Set();
  const { fill } = Object.getPrototypeOf(language);
  language.fill = function (key, ...rest) {
    keys.add(key);
    return fill.call(this, key, ...rest);
  };
  const voice = { said: all.map(said), rules: ['mascarade-1e', 'mascarade-2e'].flatMap(rules) };
  spoken[code] = { ...voice, keys: [...keys] };
}
const clauses = Object.fromEntries(citing().map((key) => [key, cited(key)]));
const ours = [...new Set(Object.values(clauses).flat())].filter(isOurs);
writeFileSync(answer, JSON.stringify({ spoken, cited: clauses, ours }));

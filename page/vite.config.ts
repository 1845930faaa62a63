import { readdirSync, readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LEDGERS = new URL('../rules/', import.meta.url);
const WORDS = new URL('../src/ridotto/words/', import.meta.url);
const SENTENCE = /^(offline-\w+) = (.+)$/gm;
const WORKER = 'service-worker'; // of the whole page: it lies at its root, and its name stays
const CLAUSE = /^id = "(\w+-\d+)"$[^]*?^kind = "(\w+)"$/gm;
const IN_FULL = /^id = (".*")$[^]*?^rule = (".*")$[^]*?^kind = "(\w+)"$(?:\nfrom = (\[.*\])$)?(?:\nwhy = (".*")$)?/gm;

/** A ledger as a list of its clauses, for the fold at the end of the rules. */
function ledgers(): Plugin {
  return {
    name: 'ledgers',
    transform(text, file) {
      if (!file.endsWith('.toml')) return null;
      const clauses = [...text.matchAll(IN_FULL)].map(
        ([, id, rule, kind, from, why]) =>
          `{id:${id},rule:${rule},kind:"${kind}",from:${from ?? '[]'},why:${why ?? '""'}}`,
      );
      return { code: `export default [${clauses.join(',')}]`, map: null };
    },
  };
}

const NOT_FOR_HOME = [
  'alerts/',
  'belief/',
  'coach/',
  'components/(?:CellGrid|PlayerFace|tableFaces|textWidth)',
  'end/',
  'games/',
  'memory/',
  'notebook/',
  'replay/',
  'review/',
  'rules/',
  'settings/Settings',
  'story/',
  'table/',
  'words/reader',
];
const SHARED = new RegExp(`/src/(?!${NOT_FOR_HOME.join('|')})|node_modules`); // what home may need, too

/** The clauses that are rulings of ours, by the ledgers. */
function rulings(): string[] {
  const files = readdirSync(LEDGERS).filter((file) => file.endsWith('.toml'));
  const texts = files.map((file) => readFileSync(new URL(file, LEDGERS), 'utf8'));
  const clauses = texts.flatMap((text) => [...text.matchAll(CLAUSE)]);
  return clauses.flatMap(([, id, kind]) => (id !== undefined && kind === 'ruling' ? [id] : [])).sort();
}

/** What the service worker says while the server cannot be reached, by language. */
function offlineWords(): Record<string, Record<string, string>> {
  const languages = readdirSync(WORDS, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name),
  );
  const words = (language: string) =>
    readFileSync(new URL(`${language}/offline.ftl`, WORDS), 'utf8').matchAll(SENTENCE);
  return Object.fromEntries(
    languages.map(({ name }) => [name, Object.fromEntries([...words(name)].map(([, key, text]) => [key, text]))]),
  );
}

// The built page lies beside the room that serves it; everything but index.html, the service worker
// and the pictures has a checksum in its name.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [svelte(), ledgers()],
  define: { RULINGS: JSON.stringify(rulings().join(' ')), OFFLINE: JSON.stringify(offlineWords()) },
  build: {
    outDir: '../src/ridotto/web/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy of the house knows no data: but for pictures
    modulePreload: { polyfill: false },
    // What several screens share comes in one file: small files are packed worse, and each is a request.
    // Tests bundle one program of their own (--ssr), which keeps its name.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: 'index.html', [WORKER]: 'src/alerts/serviceWorker.ts' },
          output: {
            entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
            advancedChunks: { groups: [{ name: 'shared', test: SHARED, minShareCount: 2 }] },
          },
        },
  },
  server: {
    proxy: { '/api': { target: process.env.RIDOTTO_AT ?? 'http://127.0.0.1:8765', ws: true } },
  },
}));

import { readdirSync, readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const LEDGERS = new URL('../rules/', import.meta.url);
const CLAUSE = /^id = "(\w+-\d+)"$[^]*?^kind = "(\w+)"$/gm;

/** The clauses that are rulings of ours, by the ledgers. */
function rulings(): string[] {
  const files = readdirSync(LEDGERS).filter((file) => file.endsWith('.toml'));
  const texts = files.map((file) => readFileSync(new URL(file, LEDGERS), 'utf8'));
  const clauses = texts.flatMap((text) => [...text.matchAll(CLAUSE)]);
  return clauses.flatMap(([, id, kind]) => (id !== undefined && kind === 'ruling' ? [id] : [])).sort();
}

// The built page lies beside the room that serves it; everything but index.html has a checksum in its name.
export default defineConfig({
  plugins: [svelte()],
  define: { RULINGS: JSON.stringify(rulings().join(' ')) },
  build: {
    outDir: '../src/ridotto/web/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy of the house knows no data: but for pictures
    modulePreload: { polyfill: false },
    // What several screens share comes in one file: small files are packed worse, and each is a request.
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'shared', test: /\/src\/|node_modules/, minShareCount: 2 }] } } },
  },
  server: {
    proxy: { '/api': { target: process.env.RIDOTTO_AT ?? 'http://127.0.0.1:8765', ws: true } },
  },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The built page lies beside the room that serves it; everything but index.html has a checksum in its name.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/ridotto/web/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy of the house knows no data: but for pictures
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: process.env.RIDOTTO_AT ?? 'http://127.0.0.1:8765', ws: true } },
  },
});

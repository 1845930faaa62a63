/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Ids of the clauses that are rulings of ours, with spaces: vite.config.ts reads them in the ledgers. */
declare const RULINGS: string;

/** What the service worker says, by language and key: vite.config.ts reads it in the catalogues. */
declare const OFFLINE: Record<string, Record<string, string>>;

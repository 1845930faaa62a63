// Lints the page and the tests' own JavaScript. Run in the repository's root (package.json does), because ESLint takes
// no files above its folder. Types are left to svelte-check: rules that need them would take a minute.
import { join } from 'node:path';

import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const TYPED = ['**/*.ts', '**/*.svelte'];
const PATH_OF_A_DRAWING = '[MLHVCSQTAZmlhvcsqtaz\\d .,-]{50}'; // in one piece, as drawing programs write and read it

export default defineConfig(
  includeIgnoreFile(join(import.meta.dirname, '.prettierignore'), { gitignoreResolution: true }),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: TYPED, extends: [ts.configs.recommended] },
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ['**/*.js', '**/*.mjs'], languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    plugins: { '@stylistic': stylistic },
    rules: {
      'array-callback-return': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }], // `== null` asks for undefined, too
      'no-alert': 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unreachable-loop': 'error',
      'svelte/button-has-type': 'error', // without one it sends the form that it stands in
      'svelte/no-target-blank': 'error',
      '@stylistic/max-len': ['error', { code: 120, ignorePattern: PATH_OF_A_DRAWING }],
    },
  },
  {
    files: TYPED,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      // TypeScript's compiler knows all names and finds unused ones; here that takes a third of the time.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // svelte-check compiles every component and reports the compiler's warnings. The second rule here takes the
      // reason in `svelte-ignore code (reason)` for more codes.
      'svelte/valid-compile': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps and sets that no screen shows need no signals.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is a space that the compiler keeps.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'no-useless-assignment': 'off', // a counter of a module is read by its next instance
    },
  },
);

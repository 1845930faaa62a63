// The layout of the page and of the tests' own JavaScript: `make format` applies it, `make check` compares. Indentation
// and the length of lines stand in .editorconfig.
export default {
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};

import { mount } from 'svelte';

import App from './App.svelte';
import { firstLanguage } from './words/words.svelte';
import './theme.css';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has lost its page');
// Without a catalogue there are no other words.
if (await firstLanguage()) mount(App, { target: page });
else
  page.textContent = 'The page could not be loaded. Please reload it. · La page n’a pas pu être chargée. Rechargez-la.';

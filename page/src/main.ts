import { mount } from 'svelte';

import App from './App.svelte';
import { firstLanguage } from './words/words.svelte';
import './theme.css';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has lost its page');
await firstLanguage();
mount(App, { target: page });

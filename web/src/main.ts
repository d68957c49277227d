/** Starts the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { loadBoard } from './games/board';
import { preloadedGame } from './lib/preloaded';
import { prefs } from './lib/prefs.svelte';
import { loadTexts } from './lib/text.svelte';

// Typefaces are large: on the first visit they come after the page, later they are in the cache.
const loadFonts = () =>
  void import('./fonts').then(
    () => localStorage.setItem('faces', 'here'),
    () => undefined,
  );
if (localStorage.getItem('faces')) loadFonts();
else setTimeout(loadFonts, 1200);

const open = () => void mount(App, { target: document.getElementById('app') as HTMLElement });
// The page appears at once in the player's language, and with its board if it is the page of a table.
Promise.all([loadTexts(prefs.language), preloadedGame && loadBoard(preloadedGame)]).then(open, open);

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { loadBoard } from './games/board';
import { coming } from './lib/first';
import { prefs, speak } from './lib/prefs.svelte';

// The faces are large: on the first visit the page comes first; later they lie in the cache.
const faces = () =>
  void import('./fonts').then(
    () => localStorage.setItem('faces', 'here'),
    () => undefined,
  );
if (localStorage.getItem('faces')) faces();
else setTimeout(faces, 1200);

const open = () => void mount(App, { target: document.getElementById('app') as HTMLElement });
// Drawn in one go: in the player's language, and with its board if a table has come with the page.
Promise.all([speak(prefs.language), coming && loadBoard(coming)]).then(open, open);

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { boardFor } from './games/board';
import { coming } from './lib/first';
import { prefs, speak } from './lib/prefs.svelte';

// The faces are large: on the first visit the page comes first; later they lie in the cache.
const faces = () => void import('./fonts').then(() => localStorage.setItem('faces', 'here'), () => undefined);
if (localStorage.getItem('faces')) faces();
else setTimeout(faces, 1200);

const open = () => void mount(App, { target: document.getElementById('app') as HTMLElement });
// A table that has come with the page is drawn in one go: its board and its words come at the same time.
if (coming) Promise.all([boardFor(coming), speak(prefs.language)]).then(open, open);
else open();

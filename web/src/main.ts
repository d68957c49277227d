import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

// The faces are large: on the first visit the page comes first; later they lie in the cache.
const faces = () => void import('./fonts').then(() => localStorage.setItem('faces', 'here'), () => undefined);
if (localStorage.getItem('faces')) faces();
else setTimeout(faces, 1200);

mount(App, { target: document.getElementById('app') as HTMLElement });

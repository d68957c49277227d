import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fluentNames } from './texts';

const HOUSE = 'http://127.0.0.1:8000';

// sheet.html, the contact sheet of all drawings, is for drawing: it is not built.
export default defineConfig({
  plugins: [fluentNames(), svelte({ compilerOptions: { runes: true } })],
  build: { outDir: '../src/purrlor/web', emptyOutDir: true, manifest: 'parts.json', target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': HOUSE, '/live': { target: HOUSE, ws: true } } },
});

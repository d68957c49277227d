/** How Vite builds the page: which sources share a file, and where the files go. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { fluentTexts } from './texts';

const SERVER = 'http://127.0.0.1:8642';
// What the lobby and every table need is one file: on a slow network each further file costs a round trip.
const SHELL = [
  /node_modules\/svelte(?!.*bindings\/input)|vite\/preload/,
  /web\/src\/(main|App|text\/en|protocol|screens\/(Lobby|TablePage)|table\/(Play|ActionBar|Log))/,
  /web\/src\/games\/(board|box|[\w-]+\/box)\.ts/,
  /web\/src\/lib\/(?!Sheet|QrCode|markdown|result-image|blake2b|Settings|Fingerprint|tunes|drag|Look\.|passkey|push|worker|CatChooser|Me\.|Pills|options|again|fork|learn|deal|dates)/,
  /web\/src\/art\/(?!curses|things|isle|coats|teacher)/,
];

// What the board of the Isle shares with its score sheet and its own cards: in one file it is smaller.
const BOAT =
  /web\/src\/(art\/isle|games\/isle-of-cats\/(Boat|Tile|Picture|Card|boat|hand|looks|pieces)\.(svelte|ts))/;

/** Let browsers compile the functions of the first view while they load: this saves a tenth of the work. */
function compiledEarly(): Plugin {
  return {
    name: 'compiled-early',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && /^(shell|Board|boat)$/.test(part.name))
            part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
        }
      },
    },
  };
}

// gallery.html shows all drawings, for those who draw; it is not built.
export default defineConfig({
  plugins: [
    fluentTexts(),
    svelte({
      compilerOptions: {
        runes: true,
        discloseVersion: false,
        cssHash: ({ hash, filename }) => `c${hash(filename).slice(0, 4)}`,
      },
    }),
    compiledEarly(),
  ],
  build: {
    outDir: '../src/purrlor/web',
    emptyOutDir: true,
    manifest: 'parts.json',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Only needed to continue what a server has rendered.
      treeshake: { manualPureFunctions: ['$.reset', '$.next'] },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'shell', test: (id) => SHELL.some((part) => part.test(id)) },
            { name: 'boat', test: BOAT },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER }, '/live': { target: SERVER, ws: true } },
  },
});

/** Draw the pictures that are named on standard input: {GAME: [KEY, ...]} becomes {GAME: {KEY: SVG}}. */
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const wanted = JSON.parse(readFileSync(0, 'utf8'));
const { module } = await runnerImport('./src/drawn.ts', { configFile: false });
const made = Object.entries(wanted).map(([game, keys]) => [game, module.drawn(game, keys)]);
process.stdout.write(JSON.stringify(Object.fromEntries(made)));

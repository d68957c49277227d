/** Write what the server draws pictures of results with: cats and colours from our drawings, and the fonts as TrueType. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const folder = new URL('../src/purrlor/web/share/', import.meta.url);
const FONTS = ['baloo-2/700Bold/Baloo2_700Bold.ttf', 'nunito/700Bold/Nunito_700Bold.ttf'];

mkdirSync(folder, { recursive: true });
const { module: art } = await runnerImport('./src/share.ts', { configFile: false });
writeFileSync(new URL('art.json.gz', folder), gzipSync(JSON.stringify({ ...art }), { level: 9 }));
for (const font of FONTS) {
  const file = new URL(`node_modules/@expo-google-fonts/${font}`, import.meta.url);
  copyFileSync(file, new URL(font.split('/').at(-1), folder));
}

/** Lay a brotli file beside every built script, style and book of words: an eighth smaller than gzip, and too slow to make while somebody waits. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const folder = new URL('../src/purrlor/web/assets/', import.meta.url);
for (const name of readdirSync(folder)) {
  if (/\.(js|css|json)$/.test(name))
    writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(readFileSync(new URL(name, folder))));
}

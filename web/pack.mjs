/** Compress every built file with Brotli: an eighth smaller than gzip, but too slow to do for each request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const folder = new URL('../src/purrlor/web/assets/', import.meta.url);
for (const name of readdirSync(folder)) {
  if (/\.(js|css|json)$/.test(name))
    writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(readFileSync(new URL(name, folder))));
}

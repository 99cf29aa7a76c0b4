/**
 * How much code each screen brings over the wire before it is drawn: the static closure of its chunks, brotli. Builds in memory,
 * prints a table, and fails where a screen is over its limit in kilobytes of 1000 bytes, or in files. Usage: node scripts/sizes.mjs
 */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { chunksOf, firstScreens } from './firstScreens.mjs';

/** How large the first screens may be, in kilobytes and files. */
const limits = {
  login: { limit: 110, files: 25 },
  client: { limit: 220, files: 25 },
  home: {},
  list: { limit: 430, files: 25 },
  show: {},
  form: { limit: 470, files: 25 },
};

const { output } = await build({ build: { write: false }, logLevel: 'error' });
const chunks = output.filter(({ type }) => type === 'chunk');
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
const compressed = new Map(chunks.map((chunk) => [chunk, brotliCompressSync(chunk.code).length]));
console.log(`${'screen'.padEnd(14)}  raw kB  brotli   limit  files`);
const over = [];
for (const [screen, { limit, files = Number.POSITIVE_INFINITY }] of Object.entries(limits)) {
  const parts = [...chunksOf(firstScreens[screen], chunks)];
  const raw = parts.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
  const brotli = parts.reduce((sum, chunk) => sum + compressed.get(chunk), 0);
  if ((limit && brotli > limit * 1000) || parts.length > files) over.push(screen);
  console.log(
    `${screen.padEnd(12)}${kilobytes(raw)}${kilobytes(brotli)}${limit ? kilobytes(limit * 1000) : ' '.repeat(8)}${String(parts.length).padStart(7)}`,
  );
}
if (over.length > 0) {
  console.error(`Over the limit: ${over.join(', ')}`);
  process.exitCode = 1;
}

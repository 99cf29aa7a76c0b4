/**
 * How much code each screen brings over the wire before it is drawn: the static closure of its chunks, brotli. Builds in memory,
 * prints a table, and fails where a screen is over its limit in kilobytes of 1000 bytes, or in files. Usage: node scripts/sizes.mjs
 */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const start = 'src/app/main.tsx';
const office = [start, 'src/app/routing/officeTable.ts', 'src/app/areas/office.tsx'];
const record = [...office, 'src/app/providers/stockProvider.ts'];

/** Screens by the modules that the guard and they themselves load, and how large they may be. */
const screens = {
  '/login': { roots: [start, 'src/app/pages/LoginPage.tsx'], limit: 100, files: 8 },
  'client home': { roots: [start, 'src/app/routing/clientFirst.ts', 'src/app/areas/client.tsx'], limit: 157, files: 8 },
  'office home': { roots: [...office, 'src/app/pages/OfficeHomePage.tsx'] },
  'office list': { roots: [...office, 'src/app/resource/ListScreen.tsx'], limit: 370 },
  'office show': { roots: [...record, 'src/app/resource/ShowScreen.tsx'] },
  'office form': { roots: [...record, 'src/app/resource/EditScreen.tsx'], limit: 380 },
};

const { output } = await build({ build: { write: false }, logLevel: 'error' });
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));

/** The chunk that a module landed in. */
function chunkOf(module) {
  const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`No chunk holds ${module}; the screens in scripts/sizes.mjs name modules of src/app`);
  return found.fileName;
}

/** The chunk and everything it imports before it runs. */
function closure(names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    closure(chunks.get(name)?.imports ?? [], seen);
  }
  return seen;
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
const compressed = new Map([...chunks].map(([name, { code }]) => [name, brotliCompressSync(code).length]));
console.log(`${'screen'.padEnd(14)}  raw kB  brotli   limit  files`);
const over = [];
for (const [screen, { roots, limit, files = Number.POSITIVE_INFINITY }] of Object.entries(screens)) {
  const names = [...closure(roots.map(chunkOf))];
  const raw = names.reduce((sum, name) => sum + Buffer.byteLength(chunks.get(name).code), 0);
  const brotli = names.reduce((sum, name) => sum + compressed.get(name), 0);
  if ((limit && brotli > limit * 1000) || names.length > files) over.push(screen);
  console.log(
    `${screen.padEnd(12)}${kilobytes(raw)}${kilobytes(brotli)}${limit ? kilobytes(limit * 1000) : ' '.repeat(8)}${String(names.length).padStart(7)}`,
  );
}
if (over.length > 0) {
  console.error(`Over the limit: ${over.join(', ')}`);
  process.exitCode = 1;
}

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { replace } from './bundle.mjs';
import { keepGiven, panelDir, recallGiven, root } from './paths.mjs';

const texts = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

/** Builds one firm's panel into `dist/<tenant>`, with each text file compressed once and for all. */
export async function buildPanel(tenant) {
  const { build } = await import('vite');
  const next = `${panelDir(tenant)}.${process.pid}`;
  process.env.VITE_TENANT = tenant;
  recallGiven(tenant, process.env);
  // Whoever starts the build, tests among them: what lies in dist/ is what an office is served.
  process.env.NODE_ENV = 'production';
  await build({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } });
  await compress(next);
  await replace(panelDir(tenant), next);
  keepGiven(tenant, process.env);
}

async function compress(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true });
  for (const entry of files) {
    if (!entry.isFile() || !texts.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const [br, gz] = await Promise.all([promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}

// node scripts/durability.mjs --kills 50: kills a writer on the embedded database again and again and counts what was lost.
import { mkdir } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './paths.mjs';

process.chdir(root);
const file = join(root, 'build/durability/main.mjs');
await mkdir(join(root, 'build/durability'), { recursive: true });
const build = await rolldown({
  input: join(root, 'tests/durability/main.ts'),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !isAbsolute(id),
});
await build.write({ file, format: 'esm' });
await build.close();
const { main } = await import(pathToFileURL(file).href);
process.exitCode = await main(process.argv.slice(2));

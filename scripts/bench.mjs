// npm run bench: what a request costs, beside a bare server and a bare driver on the same database; docs/performance.md tells more.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundleServer } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';

process.chdir(root);
ensureInstalled(console.error);
const files = { bench: join(root, 'build/bench/run'), server: join(root, 'build/bench/server') };
await bundleServer(files.server);
await bundle({ main: join(root, 'tests/bench/main.ts'), reference: join(root, 'tests/bench/reference.ts') }, files.bench);
const { main } = await import(pathToFileURL(join(files.bench, 'main.mjs')).href);
await main(process.argv.slice(2), {
  server: join(files.server, 'main.mjs'),
  worker: join(files.server, 'worker.mjs'),
  reference: join(files.bench, 'reference.mjs'),
});

// npm run --silent seed:test: two alike firms with canaries in an empty database (DATA_DIR or DATABASE_URL), told as one JSON document for test tools.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';

ensureInstalled(console.error);
const dir = join(root, 'build/seed');
await bundle({ seed: join(root, 'tests/seed/main.ts'), worker: join(root, 'src/server/db/embedded/worker.ts') }, dir);
const { main } = await import(pathToFileURL(join(dir, 'seed.mjs')).href);
process.exitCode = await main();

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const engine = process.env.TEST_ENGINE === 'server' ? 'server' : 'embedded';

/** The engine layer's own tests, on a database with nothing in it; `TEST_ENGINE=server` runs those of a server. */
export default defineConfig({
  test: {
    name: 'db',
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    environment: 'node',
    include: [`tests/server/db/{*,${engine}/*}.test.ts`],
    globalSetup: ['tests/server/db/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

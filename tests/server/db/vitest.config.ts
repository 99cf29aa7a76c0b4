import { defineConfig } from 'vitest/config';

/** The engine layer's own tests, on a database with nothing in it. */
export default defineConfig({
  test: {
    name: 'db',
    root: '.',
    environment: 'node',
    include: ['tests/server/db/**/*.test.ts'],
    globalSetup: ['tests/server/db/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

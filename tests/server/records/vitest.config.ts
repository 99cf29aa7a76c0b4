import { defineConfig } from 'vitest/config';

/** The record layer's tests on a real database, migrated once for the run; `TEST_ENGINE=server` takes a PostgreSQL server. */
export default defineConfig({
  test: {
    name: 'records',
    root: '.',
    environment: 'node',
    include: ['tests/server/records/**/*.test.ts'],
    globalSetup: ['tests/support/migratedDatabase.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

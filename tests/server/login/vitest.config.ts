import { defineConfig } from 'vitest/config';

/** The API's tests: a real server over a real database, migrated once for the run. */
export default defineConfig({
  test: {
    name: 'login',
    include: ['tests/server/login/**/*.test.ts'],
    globalSetup: ['tests/support/migratedDatabase.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

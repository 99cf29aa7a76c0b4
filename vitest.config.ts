import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['tests/{lib,domain,schema,access,tenants,contract}/**/*.test.ts', 'tests/server/{demo,auth,mail}/**/*.test.ts', 'tests/*.test.ts'] } },
    ],
  },
});

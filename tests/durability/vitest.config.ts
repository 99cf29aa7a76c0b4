import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A few kills of the embedded database; `node scripts/durability.mjs` runs many. */
export default defineConfig({
  test: {
    name: 'durability',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    environment: 'node',
    include: ['tests/durability/*.test.ts'],
  },
});

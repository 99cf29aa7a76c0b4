// npm test -- deploy: starts the examples of deploy/. What this machine lacks is said to be left out.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { container } from './smoke/container.mjs';
import { nginx } from './smoke/nginx.mjs';
import { unit } from './smoke/unit.mjs';

const all = { unit, nginx, container };
const asked = process.argv.slice(2).filter((word) => Object.hasOwn(all, word));
const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--stale', '--server-only'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
for (const [name, check] of Object.entries(all)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = Date.now();
  try {
    const told = await check((text) => console.log(`  ${text}`));
    console.log(`${told} (${((Date.now() - started) / 1000).toFixed(0)} s).`);
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}

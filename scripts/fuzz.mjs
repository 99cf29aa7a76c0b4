// npm run fuzz -- [requests] [seed]: requests made from the API's own description against a real server; any answer of 5xx fails.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';

const [requests = '12000', seed = '20261122'] = process.argv.slice(2);
if (!/^\d+$/.test(requests) || !/^\d+$/.test(seed)) {
  console.error('Podaj liczbę żądań i ziarno losowania, na przykład: npm run fuzz -- 20000 7');
  process.exit(2);
}
ensureInstalled(console.log);
const { status } = spawnSync(`${root}/node_modules/.bin/vitest`, ['run', '--project', 'api', 'tests/server/http/fuzz.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
});
process.exit(status ?? 1);

// npm start: installs and builds what is missing or out of date, then serves panel and API.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { isFresh, panelDir, panelSources, root, serverDir, serverSources } from './paths.mjs';

const server = join(serverDir, 'main.mjs');
// A firm's own panel is built once, with its key: npm run build -- --tenant <biuro>.
const demonstration = process.env.APP_ENV !== 'production';
const isPanelFresh = (tenant) => isFresh(join(panelDir(tenant), 'index.html'), panelSources);

ensureInstalled(console.log);
if (!isFresh(server, serverSources) || (demonstration && !['demo', 'kancelaria'].every(isPanelFresh))) {
  // In a process of its own, so that the server does not carry the build's memory.
  const args = [join(root, 'scripts/build.mjs'), '--stale', ...(demonstration ? [] : ['--server-only'])];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log('Uruchamiam serwer…');
await import(pathToFileURL(server).href);

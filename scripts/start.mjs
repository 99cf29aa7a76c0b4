// npm start: installs and builds what is missing or out of date, then serves panel and API.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { isFresh, ownFirms, panelDir, panelSources, root, serverDir, serverSources } from './paths.mjs';

const server = join(serverDir, 'main.mjs');
// A firm's own panel was built with its key by firm:add or npm run build -- --tenant <biuro>, which remember it.
const own = ownFirms();
const demonstration = process.env.APP_ENV !== 'production' && (process.env.DEMO !== '0' || own.length === 0);
const panels = [...new Set([...(demonstration ? ['demo', 'kancelaria'] : []), ...own])];
const isPanelFresh = (tenant) => isFresh(join(panelDir(tenant), 'index.html'), panelSources);

ensureInstalled(console.log);
if (!isFresh(server, serverSources) || !panels.every(isPanelFresh)) {
  // In a process of its own, so that the server does not carry the build's memory.
  const wanted = panels.length > 0 ? panels.flatMap((tenant) => ['--tenant', tenant]) : ['--server-only'];
  const args = [join(root, 'scripts/build.mjs'), '--stale', ...wanted];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log('Uruchamiam serwer…');
await import(pathToFileURL(server).href);

// npm run build -- --tenant demo: one firm's panel and the server. Without --tenant: the server and both demonstration firms.
// A firm's own panel is built alone with the VITE_API_KEY that is given, or with what its last build was given. With --stale only what is older than its sources.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { cliDir, dropGiven, isFresh, panelDir, panelSources, serverDir, serverSources } from './paths.mjs';

const { values } = parseArgs({
  options: {
    tenant: { type: 'string', multiple: true },
    stale: { type: 'boolean' },
    'server-only': { type: 'boolean' },
    'panel-only': { type: 'boolean' },
  },
});
ensureInstalled(console.log);
const { bundleCommand, bundleServer, operatorCommands } = await import('./bundle.mjs');
const { buildPanel } = await import('./panel.mjs');
const { writeBillOfMaterials } = await import('./sbom.mjs');

const isDone = (file, sources) => values.stale && isFresh(file, sources);
const timed = async (what, work) => {
  console.log(`${what}…`);
  const started = Date.now();
  await work();
  console.log(`${what}: gotowe (${((Date.now() - started) / 1000).toFixed(1)} s).`);
};

if (!values['panel-only']) {
  if (!isDone(join(serverDir, 'main.mjs'), serverSources)) {
    await timed('Buduję serwer', bundleServer);
    writeBillOfMaterials(serverDir);
  }
  for (const name of operatorCommands) if (!isDone(join(cliDir, name, `${name}.mjs`), serverSources)) await bundleCommand(name);
}
const tenants = values['server-only'] ? [] : (values.tenant ?? ['demo', 'kancelaria']);
for (const tenant of tenants)
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(tenant)) {
    console.error(`Nazwa biura „${tenant}” to małe litery, cyfry i kreski.`);
    process.exit(1);
  }
if (dropGiven(tenants, process.env))
  console.log('VITE_API_KEY i VITE_FIRM_NAME pomijam: są jednego biura, a buduję panele kilku. Podaj je z --tenant tego biura.');
const stale = tenants.filter((tenant) => !isDone(join(panelDir(tenant), 'index.html'), panelSources));
// A build keeps one core busy and knows one firm: of several, each has a process of its own.
if (stale.length > 1) {
  const builds = stale.map((tenant) =>
    once(spawn(process.execPath, [import.meta.filename, '--tenant', tenant, '--panel-only'], { stdio: 'inherit' }), 'exit'),
  );
  if ((await Promise.all(builds)).some(([code]) => code !== 0)) process.exit(1);
} else for (const tenant of stale) await timed(`Buduję panel „${tenant}”`, () => buildPanel(tenant));

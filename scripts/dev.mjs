// npm run dev: the server, bundled anew and started again at every change, and Vite's server for the panel before it.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, serverDir } from './paths.mjs';

ensureInstalled(console.log);
const { bundleServer } = await import('./bundle.mjs');
const { createServer } = await import('vite');

const port = process.env.PORT ?? '4000';
let server = null;
let waiting = null;

async function restart() {
  try {
    await bundleServer();
  } catch (error) {
    console.error(error.message);
    return;
  }
  if (server) {
    const stopped = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await stopped;
  }
  server = spawn(process.execPath, [join(serverDir, 'main.mjs')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  });
}

/** Editors write a file in several steps; one restart is enough for all of them. */
function soon() {
  clearTimeout(waiting);
  waiting = setTimeout(restart, 150);
}

await restart();
for (const folder of ['src', 'resources']) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!String(file).startsWith('app')) soon();
  });
}
const panel = await createServer({ root, server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${port}` } } });
await panel.listen();
panel.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    server?.kill('SIGTERM');
    await panel.close();
    process.exit(0);
  });
}

import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { cliDir, root, serverDir } from './paths.mjs';

/** `import text from './x.sql?raw'` gives the file's text, as in Vite. */
const raw = {
  name: 'raw',
  async load(id) {
    if (!id.endsWith('?raw')) return null;
    return `export default ${JSON.stringify(await readFile(id.slice(0, -'?raw'.length), 'utf8'))};`;
  },
};

const worker = join(root, 'src/server/db/embedded/worker.ts');
const filesWorker = join(root, 'src/server/files/worker/process.ts');

/** The server, the embedded database's thread and the process that opens uploaded files, side by side; packages stay outside. */
export function bundleServer(dir = serverDir) {
  return bundle({ main: join(root, 'src/server/main.ts'), worker, 'files-worker': filesWorker }, dir);
}

/** What an operator runs beside the server; others are made when they are first asked for. */
export const operatorCommands = ['auditVerify', 'backup', 'backupDrill', 'dbDiff', 'firmAdd', 'restore'];

/** A command of `src/cli`, ready to import; answers its file. */
export async function bundleCommand(name) {
  const dir = join(cliDir, name);
  await bundle({ [name]: join(root, `src/cli/${name}.ts`), worker }, dir);
  return join(dir, `${name}.mjs`);
}

/** Bundles files for Node by the names they get. Writes beside the old bundle first, so that nobody ever reads half of one. */
export async function bundle(input, dir) {
  const { rolldown } = await import('rolldown');
  const next = `${dir}.${process.pid}`;
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(input).filter(([, file]) => existsSync(file))),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id),
    plugins: [raw],
    cwd: root,
    logLevel: 'warn',
  });
  await build.write({ dir: next, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await build.close();
  await replace(dir, next);
}

/** Puts a finished folder in the place of an older one. */
export async function replace(dir, next) {
  await rm(`${next}.old`, { recursive: true, force: true });
  if (existsSync(dir)) await rename(dir, `${next}.old`);
  await rename(next, dir);
  await rm(`${next}.old`, { recursive: true, force: true });
}

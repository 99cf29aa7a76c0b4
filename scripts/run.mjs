// node scripts/run.mjs <command> …: a command of src/cli; `db:diff` is src/cli/dbDiff.ts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';

const [command = '', ...args] = process.argv.slice(2);
const name = command.replace(/[:-]([a-z])/g, (_, letter) => letter.toUpperCase());
if (!/^[a-z][a-zA-Z]*$/.test(name) || !existsSync(join(root, `src/cli/${name}.ts`))) {
  console.error(`Nie ma polecenia „${command}”.`);
  process.exit(2);
}
ensureInstalled(console.error);
const { bundleCommand } = await import('./bundle.mjs');
const { main } = await import(pathToFileURL(await bundleCommand(name)).href);
process.exitCode = (await main(args)) ?? 0;

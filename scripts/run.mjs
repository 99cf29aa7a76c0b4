// node scripts/run.mjs <command> …: a command of src/cli; `db:diff` is src/cli/dbDiff.ts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { cliDir, isFresh, root, serverSources } from './paths.mjs';

const [command = '', ...args] = process.argv.slice(2);
const name = command.replace(/[:-]([a-z])/g, (_, letter) => letter.toUpperCase());
const built = join(cliDir, name, `${name}.mjs`);
const source = join(root, `src/cli/${name}.ts`);
if (!/^[a-z][a-zA-Z]*$/.test(name) || ![built, source].some((file) => existsSync(file))) {
  console.error(`Nie ma polecenia „${command}”.`);
  process.exit(2);
}
// A build holds the operator's commands, so that they run where there is nothing to build with, as in a container.
if (existsSync(source) && !isFresh(built, serverSources)) {
  ensureInstalled(console.error);
  const { bundleCommand } = await import('./bundle.mjs');
  await bundleCommand(name);
}
const { main } = await import(pathToFileURL(built).href);
try {
  process.exitCode = (await main(args)) ?? 0;
} catch (error) {
  if (!error?.forOperator) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';

const WORKER = 'src/server/db/embedded/worker.ts';
const FOLDER = 'build/test';

/** A module of a package: Node finds it in node_modules when the bundle runs. */
const isPackage = (id: string) => !id.startsWith('.') && !isAbsolute(id);

/** Bundles one TypeScript file for a thread or a process of its own, which cannot read TypeScript; answers the bundle's path. */
export async function bundleForNode(entry: string, name: string): Promise<string> {
  const bundle = await rolldown({ input: join(process.cwd(), entry), external: isPackage, platform: 'node' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  const file = join(process.cwd(), FOLDER, `${name}.mjs`);
  const draft = `${file}.${process.pid}`;
  await mkdir(join(process.cwd(), FOLDER), { recursive: true });
  await writeFile(draft, output[0].code);
  await rename(draft, file);
  return file;
}

/** The thread of the embedded database, as the tests run it. */
export const bundleWorker = (): Promise<string> => bundleForNode(WORKER, 'worker');

/** The process that opens uploaded files, beside it. */
export const bundleFilesWorker = (): Promise<string> => bundleForNode('src/server/files/worker/process.ts', 'files-worker');

import { type Plugin, runnerImport } from 'vite';

/** Runs modules called `….built.ts` while building, and puts what they export in their place: data that need not bring along what it is made from. */
export function runAtBuild(root: string): Plugin {
  return {
    name: 'run-at-build',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.built.ts')) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, { root, logLevel: 'error' });
      for (const file of dependencies) this.addWatchFile(file);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

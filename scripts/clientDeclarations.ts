import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** `resources/client.ts` as a panel's build has it: the imports of `index.ts` that these names need, and nothing else. */
export function clientModule(index: string, names: readonly string[]): string {
  const imports = new Map([...index.matchAll(/^import \{ (\w+) \} from '(.+)';$/gm)].map(([line, name]) => [name, line]));
  const entries = new Map([...index.matchAll(/^ {2}(?:'([\w-]+)': )?(\w+),$/gm)].map(([, name, own]) => [name ?? own, own]));
  const found = names.map((name) => {
    const own = entries.get(name);
    const line = imports.get(own);
    if (!own || !line) throw new Error(`resources/index.ts does not list "${name}" as an import of its own`);
    return { line, entry: `  '${name}': ${own},` };
  });
  const lines = [...found.map(({ line }) => line), 'export const clientResources = {', ...found.map(({ entry }) => entry), '};'];
  return `${lines.join('\n')}\n`;
}

/** Puts the declarations that clients know in the place of the module that picks them out of all. */
export function clientDeclarations(root: string): Plugin {
  const picked = join(root, 'resources/client.ts');
  return {
    name: 'client-declarations',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id !== picked) return null;
      const { module, dependencies } = await runnerImport<{ clientResources: object }>(id, { root, logLevel: 'error' });
      for (const file of dependencies) this.addWatchFile(file);
      return clientModule(readFileSync(join(root, 'resources/index.ts'), 'utf8'), Object.keys(module.clientResources));
    },
  };
}

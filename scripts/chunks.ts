/** What the bundler tells of a module. */
interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}
interface Panel {
  name: string;
  /** Modules that are needed before anything is drawn. */
  first: ReadonlySet<string>;
  /** Those and what its screens import later. */
  ever: ReadonlySet<string>;
}

const roots = {
  login: ['src/app/pages/LoginPage.tsx'],
  client: ['src/app/areas/client.tsx', 'src/app/routing/clientTable.ts'],
  office: ['src/app/areas/office.tsx', 'src/app/routing/officeTable.ts'],
};
/** Chooses between the panels, and is part of each. */
const chooser = 'src/app/routing/loaded.ts';

/** Our own modules that a file imports, directly or not, at once or, if asked, later; packages come along with what uses them. */
function reached(id: string, context: Context, later: boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || id.includes('/node_modules/') || id.startsWith('\0')) return seen;
  seen.add(id);
  const info = context.getModuleInfo(id);
  const lazy = later && !id.endsWith(chooser) ? (info?.dynamicallyImportedIds ?? []) : [];
  for (const next of [...(info?.importedIds ?? []), ...lazy]) reached(next, context, later, seen);
  return seen;
}

function readPanels(root: string, context: Context): Panel[] {
  return Object.entries(roots).map(([name, files]) => {
    const modules = (later: boolean) => new Set(files.flatMap((file) => [...reached(`${root}/${file}`, context, later)]));
    return { name, first: modules(false), ever: modules(true) };
  });
}

/**
 * Which modules of the panel come in one file, as groups of the bundler's `codeSplitting`: first what the page starts with, then what
 * the same panels need before anything is drawn. Left alone, each set of screens that shares a module makes another small file.
 * What a screen alone imports stays with the screen.
 */
export function panelGroups(root: string) {
  let panels: Panel[] | null = null;
  const group = (count: number, isPart: boolean) => ({
    debugName: `${isPart ? 'parts' : 'modules'} of ${count}`,
    name: (id: string, context: Context) => {
      panels ??= readPanels(root, context);
      const first = panels.filter((panel) => panel.first.has(id));
      if (first.length !== count) return null;
      // What another panel's screens import later must not bring this panel along.
      const part = count === 1 && panels.some((panel) => panel.ever.has(id) && !first.includes(panel));
      return part === isPart ? first.map(({ name }) => name).join('-') + (isPart ? '-parts' : '') : null;
    },
    test: /[\\/](src|resources)[\\/]/,
    priority: count * 2 + (isPart ? 1 : 0),
    // A package that one panel starts with, and that screens of another bring later, is a file of its own.
    includeDependenciesRecursively: count > 1,
  });
  // Named by modules of which only other parts are used: a file of its own comes with those that do use it.
  const lodash = {
    name: 'lodash',
    test: /[\\/]node_modules[\\/]lodash[\\/]/,
    priority: 10,
    includeDependenciesRecursively: false,
  };
  const start = { name: 'start', tags: ['$initial' as const], priority: 9 };
  return [lodash, start, group(3, false), group(2, false), group(1, true), group(1, false)];
}

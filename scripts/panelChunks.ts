/** What the bundler tells of its modules, as far as it is asked here. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The page's own script stays a file of its own: merged, a module that is an entry loses its exports. So do the others named here. */
const start = 'src/app/main.tsx';
const login = 'src/app/pages/LoginPage.tsx';
const panel = ['src/app/routing/clientFirst.ts', 'src/app/areas/client.tsx'];
const later = ['src/app/routing/clientTable.ts', 'src/app/areas/screenParts.ts'];

const isOwn = (id: string) => /[\\/](src|resources)[\\/]/.test(id) && !id.includes('node_modules');

/** The modules of ours that these files import, directly or not, before they run; without the files themselves. */
function neededBy(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const seen = new Set<string>();
  const follow = (id: string) => {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (!isOwn(next) || seen.has(next)) continue;
      seen.add(next);
      follow(next);
    }
  };
  for (const file of files) follow(file);
  for (const file of files) seen.delete(file);
  return seen;
}

/**
 * Which modules of a panel come in one file, as groups of the bundler's `codeSplitting`; left alone, every set of screens that
 * shares a module makes another small file. First what the page starts with, then what the login and the panels share, then what
 * the client's first screen needs; the office's screens stand on the same pieces. Each group brings along what its modules
 * import and nothing after it imports back, so no file waits for another in a circle. What screens alone import stays with them.
 */
export function panelChunks(root: string) {
  let sets: Record<'login' | 'panel' | 'later', ReadonlySet<string>> | null = null;
  const setsOf = (modules: Modules) => {
    sets ??= {
      login: neededBy([`${root}/${login}`], modules),
      panel: neededBy(
        panel.map((file) => `${root}/${file}`),
        modules,
      ),
      later: neededBy(
        later.map((file) => `${root}/${file}`),
        modules,
      ),
    };
    return sets;
  };
  return [
    // Being CommonJS, it would come along with every module that merely names one of its functions.
    { name: 'lodash', test: /[\\/]node_modules[\\/]lodash[\\/]/, priority: 4, includeDependenciesRecursively: false },
    { name: 'start', tags: ['$initial' as const], test: (id: string) => id !== `${root}/${start}`, priority: 3 },
    {
      debugName: 'session',
      name: (id: string, modules: Modules) => {
        const { login, panel } = setsOf(modules);
        return login.has(id) && panel.has(id) ? 'session' : null;
      },
      test: isOwn,
      priority: 2,
    },
    {
      debugName: 'panel',
      name: (id: string, modules: Modules) => (setsOf(modules).panel.has(id) ? 'panel' : null),
      test: isOwn,
      priority: 1,
    },
    {
      debugName: 'later',
      name: (id: string, modules: Modules) => (setsOf(modules).later.has(id) ? 'later' : null),
      test: isOwn,
      priority: 0,
    },
  ];
}

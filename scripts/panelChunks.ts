import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunksOf, chunksWithin, type FirstScreen, firstScreens } from './firstScreens.mjs';

type Chunk = Rolldown.OutputChunk;
type Need = FirstScreen | 'anyOfClient';

/**
 * The files of a panel's first screens, in their order: a module lands in the first whose set of screens needs it. So a screen
 * fetches what it needs and hardly more, in as few files, and a file imports only from those before it.
 */
const files: readonly { name: string; holds: (needing: ReadonlySet<Need>) => boolean }[] = [
  { name: 'start', holds: (needing) => needing.has('start') },
  { name: 'session', holds: (needing) => needing.has('login') && (needing.has('client') || needing.has('form')) },
  { name: 'panel', holds: (needing) => needing.has('client') },
  { name: 'later', holds: (needing) => needing.has('clientLater') && needing.has('office') },
  // What of the office's kit the client's other screens stand on comes to them without the office.
  { name: 'kit', holds: (needing) => needing.has('anyOfClient') && needing.has('office') },
  { name: 'office', holds: (needing) => needing.has('office') },
  { name: 'clientLater', holds: (needing) => needing.has('clientLater') },
  // What list and form alone share is four kilobytes; a file of their own would cost more.
  { name: 'common', holds: among('list,form,show', 'list,form') },
  { name: 'table', holds: among('list,show') },
  { name: 'record', holds: among('form,show') },
  { name: 'list', holds: among('list') },
  { name: 'form', holds: among('form') },
  { name: 'show', holds: among('show') },
];

/** Whether of the screens of records exactly these need a module; what another first screen shares with them is small, and stays its own. */
function among(...sets: readonly string[]) {
  return (needing: ReadonlySet<Need>) => {
    const others: readonly Need[] = ['login', 'home'];
    const records = (['list', 'form', 'show'] as const).filter((screen) => needing.has(screen));
    return sets.includes(records.join()) && !others.some((screen) => needing.has(screen));
  };
}

/** Builds once as the bundler divides by itself, without anything written: its files tell what each screen needs after tree shaking. */
async function divided(config: InlineConfig): Promise<Chunk[]> {
  const plain = { ...config, configFile: false as const, logLevel: 'error' as const };
  const { output } = (await build({
    ...plain,
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  return output.filter((part): part is Chunk => part.type === 'chunk');
}

/**
 * Which modules of a panel come in one file, as groups of the bundler's `codeSplitting`; left alone, every set of screens that
 * shares a module makes another small file, seventy for an office's list. What modules import can't tell it: a package's index
 * names all of it, and what of it a screen needs is known only after tree shaking. What other screens alone need stays with them.
 */
export async function panelChunks(config: InlineConfig) {
  const chunks = await divided(config);
  const needs: [Need, ReadonlySet<Chunk>][] = [['anyOfClient', chunksWithin(firstScreens.client, chunks)]];
  for (const [screen, modules] of Object.entries(firstScreens)) needs.push([screen as FirstScreen, chunksOf(modules, chunks)]);
  const placed = new Map<string, string>();
  for (const chunk of chunks) {
    const needing = new Set(needs.filter(([, needed]) => needed.has(chunk)).map(([need]) => need));
    const file = files.find(({ holds }) => holds(needing))?.name;
    // The page itself stays the entry.
    if (file) for (const id of chunk.moduleIds) if (!chunk.isEntry || id !== chunk.facadeModuleId) placed.set(id, file);
  }
  return files.map(({ name }, at) => ({
    name,
    test: (id: string) => placed.get(id) === name,
    priority: files.length - at,
    includeDependenciesRecursively: false,
  }));
}

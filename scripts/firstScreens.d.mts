export type FirstScreen = 'start' | 'login' | 'client' | 'clientLater' | 'office' | 'home' | 'list' | 'show' | 'form';

/** What is asked here of the bundler's chunks. */
interface Chunk {
  fileName: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  moduleIds: readonly string[];
}

/** Each first screen by the modules that the guard and it load. */
export const firstScreens: Readonly<Record<FirstScreen, readonly string[]>>;

/** The chunks that hold these modules, and every chunk that they import before they run. Throws for a module that none holds. */
export function chunksOf<Known extends Chunk>(modules: readonly string[], chunks: readonly Known[]): ReadonlySet<Known>;

/** As `chunksOf`, with what the screens that a person comes to from there bring. */
export function chunksWithin<Known extends Chunk>(modules: readonly string[], chunks: readonly Known[]): ReadonlySet<Known>;

import { fileEndings } from '../../contract/files';

/** One chosen file on its way, as a list of them shows it. */
export interface Upload {
  key: string;
  file: Pick<File, 'name' | 'size'>;
  state: 'waiting' | 'sending' | 'saving' | 'done' | 'failed';
  /** From 0 to 1. */
  part: number;
  says: string | null;
  /** Trying again may help. */
  again: boolean;
  /** The field that, sent as true, says it is wanted all the same; null where nothing is asked. */
  asks: string | null;
}

/** Files of one form, and what can be done with them. */
export interface Uploads {
  uploads: readonly Upload[];
  busy: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  /** Says yes to what was asked of the file. */
  agree: (key: string, asks: string) => void;
  remove: (key: string) => void;
  clearDone: () => void;
}

/** Files that a form sends before itself. */
export interface OwnUploads extends Uploads {
  /** Those that met no network, to go along with what the form sends. */
  held: readonly File[];
  /** Once the form was sent. */
  clear: () => void;
}

const mostBytes = 20 * 1_048_576;

/** What can't be taken anyway is said before it is sent. */
export function faultOfFile(file: File): string | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (file.size > mostBytes) return 'Plik jest większy niż 20 MB. Zmniejsz go albo podziel.';
  if (file.size === 0) return 'Plik jest pusty. Wybierz inny albo zapisz go jeszcze raz.';
  const taken = fileEndings.some((each) => each === ending);
  return taken ? null : 'Tego rodzaju pliku nie przyjmujemy. Zapisz go jako PDF, JPG albo PNG.';
}

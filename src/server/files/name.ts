import { type FileEnding, refusalOfEnding } from '../../contract/files';
import { FileRefused } from './refused';

const longest = 200;
// Bidirectional marks can make an ending read as something else.
const bidi = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const path = /[\\/:*?"<>|]/g;

/** The name a file came with, as it is kept (F04): NFC, no control or path signs, 200 characters with its ending. */
export function cleanName(sent: string): string {
  if (!sent.isWellFormed() || bidi.test(sent)) throw new FileRefused('Nazwa pliku zawiera niedozwolone znaki.');
  const name = sent
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .replace(path, '_')
    .replace(/^\s+|[\s.]+$/g, '')
    .replace(/^\.+(?=[^.]+$)/, 'plik.')
    .replace(/^[\s.]+/, '');
  const signs = [...name];
  if (signs.length <= longest) return name || 'plik';
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 10 ? [...name.slice(dot)] : [];
  return [...signs.slice(0, longest - ending.length), ...ending].join('');
}

/** Endings that say the same kind. */
const same: readonly (readonly FileEnding[])[] = [
  ['jpg', 'jpeg'],
  ['xml', 'xades'],
];
const looksLikeEnding = /\.(?=[a-z\d]{0,4}[a-z])[a-z\d]{1,5}$/i;

/** The name a file is kept under: it ends as the kind that the file proved to be, so that it opens with a click. */
export function keptName(name: string, kind: FileEnding): string {
  const ending = endingOf(name);
  if (ending === kind || same.some((all) => all.includes(kind) && all.some((each) => each === ending))) return name;
  const bare = looksLikeEnding.test(name) ? name.replace(looksLikeEnding, '') : name;
  return `${[...bare].slice(0, longest - kind.length - 1).join('')}.${kind}`;
}

/** The ending of a name in small letters; empty where it has none. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind that a name tells (F01), where the bytes tell none; throws what to do with any other. */
export function kindOfEnding(ending: string): FileEnding {
  const says = refusalOfEnding(ending);
  if (says !== null) throw new FileRefused(says);
  return ending as FileEnding;
}

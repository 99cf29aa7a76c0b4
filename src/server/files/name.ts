import { type FileEnding, fileEndings } from '../../contract/files';
import { FileRefused } from './refused';

const longest = 200;
// Bidirectional marks can make an ending read as something else.
const bidi = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const path = /[\\/:*?"<>|]/g;

/** Endings that people often send and what they may do about it; other unknown ones are told the list. */
const advice: Readonly<Record<string, string>> = {
  doc: 'Dokument Word (.doc) zapisz jako .docx albo PDF i dodaj jeszcze raz.',
  xls: 'Arkusz Excel (.xls) zapisz jako .xlsx i dodaj jeszcze raz.',
  docm: 'Dokumenty z makrami nie są przyjmowane. Zapisz go jako .docx.',
  xlsm: 'Arkusze z makrami nie są przyjmowane. Zapisz go jako .xlsx.',
  epp: 'To plik wymiany danych EDI++ programów InsERT (.epp). Dodaj te faktury jako PDF albo XML z KSeF.',
  eml: 'To zapisana wiadomość e-mail (.eml). Zapisz jej załączniki i dodaj je jako pliki.',
  msg: 'To zapisana wiadomość z Outlooka (.msg). Zapisz jej załączniki i dodaj je jako pliki.',
  gif: 'Obraz .gif zapisz jako PNG albo JPG i dodaj jeszcze raz.',
  bmp: 'Obraz .bmp zapisz jako PNG albo JPG i dodaj jeszcze raz.',
  avif: 'Zdjęcie .avif zapisz jako JPG i dodaj jeszcze raz.',
  dng: 'Surowe zdjęcie z aparatu (.dng) zapisz jako JPG i dodaj jeszcze raz.',
  rtf: 'Dokument .rtf zapisz jako .docx albo PDF i dodaj jeszcze raz.',
  rar: 'Plik .rar spakuj jako ZIP i dodaj jeszcze raz.',
  '7z': 'Plik .7z spakuj jako ZIP i dodaj jeszcze raz.',
};

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
  const known = fileEndings.find((each) => each === ending);
  if (known) return known;
  if (ending === '')
    throw new FileRefused('Nazwa pliku nie ma końcówki, a po zawartości nie można poznać, co to jest. Dopisz ją, np. .docx.');
  throw new FileRefused(advice[ending] ?? `Ten rodzaj pliku nie jest przyjmowany. Dodaj: ${fileEndings.join(', ')}.`);
}

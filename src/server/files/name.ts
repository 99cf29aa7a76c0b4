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

/** The name a file is kept under: a photograph of a phone becomes a JPEG, which every browser opens. */
export const keptName = (name: string): string => name.replace(/\.hei[cf]$/i, '.jpg');

/** The ending of a name that may be uploaded (F01); throws for any other. */
export function endingOf(name: string): FileEnding {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const known = fileEndings.find((each) => each === ending);
  if (known) return known;
  throw new FileRefused(advice[ending] ?? `Ten rodzaj pliku nie jest przyjmowany. Dodaj: ${fileEndings.join(', ')}.`);
}

import { decoded, encodingOf } from '../../lib/textEncoding';
import { readCamt053 } from './camt053';
import { readMt940 } from './mt940';
import { type StatementFile, StatementRefused } from './statement';

/** Entries of one file; a month of a busy account has fewer. */
export const mostEntries = 2_000;

/** Reads a bank's statement, told by what stands in it and not by its name. Throws StatementRefused. */
export function readStatement(bytes: Uint8Array): StatementFile {
  if (bytes.length === 0) throw new StatementRefused('Plik jest pusty.');
  const beginning = decoded(bytes.subarray(0, 4_096), 'windows-1250')
    .replace(/^[^\x20-\x7e]+/, '')
    .trimStart();
  const file = beginning.startsWith('<') ? readCamt053(bytes) : mt940Of(bytes);
  const count = file.statements.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count > mostEntries)
    throw new StatementRefused(
      `W pliku jest ${count} operacji, a naraz mieści się ${mostEntries}. Pobierz z banku wyciąg za krótszy czas.`,
    );
  return file;
}

function mt940Of(bytes: Uint8Array): StatementFile {
  const text = decoded(bytes, encodingOf(bytes)).replace(/^\ufeff/, '');
  if (!/^\s*:(?:20|25|60F):/m.test(text))
    throw new StatementRefused('To nie jest wyciąg MT940 ani camt.053. Wskaż plik wyciągu pobrany z banku.');
  return readMt940(text);
}

import { readCsv } from '../../src/lib/csv';
import type { ImportTable } from '../../src/server/records/importFile';

/** A CSV text as the table that an import gets, its first line being the headings. */
export function importTableOf(text: string): ImportTable {
  const records = readCsv(text, { records: 5_000, cells: 100 });
  if (!Array.isArray(records)) throw new Error(`The CSV can't be read: ${JSON.stringify(records)}`);
  const [head, ...rows] = records;
  return { headings: head?.cells ?? [], rows };
}

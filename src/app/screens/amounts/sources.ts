import type { ReadTable } from '../../../contract/imports';
import type { AmountReading } from '../../../domain/amounts/reading';
import type { Match } from '../../resource/importing/match';
import { readingsOf, type TableFault } from './columns';

/** Something with figures in it: a file that was read, or could not be, or a table with what its columns are. */
export type Source =
  | { name: string; kind: 'file'; readings: readonly AmountReading[]; says: readonly string[] }
  | { name: string; kind: 'broken'; says: string }
  | TableSource;

/** What a table's columns are; `profile` is the id of the one that says so, null where headings alone did. */
export interface Taught {
  match: Match;
  profile: string | null;
}

export interface TableSource extends Taught {
  name: string;
  kind: 'table';
  table: ReadTable;
}

/** Whether a table's columns tell whose its figures are, and at least one figure. */
export const isTaught = (match: Match): boolean =>
  match.includes('nip') && match.some((key) => key !== null && key !== 'nip' && key !== 'period');

/** All that the sources tell, with what is wrong in their tables. */
export function figuresOf(
  sources: readonly Source[],
  month: string,
): { readings: AmountReading[]; faults: (TableFault & { name: string })[] } {
  const all = sources.map((source) => {
    if (source.kind === 'file') return { name: source.name, readings: source.readings, faults: [] };
    if (source.kind === 'broken' || !isTaught(source.match)) return { name: source.name, readings: [], faults: [] };
    return { name: source.name, ...readingsOf(source.table, source.match, month) };
  });
  return {
    readings: all.flatMap(({ readings }) => readings),
    faults: all.flatMap(({ name, faults }) => faults.map((fault) => ({ ...fault, name }))),
  };
}

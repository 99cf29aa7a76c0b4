import type { ReadRow } from '../../contract/imports';
import type { KeySet } from '../../schema';
import { itemColumn } from '../../schema/importing';
import type { Tx } from '../db/database';
import { letOthers } from '../jobs/pieces';
import type { Body } from './body';
import type { CellReader } from './importCells';
import type { ImportColumn } from './importColumns';
import type { ImportTable } from './importFile';
import { withItems } from './importItems';
import { type FoundRecord, findByKeys, keptKeys, keySets } from './importKeys';
import { readRow } from './importSeen';
import { cellReader } from './importValues';
import type { View } from './view';

/** What an import writes: whose records, and what its columns are. */
export interface Importing {
  view: View;
  columns: readonly ImportColumn[];
}

/** A row as it was read: what it writes, and which record it speaks of. */
export interface WalkedRow {
  row: number;
  body: Body;
  /** What is wrong with the row as a whole, and with its cells. */
  says: string | null;
  faults: Readonly<Record<string, string>>;
  /** Its values of what tells records apart. */
  told: Body;
  /** The id and the version that it says itself. */
  named: string | null;
  version: Body;
  /** The record that its values name. */
  found: FoundRecord;
  /** Lists that it makes an item of. */
  items: readonly string[];
  /** What whoever looks before writing is told of it. */
  seen: ReadRow;
}

export interface Walk {
  view: View;
  sets: readonly KeySet[];
  rows: readonly WalkedRow[];
}

/** Rows that are read in one go. */
const atOnce = 200;

/** Reads rows and asks for the records that they speak of, of all at once; `looks` where somebody looks at them before they are written. */
export async function walkOf(
  tx: Pick<Tx, 'query'>,
  { view, columns }: Importing,
  rows: readonly ImportTable['rows'][number][],
  looks: boolean,
): Promise<Walk> {
  const readers = new Map<number, { key: string; read: CellReader }>();
  for (const [nth, column] of columns.entries())
    if (column.kind === 'field') {
      const cells = rows.map((row) => row.cells[nth] ?? '');
      readers.set(nth, { key: column.key, read: await cellReader(tx, view.scope, column, cells) });
    }
  const sets = keySets(
    view.resource,
    [...readers.values()].map(({ key }) => key),
  );
  const idAt = columns.findIndex(({ kind }) => kind === 'id');
  const versionAt = columns.findIndex(({ kind }) => kind === 'version');
  const reading = ({ row, cells }: (typeof rows)[number]) => {
    const { body: said, faults, left } = bodyOf(cells, readers);
    const { body, left: more } = withItems(view.resource, said);
    return {
      row,
      body,
      says: cells.length > columns.length ? 'Wiersz ma więcej komórek niż nagłówek kolumn.' : null,
      faults,
      // Rows that name the same record are told by what they say, not by what the database holds.
      told: keptKeys(view.resource, sets, body),
      named: idAt >= 0 ? cells[idAt] || null : null,
      version: versionSaid(cells[versionAt]),
      items: itemsIn(said),
      seen: looks ? withDoubts(readRow(view, body, cellsOf(cells, readers)), { ...left, ...more }) : {},
    };
  };
  const read: ReturnType<typeof reading>[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    if (at > 0) await letOthers();
    read.push(...rows.slice(at, at + atOnce).map(reading));
  }
  const keys = read.map(({ told }) => told);
  const found = await findByKeys(tx, view, sets, keys);
  return { view, sets, rows: read.map((each, nth) => ({ ...each, found: found[nth] ?? null })) };
}

const versionSaid = (said = ''): Body => (said === '' ? {} : { version: Number(said) });

/** Lists that the row makes an item of: a record that is there keeps its own. */
const itemsIn = (body: Body): string[] => [...new Set(Object.keys(body).flatMap((key) => itemColumn(key)?.of ?? []))];

/** What was typed, by field. */
const cellsOf = (cells: readonly string[], readers: ReadonlyMap<number, { key: string }>): Record<string, string> =>
  Object.fromEntries([...readers].map(([nth, { key }]) => [key, cells[nth] ?? '']));

function bodyOf(
  cells: readonly string[],
  readers: ReadonlyMap<number, { key: string; read: CellReader }>,
): { body: Body; faults: Record<string, string>; left: Record<string, string> } {
  const body: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  const left: Record<string, string> = {};
  for (const [nth, { key, read }] of readers) {
    const cell = cells[nth] ?? '';
    if (cell === '') continue;
    const got = read(cell);
    if ('says' in got) faults[key] = got.says;
    else if ('leaves' in got) left[key] = got.leaves;
    else body[key] = got.value;
  }
  return { body, faults, left };
}

/** What a row says too little of stands with what looks wrong: it goes in all the same. */
const withDoubts = (row: ReadRow, left: Record<string, string>): ReadRow =>
  Object.keys(left).length > 0 ? { ...row, doubts: { ...row.doubts, ...left } } : row;

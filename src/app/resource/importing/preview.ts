import type { ImportAnswer, ImportedRow } from '../../../contract/imports';
import { sheetColumn } from '../../../lib/sheetColumn';
import { isUuid } from '../../../lib/uuid';
import type { Resource } from '../../../schema';
import { isConcealed } from '../../../schema/concealed';
import { itemColumns } from '../../../schema/importing';
import { idLabel } from './fields';
import { maskedCell } from './maskedCell';
import type { Match } from './match';
import type { SentTable } from './same';
import type { SentRow } from './sheets';

/** A cell of the preview: what would stand there, and what stands there now where that is something else. */
export interface PreviewCell {
  text: string;
  before?: string;
  /** What the file says, where it is kept in other words. */
  typed?: string;
  /** Where the file leaves it out and it is filled in: from what. */
  from?: string;
  /** The record that all rows are given by its id, and the name of its resource: people read its title. */
  record?: { of: string; id: string };
  faulty: boolean;
}

/** A row of the file with what would become of it. */
export interface PreviewRow {
  /** Its place among the rows that were read, and in the sheet. */
  at: number;
  row: number;
  action: ImportedRow['action'];
  cells: PreviewCell[];
  /** What is wrong with it, with the names of the fields and the places of their cells. */
  faults: string[];
  /** What looks wrong and may be right. */
  doubts: string[];
  /** What is filled in besides, of which the file has no column. */
  filled: string[];
}

/** The columns of the preview, in the order of the file. */
export function previewColumns({ fields }: Resource, match: Match): { key: string; label: string }[] {
  const parts = itemColumns(fields);
  return match.flatMap((key) => (key === null ? [] : [{ key, label: fields[key]?.label ?? parts[key]?.label ?? idLabel }]));
}

/** Rows as they were sent, each with the trial's word on it; the sheet that was sent has headings of its own. */
export function previewRows(
  resource: Resource,
  table: SentTable,
  match: Match,
  sent: readonly SentRow[],
  { data }: Pick<ImportAnswer, 'data'>,
): PreviewRow[] {
  const columns = previewColumns(resource, match);
  const places = match.flatMap((key, at) => (key === null ? [] : [at]));
  const fates = new Map(data.map((fate) => [fate.row, fate]));
  return sent.flatMap(({ at, cells }, nth) => {
    const fate = fates.get(nth + 2);
    if (!fate) return [];
    const { row = 0, typed = {}, doubts = [], hidden } = table.rows[at] ?? {};
    return [
      {
        at,
        row,
        action: fate.action,
        cells: columns.map(({ key }, column) =>
          cellOf(resource, key, { cell: cells[column] ?? '', typed: typed[places[column] ?? -1] }, fate),
        ),
        faults:
          fate.action === 'refuse'
            ? faultsOf(resource, fate, {
                cellOf: (key) => cellName(placeOf(table, match.indexOf(key)), row),
                rowOf: (named) => table.rows[sent[named - 2]?.at ?? -1]?.row,
              })
            : [],
        filled: Object.entries(fate.filled ?? {}).flatMap(([key, text]) =>
          match.includes(key) ? [] : [`${resource.fields[key]?.label ?? key}: ${text}${fromOf(resource, key)}`],
        ),
        doubts: [
          ...(hidden ? ['Ten wiersz jest w arkuszu ukryty'] : []),
          ...doubts,
          ...Object.entries(fate.doubts ?? {}).map(([key, says]) => `${resource.fields[key]?.label ?? key}: ${says}`),
        ],
      },
    ];
  });
}

/** `typed` where the file has it in another writing than it was sent in. */
function cellOf(
  { fields }: Resource,
  key: string,
  { cell, typed }: { cell: string; typed: string | undefined },
  fate: ImportedRow,
): PreviewCell {
  const field = fields[key];
  const concealed = field !== undefined && isConcealed(field);
  const shown = concealed && cell !== '' ? maskedCell(cell) : cell;
  const change = fate.action === 'update' ? fate.changes?.[key] : undefined;
  const faulty = fate.action === 'refuse' && Object.hasOwn(fate.errors ?? {}, key);
  const kept = fate.kept?.[key];
  const filled = fate.filled?.[key];
  if (filled !== undefined) return { text: filled, from: field?.options.filledFrom ?? '', faulty };
  if (change === undefined) {
    if (concealed) return { text: shown, faulty };
    if (!faulty && kept === undefined && field?.type === 'reference' && field.resource && isUuid(cell))
      return { text: cell, record: { of: field.resource, id: cell }, faulty };
    const text = kept ?? shown;
    const isOther = typed === undefined ? kept !== undefined && !isAlike(cell, kept) : !isAlike(typed, text);
    return { text, ...(isOther ? { typed: typed ?? cell } : {}), faulty };
  }
  return concealed || change.after === undefined
    ? { text: shown, before: 'inna wartość', faulty }
    : { text: change.after, before: change.before === '' ? 'puste' : change.before, faulty };
}

/** „ (z nazwy)”. */
function fromOf({ fields }: Resource, key: string): string {
  const from = fields[key]?.options.filledFrom;
  return from ? ` (${from})` : '';
}

const bare = (text: string) =>
  text
    .replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3$2$1')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
/** The same letters and digits, or the same day as a workbook holds it, are no other word. */
const isAlike = (typed: string, kept: string): boolean => bare(typed) === bare(kept);

/** Where the file has what a column of the sent table says; below zero where it has not. */
const placeOf = ({ places }: SentTable, at: number): number => (places ? (places[at] ?? -1) : at);

/** Where a spreadsheet shows the cell: ` (C7)`; nothing for what no column of the file says. */
function cellName(column: number, row: number): string {
  if (column < 0 || row === 0) return '';
  return ` (${sheetColumn(column)}${row})`;
}

/** Another row that a fault names is told by its place in the file that was chosen. */
const ofAnotherRow = /(jest już w wierszu )(\d+)/;

function faultsOf(
  { fields }: Resource,
  { error, errors = {} }: Extract<ImportedRow, { action: 'refuse' }>,
  { cellOf, rowOf }: { cellOf: (key: string) => string; rowOf: (named: number) => number | undefined },
): string[] {
  const told = Object.entries(errors).map(([key, says]) => `${fields[key]?.label ?? key}${cellOf(key)}: ${says}`);
  if (told.length > 0) return told;
  return [error.replace(ofAnotherRow, (whole, words: string, named: string) => `${words}${rowOf(Number(named)) ?? whole}`)];
}

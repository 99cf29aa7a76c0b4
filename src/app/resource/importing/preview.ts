import type { ImportAnswer, ImportedRow, ReadTable } from '../../../contract/imports';
import type { Resource } from '../../../schema';
import { isConcealed } from '../../../schema/concealed';
import { idLabel } from './fields';
import { maskedCell } from './maskedCell';
import type { Match } from './match';
import type { SentRow } from './sheets';

/** A cell of the preview: what would stand there, and what stands there now where that is something else. */
export interface PreviewCell {
  text: string;
  before?: string;
  faulty: boolean;
}

/** A row of the file with what would become of it. */
export interface PreviewRow {
  /** Its place among the rows that were read, and in the sheet. */
  at: number;
  row: number;
  action: ImportedRow['action'];
  cells: PreviewCell[];
  /** What is wrong with it, with the names of the fields. */
  faults: string[];
}

/** The columns of the preview, in the order of the file. */
export function previewColumns({ fields }: Resource, match: Match): { key: string; label: string }[] {
  return match.flatMap((key) => (key === null ? [] : [{ key, label: fields[key]?.label ?? idLabel }]));
}

/** Rows as they were sent, each with the trial's word on it; the sheet that was sent has headings of its own. */
export function previewRows(
  resource: Resource,
  table: ReadTable,
  match: Match,
  sent: readonly SentRow[],
  { data }: Pick<ImportAnswer, 'data'>,
): PreviewRow[] {
  const columns = previewColumns(resource, match);
  const fates = new Map(data.map((fate) => [fate.row, fate]));
  return sent.flatMap(({ at, cells }, nth) => {
    const fate = fates.get(nth + 2);
    if (!fate) return [];
    const row = table.rows[at]?.row ?? 0;
    return [
      {
        at,
        row,
        action: fate.action,
        cells: columns.map(({ key }, column) => cellOf(resource, key, cells[column] ?? '', fate)),
        faults: fate.action === 'refuse' ? faultsOf(resource, fate, (named) => table.rows[sent[named - 2]?.at ?? -1]?.row) : [],
      },
    ];
  });
}

function cellOf({ fields }: Resource, key: string, cell: string, fate: ImportedRow): PreviewCell {
  const field = fields[key];
  const concealed = field !== undefined && isConcealed(field);
  const shown = concealed && cell !== '' ? maskedCell(cell) : cell;
  const change = fate.action === 'update' ? fate.changes?.[key] : undefined;
  const faulty = fate.action === 'refuse' && Object.hasOwn(fate.errors ?? {}, key);
  if (change === undefined) return { text: shown, faulty };
  return concealed || change.after === undefined
    ? { text: shown, before: 'inna wartość', faulty }
    : { text: change.after, before: change.before === '' ? 'puste' : change.before, faulty };
}

/** Another row that a fault names is told by its place in the file that was chosen. */
const ofAnotherRow = /(jest już w wierszu )(\d+)/;

function faultsOf(
  { fields }: Resource,
  { error, errors = {} }: Extract<ImportedRow, { action: 'refuse' }>,
  placeOf: (named: number) => number | undefined,
): string[] {
  const told = Object.entries(errors).map(([key, says]) => `${fields[key]?.label ?? key}: ${says}`);
  if (told.length > 0) return told;
  return [error.replace(ofAnotherRow, (whole, words: string, named: string) => `${words}${placeOf(Number(named)) ?? whole}`)];
}

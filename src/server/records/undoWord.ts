import type { UndoneRow } from './undoing';

/**
 * Rows that wrote the same fields, or made their records, told together: a word of thousands goes to the browser and back, so fields are named once
 * and ids are no texts.
 */
export interface PackedRows {
  /** The fields whose former values stand in `values`, row by row; null where the records were made. */
  keys: string[] | null;
  values: unknown[][];
  /** Stretches of rows that follow each other: the first, and how many. */
  rows: [first: number, count: number][];
  /** Sixteen bytes of each, as base64. */
  ids: string;
  /** Of each, or one for all. */
  versions: number[] | number;
}

export function packedRows(rows: readonly UndoneRow[]): PackedRows[] {
  const groups = new Map<string, UndoneRow[]>();
  for (const row of rows) {
    const told = JSON.stringify(row.before && Object.keys(row.before));
    const group = groups.get(told);
    if (group) group.push(row);
    else groups.set(told, [row]);
  }
  return [...groups.values()].map(packed);
}

/** The same rows again, by their places. */
export const unpackedRows = (groups: readonly PackedRows[]): UndoneRow[] =>
  groups.flatMap(unpacked).sort((one, other) => one.row - other.row);

function packed(rows: readonly UndoneRow[]): PackedRows {
  const [first] = rows;
  const keys = first?.before ? Object.keys(first.before) : null;
  const versions = rows.map(({ version }) => version);
  return {
    keys,
    values: keys === null ? [] : rows.map(({ before }) => keys.map((key) => before?.[key] ?? null)),
    rows: stretches(rows.map(({ row }) => row)),
    ids: Buffer.concat(rows.map(({ id }) => Buffer.from(id.replaceAll('-', ''), 'hex'))).toString('base64'),
    versions: versions.every((version) => version === first?.version) ? (first?.version ?? 1) : versions,
  };
}

function unpacked({ keys, values, rows, ids, versions }: PackedRows): UndoneRow[] {
  const bytes = Buffer.from(ids, 'base64');
  const places = rows.flatMap(([first, count]) => Array.from({ length: count }, (_, nth) => first + nth));
  return places.map((row, nth) => ({
    row,
    id: uuidOf(bytes.subarray(nth * 16, nth * 16 + 16)),
    version: typeof versions === 'number' ? versions : (versions[nth] ?? 1),
    before: keys === null ? null : Object.fromEntries(keys.map((key, at) => [key, values[nth]?.[at] ?? null])),
  }));
}

function stretches(places: readonly number[]): [first: number, count: number][] {
  const found: [first: number, count: number][] = [];
  for (const place of places) {
    const last = found.at(-1);
    if (last && last[0] + last[1] === place) last[1] += 1;
    else found.push([place, 1]);
  }
  return found;
}

const uuidOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

import type { KeySet, Resource } from '../../schema';
import { keySetsOf } from '../../schema/importing';
import { readValue } from '../../schema/validate';
import { blindIndexes } from '../auth/crypto/fields';
import { beside, storageOf, tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { livingRows } from './conditions';
import { Params } from './params';
import { fieldKeys } from './start';
import { prepared } from './statements';
import { placeOf } from './stored';
import type { View } from './view';

type Row = Readonly<Record<string, unknown>>;

/** A row's values of its keys as their fields keep them, so that one number in two spellings is one; null for what is none. */
export const keptKeys = ({ fields }: Resource, sets: readonly KeySet[], body: Row): Row =>
  Object.fromEntries(
    [...new Set(sets.flatMap(({ by, apart = [] }) => [...by, ...apart]))].map((key) => {
      const field = fields[key];
      const read = field ? readValue(body[key] ?? null, field) : { value: null };
      return [key, 'value' in read ? read.value : null];
    }),
  );

/** The sets by which rows of a file with these fields are told. */
export const keySets = (resource: Resource, has: readonly string[]): readonly KeySet[] =>
  keySetsOf(resource).filter(({ by }) => by.every((key) => has.includes(key)));

/** What a row says of one set; null where it lacks a part. */
export const saidBy = (row: Row, { by }: KeySet): string | null =>
  by.some((key) => (row[key] ?? null) === null) ? null : JSON.stringify(by.map((key) => row[key]));

/** The record that a row speaks of, and the encrypted values that it was found by and so has; null for a new one, `many` where nothing tells which. */
export type FoundRecord = { id: string; has: readonly string[] } | null | 'many';

/**
 * The records that rows speak of, in their order, among those the asker may see. Asked for all at once, set by set: on the embedded engine
 * everybody waits for each question (O07).
 */
export async function findByKeys(
  tx: Pick<Tx, 'query'>,
  view: View,
  sets: readonly KeySet[],
  rows: readonly Row[],
): Promise<FoundRecord[]> {
  const found: FoundRecord[] = rows.map(() => null);
  const earlier: string[] = [];
  for (const set of sets) {
    const asked = rows.flatMap((row, nth) => (found[nth] === null && saidBy(row, set) !== null ? [{ nth, row }] : []));
    if (asked.length > 0) {
      const others = earlier.filter((key) => !set.by.includes(key));
      const candidates = await candidatesOf(tx, view, set, others, asked);
      const has = set.by.filter((key) => view.resource.fields[key]?.options.encrypted);
      const alike = countsBy(rows, (row) => saidBy(row, set));
      for (const { nth, row } of asked) {
        const id = chosen(candidates.get(nth) ?? [], set, row, alike.get(saidBy(row, set)) ?? 0);
        found[nth] = id === null || id === 'many' ? id : { id, has };
      }
    }
    earlier.push(...set.by);
  }
  return found;
}

interface Candidate {
  id: string;
  apart: readonly unknown[];
}

/** Records whose keys are the row's; one that an earlier set would tell from it, as another PESEL does, is none of them. */
async function candidatesOf(
  tx: Pick<Tx, 'query'>,
  { resource, scope, rows: conditions }: View,
  { by, apart = [] }: KeySet,
  others: readonly string[],
  asked: readonly { nth: number; row: Row }[],
): Promise<Map<number, Candidate[]>> {
  const params = new Params(scope.tenant.id);
  const living = livingRows(resource, 'r', conditions, params);
  const sent = asked.map(({ nth, row }) => ({
    nth,
    ...Object.fromEntries(by.map((key, at) => [`k${at}`, wanted(resource, scope.tenant.id, key, row[key])])),
    ...Object.fromEntries(others.map((key, at) => [`o${at}`, (row[key] ?? null) !== null])),
  }));
  const isEncrypted = (key: string) => resource.fields[key]?.options.encrypted === true;
  const column = (key: string) => `r.${ident(isEncrypted(key) ? beside.index(key) : key)}`;
  const typed = [
    ...by.map((key, at) => `k${at} ${isEncrypted(key) ? 'jsonb' : typeOfColumn(resource, key)}`),
    ...others.map((_, at) => `o${at} boolean`),
  ].join(', ');
  const same = by.map((key, at) => (isEncrypted(key) ? `g.k${at} ? ${column(key)}` : `${column(key)} = g.k${at}`));
  const silent = others.map((key, at) => `(not g.o${at} or ${column(key)} is null)`);
  const text = `select g.nth, r.id${apart.map((key, at) => `, ${column(key)}::text as a${at}`).join('')}
    from json_to_recordset(${params.add(JSON.stringify(sent))}::json) g (nth int, ${typed})
    join ${tableOf(resource)} r on ${[...same, ...silent].join(' and ')} where ${living} order by r.id`;
  const candidates = new Map<number, Candidate[]>();
  for (const row of await tx.query<{ nth: number; id: string } & Record<string, unknown>>(prepared(text, params.values)))
    candidates.set(row.nth, [
      ...(candidates.get(row.nth) ?? []),
      { id: row.id, apart: apart.map((_, at) => row[`a${at}`] ?? null) },
    ]);
  return candidates;
}

/** How many items are told by each word. */
function countsBy<Item, Told>(items: readonly Item[], of: (item: Item) => Told): Map<Told, number> {
  const counts = new Map<Told, number>();
  for (const item of items) counts.set(of(item), (counts.get(of(item)) ?? 0) + 1);
  return counts;
}

/**
 * Of several records of one person the one that is told apart; a row that says another thing than all of them is a new one. `twins` is how many
 * rows of the file say the same, itself among them.
 */
function chosen(candidates: readonly Candidate[], set: KeySet, row: Row, twins: number): string | null | 'many' {
  const { apart = [] } = set;
  const [only, other] = candidates;
  if (!only) return null;
  const says = apart.map((key) => row[key] ?? null);
  const isTold = apart.length > 0 && says.every((value) => value !== null);
  const exact = candidates.find((candidate) => isTold && candidate.apart.every((value, at) => value === String(says[at])));
  if (exact) return exact.id;
  if (isTold && (other || twins > 1)) return null;
  return other ? 'many' : only.id;
}

const typeOfColumn = ({ fields }: Resource, key: string) => (fields[key] ? storageOf(fields[key]).type : 'text');

/** A key's value as its column holds it; of an encrypted one its hashes under all keys. */
function wanted(resource: Resource, tenantId: number, key: string, value: unknown): unknown {
  const field = resource.fields[key];
  if (!field) return null;
  if (field.options.encrypted) return blindIndexes(fieldKeys(), String(tenantId), placeOf(resource, key), String(value));
  const { toRow } = storageOf(field);
  return toRow ? toRow(value as never) : value;
}

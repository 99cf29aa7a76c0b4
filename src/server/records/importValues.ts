import { permit } from '../../access/can';
import { readMonthName } from '../../lib/typedDates';
import { isUuid } from '../../lib/uuid';
import type { Field } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { asConditions, livingRows } from './conditions';
import {
  type CellReader,
  careful,
  choiceReader,
  choicesReader,
  dayReader,
  digitsReader,
  readInstant,
  readTick,
} from './importCells';
import type { ImportColumn } from './importColumns';
import { Params } from './params';
import { todayOf } from './present';
import { resourceNamed } from './start';
import { TitleJoins } from './titles';

/** How cells of a column are read. A record of another resource is named by its title or its id, among those the asker may pick. */
export async function cellReader(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  column: ImportColumn & { kind: 'field' },
  cells: readonly string[],
): Promise<CellReader> {
  const { field, key } = column;
  if (field.of) return readItems;
  return careful(field, await readerOf(tx, scope, { field, key }, cells));
}

async function readerOf(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  { field, key }: { field: Field; key: string },
  cells: readonly string[],
): Promise<CellReader> {
  switch (field.type) {
    case 'reference':
      return referenceReader(await idsByTitle(tx, scope, field, cells));
    case 'month':
      return (cell) => ({ value: readMonthName(cell) ?? cell });
    case 'boolean':
      return readTick;
    case 'choice':
      return choiceReader(field, key);
    case 'choices':
      return choicesReader(field, key);
    case 'dateTime':
      return readInstant;
    case 'nip':
    case 'pesel':
    case 'regon':
      return digitsReader(field);
    case 'date':
      return dayReader(field, todayOf(scope));
    default:
      return (cell) => ({ value: cell });
  }
}

function readItems(cell: string): ReturnType<CellReader> {
  try {
    return { value: JSON.parse(cell) };
  } catch {
    return { says: 'Podaj listę pozycji' };
  }
}

function referenceReader(known: ReadonlyMap<string, string[]>): CellReader {
  return (cell) => {
    if (isUuid(cell)) return { value: cell };
    const [id, other] = known.get(cell) ?? [];
    if (other !== undefined) return { says: 'Tę nazwę ma kilka pozycji; podaj identyfikator' };
    return id === undefined ? { says: 'Nie ma takiej pozycji' } : { value: id };
  };
}

/** Ids of the records that titles name; several where they are called the same. */
async function idsByTitle(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  field: Field,
  cells: readonly string[],
): Promise<Map<string, string[]>> {
  const wanted = [...new Set(cells)].filter((cell) => cell !== '' && !isUuid(cell));
  const target = resourceNamed(field.resource);
  const allowed = permit(scope.who, 'show', target, scope.tenant.config);
  if (wanted.length === 0 || typeof allowed === 'string') return new Map();
  const params = new Params(scope.tenant.id);
  const living = livingRows(target, 'r', [...allowed.rows, ...asConditions(field.where)], params);
  const titles = new TitleJoins('j');
  const { sql } = titles.title(target, 'r');
  const text = `select r.id, ${sql} as title from ${tableOf(target)} r ${titles.joins.join(' ')}
    where ${living} and ${sql} = any (${params.add(wanted)}::text[])`;
  const rows = await tx.query<{ id: string; title: string }>({ text, values: params.values });
  const known = new Map<string, string[]>();
  for (const { id, title } of rows) known.set(title, [...(known.get(title) ?? []), id]);
  return known;
}

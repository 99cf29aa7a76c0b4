import { cut } from '../../lib/text';
import { columnOf } from '../../schema/columns';
import { heldInLists } from '../../schema/rowFields';
import { badQuery } from '../errors';
import type { View } from './view';

/** What the rows of a list were asked to hold besides `id` and `version`; two that hold the same have the same shape. */
export interface Shown {
  keys: ReadonlySet<string>;
  shape: string;
}

/** Far more than any list has columns, and few enough to look through. */
const MOST = 150;

/** Shows readable fields alone that lists may hold; the same sentence for what does not exist and what may not be read (P10). */
export function shownOf(view: View, asked: readonly string[]): Shown {
  if (asked.length > MOST) throw badQuery(`Lista pokazuje najwyżej ${MOST} pól naraz.`);
  const found = new Set(asked.filter((key) => key !== 'id' && key !== 'version').flatMap((key) => keysOf(view, key)));
  const keys = new Set([...found].sort());
  return { keys, shape: `shown ${[...keys]}` };
}

/** What stands for a key: a computed value brings along what it is computed of. */
function keysOf({ resource, readable }: View, asked: string): string[] {
  const column = columnOf(resource, asked);
  if (column?.kind === 'common') return [column.key];
  if (column?.kind === 'computed') return [column.key, ...(resource.computed?.[column.key]?.from ?? [])];
  if (!column || !Object.hasOwn(readable, column.key) || !heldInLists(column.field)) throw cannotShow(asked);
  return [column.key];
}

const cannotShow = (key: string) => badQuery(`Ta lista nie pokazuje „${cut(key, 60)}”.`);

import { isDeepStrictEqual } from 'node:util';
import { fromWarsaw, toWarsaw } from '../../lib/dates';
import { typeOf } from '../../schema/fields';
import type { Tx } from '../db/database';
import { Refusal } from '../errors';
import { readOne } from './one';
import { withExtras } from './present';
import type { Answer } from './reading';
import type { View } from './view';

type Values = Readonly<Record<string, unknown>>;

/** The record that a post's natural key names already: answered again where the post says the same, else refused with both (I05). */
export async function repeated(
  tx: Tx,
  view: View,
  { id, otherwise }: { id: string; otherwise: string },
  record: Values,
): Promise<Answer> {
  const saved = await withExtras(tx, view, await readOne(tx, view, id));
  const sent = asAnswered(view, record);
  if (Object.entries(sent).every(([key, value]) => isDeepStrictEqual(value, saved[key] ?? null))) return saved;
  throw new Refusal(409, 'saved_otherwise', otherwise, { saved, sent });
}

/** What the poster could say, as an answer would say it: moments may have been sent with an offset. */
function asAnswered({ writable }: View, record: Values): Record<string, unknown> {
  const said = Object.entries(writable).map(([key, field]) => {
    const value = record[key] ?? null;
    const at = typeOf(field).stored === 'moment' && typeof value === 'string' ? fromWarsaw(value) : null;
    return [key, at ? toWarsaw(at) : value];
  });
  return Object.fromEntries(said);
}

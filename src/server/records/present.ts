import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import type { Answer, Reading, Row } from './reading';
import { handlersOf } from './start';
import type { View } from './view';

/** Makes answers of rows, in place: values of the wire, references with titles, and what the declaration computes from these. */
export function presentAll(view: View, { turns, computed }: Reading, rows: Row[]): Answer[] {
  const today = todayOf(view.scope);
  for (const row of rows) {
    for (const turn of turns) turn(row);
    for (const [key, of] of computed) row[key] = of(row as never, today);
  }
  return rows as Answer[];
}

/** Warsaw's date at the request. */
export function todayOf({ now }: Pick<Scope, 'now'>): string {
  return toWarsaw(now).slice(0, 10);
}

/** Adds what the entity's handler knows besides; for answers of one record. */
export async function withExtras(db: Pick<Tx, 'query'>, view: View, answer: Answer): Promise<Answer> {
  const { present } = handlersOf(view.resource);
  return present ? { ...answer, ...(await present(answer, view.scope, db)) } : answer;
}

import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import type { Answer, Cell, Row } from './reading';
import { handlersOf } from './start';
import type { View } from './view';

/** Rows as answers: readable values, references with titles, counts, and what the declaration computes from these. */
export function presentAll(view: View, cells: readonly Cell[], rows: readonly Row[]): Answer[] {
  const computed = Object.entries(view.resource.computed ?? {});
  const today = todayOf(view.scope);
  return rows.map((row) => {
    const answer: Record<string, unknown> = {};
    for (const put of cells) put(answer, row);
    for (const [key, { of }] of computed) answer[key] = of(answer as never, today);
    return answer as Answer;
  });
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

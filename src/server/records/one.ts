import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Database, Tx } from '../db/database';
import { notFound } from '../errors';
import type { Scope } from '../scope';
import { aboutSql } from './aboutSql';
import { audit, trailOf } from './audit';
import { livingRows } from './conditions';
import { presentAll, withExtras } from './present';
import { type Answer, type Row, readingOf } from './reading';
import { prepared } from './statements';
import { type View, viewOf } from './view';
import { within } from './within';

/** One record as the asker may know it. Throws 404 for what does not exist, stands elsewhere or may not be seen; reading closed values is audited (P08). */
export async function one(on: Database | Tx, scope: Scope, resource: Resource, id: string): Promise<Answer> {
  const view = viewOf(scope, resource, 'show');
  return withExtras(on, view, await showOne(on, view, id));
}

/** The record of a view, and a line of the trail where it holds closed values: whoever answers it without having changed it. */
export async function showOne(on: Database | Tx, view: View, id: string): Promise<Answer> {
  const answer = await readOne(on, view, id);
  const closed = closedIn(view, answer);
  if (closed.length > 0) {
    const changes = Object.fromEntries(closed.map((key) => [key, { before: null, after: null }]));
    const entry = { ...trailOf(view.scope), action: 'show', entity: view.resource.name, id, changes };
    await within(on, (tx) => audit(tx, entry));
  }
  return answer;
}

/** The record of a view, without the handler's extras. */
export async function readOne(db: Pick<Tx, 'query'>, view: View, id: string): Promise<Answer> {
  if (!isUuid(id)) throw notFound();
  const { reading, params } = readingOf(view, 'one');
  const living = [livingRows(view.resource, 'r', view.rows, params), ...aboutSql(view, params)].join(' and ');
  const text = `select ${reading.columns} from ${tableOf(view.resource)} r ${reading.joins} where ${living} and r.id = ${params.add(id)}::uuid`;
  const rows = await db.query<Row>(prepared(text, params.values));
  const [answer] = presentAll(view, reading, rows);
  if (!answer) throw notFound();
  return answer;
}

/** Values behind a grant that this answer holds in full. */
function closedIn({ readable }: View, answer: Answer): string[] {
  const closed = Object.entries(readable).filter(([, { options }]) => options.grant && !options.encrypted);
  return closed.map(([key]) => key).filter((key) => answer[key] !== null && answer[key] !== undefined);
}

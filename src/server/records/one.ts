import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Database, Tx } from '../db/database';
import { notFound } from '../errors';
import type { Scope } from '../scope';
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
  const answer = await readOne(on, view, id);
  const closed = closedIn(view, answer);
  if (closed.length > 0) {
    const changes = Object.fromEntries(closed.map((key) => [key, { before: null, after: null }]));
    await within(on, (tx) => audit(tx, { ...trailOf(scope), action: 'show', entity: resource.name, id, changes }));
  }
  return withExtras(on, view, answer);
}

/** The record of a view, without the handler's extras. */
export async function readOne(db: Pick<Tx, 'query'>, view: View, id: string): Promise<Answer> {
  if (!isUuid(id)) throw notFound();
  const { reading, params } = readingOf(view, 'one');
  const living = livingRows(view.resource, 'r', view.rows, params);
  const text = `select ${reading.columns} from ${tableOf(view.resource)} r ${reading.joins} where ${living} and r.id = ${params.add(id)}::uuid`;
  const rows = await db.query<Row>(prepared(text, params.values));
  const [answer] = presentAll(view, reading.turns, rows);
  if (!answer) throw notFound();
  return answer;
}

/** Values behind a grant that this answer holds in full. */
function closedIn({ readable }: View, answer: Answer): string[] {
  const closed = Object.entries(readable).filter(([, { options }]) => options.grant && !options.encrypted);
  return closed.map(([key]) => key).filter((key) => answer[key] !== null && answer[key] !== undefined);
}

import { isUuid } from '../../../lib/uuid';
import type { Resource } from '../../../schema';
import { openingFields } from '../../../schema/conversation';
import { type Faults, readFields, requiredFault } from '../../../schema/validate';
import type { Tx } from '../../db/database';
import { notFound } from '../../errors';
import { actorOf, type Scope } from '../../scope';
import type { Body } from '../body';
import { lockRecord } from '../current';
import { tidy } from '../tidy';
import { writePost } from './writing';

/** The first post as it was sent with a new record, the rest of the body, and what is wrong with it. */
export interface Opening {
  rest: Body;
  post: { body: string; file_ids: readonly string[] } | null;
  faults: Faults;
}

/** Takes the first post out of a new record's body. The server itself may begin a conversation later. */
export function readOpening(scope: Scope, resource: Resource, body: Body): Opening {
  const fields = openingFields(resource);
  const mine = Object.entries(body).filter(([key]) => Object.hasOwn(fields, key));
  const rest = Object.fromEntries(Object.entries(body).filter(([key]) => !Object.hasOwn(fields, key)));
  const needed = Object.hasOwn(fields, 'post_body') && actorOf(scope) !== null;
  if (!needed && mine.length === 0) return { rest, post: null, faults: {} };
  const { values, faults } = readFields(Object.fromEntries(mine), fields);
  const tidied = tidy(values, fields);
  const text = tidied.values.post_body;
  const missing: Faults = mine.some(([key]) => key === 'post_body') ? {} : { post_body: requiredFault };
  const found = { ...missing, ...faults, ...tidied.faults };
  const post = typeof text === 'string' ? { body: text, file_ids: (tidied.values.post_file_ids ?? []) as string[] } : null;
  return { rest, post, faults: found };
}

/** Writes the first post of a record just made. */
export async function openConversation(
  tx: Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  { body, file_ids }: { body: string; file_ids: readonly string[] },
): Promise<void> {
  const record = isUuid(id) ? await lockRecord(tx, scope.tenant.id, resource, id, []) : null;
  if (!record) throw notFound();
  const author = { author_id: actorOf(scope), from_office: scope.who.isAdmin };
  await writePost(tx, scope, resource, record, { ...author, internal: false, body, reply_to: null, mentions: [], file_ids });
}

import { resources } from '../../../resources';
import type { Tx } from '../db/database';
import { writePost } from '../records/conversation/writing';
import { lockRecord } from '../records/current';
import type { Scope } from '../scope';

/** The server's own words for who works on a task, as a note of the office; nothing where the task is gone. */
export async function noteOnTask(tx: Tx, scope: Scope, id: string, body: string): Promise<void> {
  const record = await lockRecord(tx, scope.tenant.id, resources.tasks, id, []);
  if (!record) return;
  const server = { author_id: null, from_office: true, internal: true, reply_to: null, mentions: [], file_ids: [] };
  await writePost(tx, scope, resources.tasks, record, { ...server, body });
}

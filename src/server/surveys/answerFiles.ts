import { resources } from '../../../resources';
import type { Question } from '../../contract/surveys/question';
import { isUuid } from '../../lib/uuid';
import type { Tx } from '../db/database';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import type { Held } from './invitation';
import { fileFacts, sentFiles } from './responseRows';

/** The files that answers name, in the order of their questions. */
export const fileIds = (questions: readonly Question[], answers: Readonly<Record<string, unknown>>): string[] =>
  questions.flatMap(({ key, type }) => {
    const given = type === 'file' ? answers[key] : null;
    return Array.isArray(given) ? given.filter((id): id is string => typeof id === 'string') : [];
  });

/** What the files of answers are called and how long they are, by id. */
export async function filesOf(
  tx: Tx,
  tenantId: number,
  questions: readonly Question[],
  answers: Readonly<Record<string, unknown>>,
) {
  const ids = fileIds(questions, answers).filter(isUuid);
  if (ids.length === 0) return {};
  const rows = await fileFacts(tx, tenantId, ids);
  return Object.fromEntries(rows.map(({ id, name, size }) => [id, { name, size: Number(size) }]));
}

const sameIds = (ids: readonly string[], others: readonly string[] | null) =>
  ids.length === (others ?? []).length && ids.every((id) => others?.includes(id));

/** Files of a sent response that is being changed stay its own; the rest belong to the invitation until they are sent. */
export async function holdAnswerFiles({ invitation }: Held, ids: readonly string[], { tx, scope }: HookContext): Promise<void> {
  if (sameIds(ids, invitation.file_ids)) return;
  const owned = await sentFiles(tx, scope.tenant.id, invitation.id, ids);
  const file_ids = ids.filter((id) => !owned.includes(id));
  await patch(tx, trailOf(scope), resources['survey-invitations'], invitation.id, { file_ids });
}

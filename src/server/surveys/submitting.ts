import { randomUUID } from 'node:crypto';
import { resources } from '../../../resources';
import { answerFaults, settled } from '../../contract/surveys/answers';
import { toWarsaw } from '../../lib/dates';
import { invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { audit, trailOf } from '../records/audit';
import { fill } from '../records/fill';
import { announce } from '../records/notices';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { newId } from '../records/start';
import { fileIds } from './answerFiles';
import { type Held, refuseClosed } from './invitation';
import { keepDraft } from './invitationRows';
import { moveFiles, responseOf } from './responseRows';
import { type Givers, giversOf, seal, unseal } from './sealed';
import { tellProposed, tellSubmitted } from './telling';

const { 'survey-invitations': invitations, 'survey-responses': responses } = resources;

/** Sends the answers in: all are judged, what is hidden is not kept. Of an anonymous survey nothing but "has answered" stays with the person. */
export async function submit(held: Held, { tx, scope }: HookContext): Promise<void> {
  refuseClosed(held, scope);
  const { invitation, survey, questions } = held;
  const tenantId = scope.tenant.id;
  const sent = invitation.state === 'submitted' ? await responseOf(tx, tenantId, invitation.id) : null;
  const before = invitation.draft ?? sent?.answers ?? null;
  const given = unseal(tenantId, before);
  const faults = answerFaults(questions, given, true);
  if (Object.keys(faults).length > 0)
    throw invalid(Object.fromEntries(Object.entries(faults).map(([key, says]) => [`answers.${key}`, says])));
  const answers = settled(questions, given);
  const id = survey.anonymous
    ? await keepUntied(held, answers, { tx, scope })
    : await keepTied(held, sent?.id ?? null, answers, giversOf(before), { tx, scope });
  await keepDraft(tx, tenantId, invitation.id, null, null);
  if (invitation.state !== 'submitted')
    await patch(tx, trailOf(scope), invitations, invitation.id, { state: 'submitted', file_ids: null });
  await tellSubmitted(held, { tx, scope });
  if (!survey.anonymous) await tellProposed(held, { id, answers }, { tx, scope });
  held.invitation = { ...invitation, state: 'submitted', draft: null, draft_saved_at: null, file_ids: null };
  if (!survey.anonymous) announce(tx, tenantId, responses, id, sent ? 'update' : 'create');
}

/**
 * No time but the survey's own, an id that does not sort by time, no line in the trail and no announcement of its own: nothing of the
 * response leads to the one who sent it, whose invitation says when that was.
 */
async function keepUntied(
  { survey, questions }: Held,
  answers: Record<string, unknown>,
  { tx, scope }: HookContext,
): Promise<string> {
  const id = randomUUID();
  const at = survey.created_at;
  const row = { id, survey_id: survey.id, answers: seal(scope.tenant.id, questions, answers, {}), created_at: at };
  await fill(tx, { tenantId: scope.tenant.id, at }, responses, [row]);
  return id;
}

async function keepTied(
  { invitation, survey, questions }: Held,
  known: string | null,
  answers: Record<string, unknown>,
  givers: Givers,
  { tx, scope }: HookContext,
): Promise<string> {
  const tenantId = scope.tenant.id;
  const id = known ?? newId();
  const files = fileIds(questions, answers);
  const kept = {
    submitted_on: todayOf(scope),
    submitted_at: toWarsaw(scope.now),
    answers: seal(tenantId, questions, answers, givers),
    user_id: scope.who.id,
  };
  if (known) await patch(tx, trailOf(scope), responses, id, { ...kept, status: 'new' });
  else {
    const row = { ...kept, id, survey_id: survey.id, invitation_id: invitation.id, company_id: invitation.company_id };
    await fill(tx, { tenantId, at: scope.now }, responses, [row]);
    const changes = { answers: { before: null, after: '[ukryte]' } };
    await audit(tx, { ...trailOf(scope), action: 'create', entity: responses.name, id, changes });
  }
  await moveFiles(tx, tenantId, invitation.id, id, files, scope.now);
  return id;
}

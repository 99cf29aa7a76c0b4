import { resources } from '../../../resources';
import type { Answering } from '../../contract/surveys/answering';
import { answerFaults, settled } from '../../contract/surveys/answers';
import { isEmpty } from '../../contract/surveys/kinds';
import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import { conflict, invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { fileIds, filesOf, holdAnswerFiles } from './answerFiles';
import { givenBeside, opensTo } from './closed';
import { companyTitle } from './companyRows';
import { type Held, mayAnswer, refuseClosed } from './invitation';
import { keepDraft } from './invitationRows';
import { responseOf, responsesCount } from './responseRows';
import { fewestShown } from './results';
import { seal, unsealMasked } from './sealed';

const invitations = resources['survey-invitations'];
/** The longest answer that is kept while one is still writing, in characters of JSON. */
const longestAnswer = 16_000;

/** The survey as the asker has it before them: the form, and their answers where they left off. */
export async function answeringOf(tx: Tx, scope: Scope, { invitation, survey, questions }: Held): Promise<Answering> {
  const tenantId = scope.tenant.id;
  const sent = invitation.state === 'submitted' && !survey.anonymous ? await responseOf(tx, tenantId, invitation.id) : null;
  const kept = invitation.draft ?? sent?.answers ?? null;
  const answers = unsealMasked(tenantId, kept);
  const company = invitation.company_id && (await companyTitle(tx, tenantId, invitation.company_id));
  const seesResults = survey.results_visible === 'respondents' && invitation.state === 'submitted';
  return {
    id: invitation.id,
    survey_id: survey.id,
    title: survey.title,
    description: survey.description,
    company: company || null,
    closes_at: survey.closes_at,
    state: invitation.state,
    anonymous: survey.anonymous,
    open: mayAnswer(survey, invitation.state, scope),
    thank_you: survey.thank_you,
    sections: survey.sections ?? [],
    questions,
    answers,
    opens: opensTo(invitation, questions, kept, scope),
    saved_at: invitation.draft_saved_at && toWarsaw(invitation.draft_saved_at),
    changed: invitation.state === 'submitted' && invitation.draft !== null,
    allow_edit_until_close: survey.allow_edit_until_close,
    files: await filesOf(tx, tenantId, questions, answers),
    results: seesResults && (await responsesCount(tx, tenantId, survey.id)) >= fewestShown,
  };
}

/** Somebody opened the survey for the first time. */
export async function opened(held: Held, { tx, scope }: HookContext): Promise<void> {
  if (held.invitation.state !== 'invited') return;
  await patch(tx, trailOf(scope), invitations, held.invitation.id, { state: 'opened' });
  held.invitation = { ...held.invitation, state: 'opened' };
}

/**
 * Keeps some answers beside those kept before; null takes one back. They need not be right yet, so that nothing typed is lost; only
 * files must be there and the sender's own. Answers to questions that became hidden go.
 */
export async function save(held: Held, sent: unknown, { tx, scope }: HookContext): Promise<Record<string, unknown>> {
  refuseClosed(held, scope);
  const { invitation, survey, questions } = held;
  const tenantId = scope.tenant.id;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw invalid({ answers: 'Podaj odpowiedzi' });
  const faults = Object.entries(sent).flatMap(([key, value]) => {
    const question = questions.find((each) => each.key === key);
    if (!question) return [[`answers.${key}`, 'Nie ma takiego pytania']];
    if (JSON.stringify(value ?? null).length > longestAnswer) return [[`answers.${key}`, 'Odpowiedź jest zbyt długa']];
    return [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults) as Record<string, string>);
  const before =
    invitation.draft ??
    (invitation.state === 'submitted' ? ((await responseOf(tx, tenantId, invitation.id))?.answers ?? null) : null);
  const { given, givers } = givenBeside(questions, tenantId, before, sent as Record<string, unknown>, scope);
  const answers = settled(questions, given);
  const wrongFiles = answerFaults(
    questions.filter(({ type }) => type === 'file').map((each) => ({ ...each, visible_if: [] })),
    answers,
    false,
  );
  if (Object.keys(wrongFiles).length > 0)
    throw invalid(Object.fromEntries(Object.entries(wrongFiles).map(([key, says]) => [`answers.${key}`, says])));
  const kept = fileIds(questions, answers);
  const started = ['invited', 'opened'].includes(invitation.state) && Object.values(sent).some((value) => !isEmpty(value));
  const trail = trailOf(scope);
  await holdAnswerFiles(held, kept, { tx, scope });
  if (started) await patch(tx, trail, invitations, invitation.id, { state: 'started' });
  await keepDraft(tx, tenantId, invitation.id, seal(tenantId, questions, answers, givers), scope.now);
  held.invitation = {
    ...invitation,
    state: started ? 'started' : invitation.state,
    draft: [...seal(tenantId, questions, answers, givers)],
    draft_saved_at: scope.now,
    file_ids: kept,
  };
  if (survey.anonymous && kept.length > 0) throw invalid({ answers: 'Anonimowa ankieta nie przyjmuje plików' });
  return answers;
}

/** Somebody would rather not answer. */
export async function decline(held: Held, { tx, scope }: HookContext): Promise<void> {
  refuseClosed(held, scope);
  const { invitation } = held;
  if (invitation.state === 'submitted') throw conflict('Twoje odpowiedzi są już wysłane.', undefined, 'submitted');
  await keepDraft(tx, scope.tenant.id, invitation.id, null, null);
  await patch(tx, trailOf(scope), invitations, invitation.id, { state: 'declined', file_ids: null });
  held.invitation = { ...invitation, state: 'declined', draft: null, draft_saved_at: null, file_ids: null };
}

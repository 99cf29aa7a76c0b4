import { randomUUID } from 'node:crypto';
import { resources } from '../../../resources';
import type { Answering, MySurvey } from '../../contract/surveys/answering';
import { answerFaults, settled } from '../../contract/surveys/answers';
import { isEmpty } from '../../contract/surveys/kinds';
import type { Question } from '../../contract/surveys/question';
import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import type { Tx } from '../db/database';
import { companyTitle } from '../db/surveyedCompanies';
import { holdInvitation, type Invitation, keepDraft, surveysOf } from '../db/surveyInvitations';
import { fileFacts, moveFiles, responseOf, responsesCount, sentFiles } from '../db/surveyResponses';
import { surveyRow } from '../db/surveys';
import { conflict, forbidden, invalid, notFound } from '../errors';
import type { HookContext } from '../handlers/define';
import { audit, trailOf } from '../records/audit';
import { fill } from '../records/fill';
import { announce } from '../records/notices';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { newId } from '../records/start';
import type { Scope } from '../scope';
import { type OpenSurvey, questionsOf } from './form';
import { fewestShown } from './results';
import { seal, unseal, unsealMasked } from './sealed';
import { tellProposed, tellSubmitted } from './telling';

const { 'survey-invitations': invitations, 'survey-responses': responses, surveys } = resources;
/** The longest answer that is kept while one is still writing, in characters of JSON. */
const longestAnswer = 16_000;

/** Nobody has surveys where the module is off, and clients only where the firm lets them in (P03). */
export function isOn({ who, tenant: { config } }: Scope): boolean {
  return config.modules[surveys.module ?? '']?.enabled === true && (who.isAdmin || config.switches.clientSurveys);
}
function refuseSwitchedOff(scope: Scope): void {
  if (!isOn(scope)) throw notFound();
}
const companiesOf = ({ who }: Scope) => (who.isAdmin ? [] : who.companies.map(({ id }) => id));

/** A survey, and whether the asker only looks on in the firm that is asked, so that they do not answer for it. */
export type AskedIn = MySurvey & { company_id: string | null; looks_on: boolean };

/** Surveys in which the asker's word is waited for, and those they answered. */
export async function mySurveys(db: Pick<Tx, 'query'>, scope: Scope): Promise<AskedIn[]> {
  refuseSwitchedOff(scope);
  const rows = await surveysOf(db, scope.tenant.id, scope.who.id, companiesOf(scope));
  return rows.map((row) => {
    const closes = row.closes_at as Date | null;
    const survey = {
      status: row.status,
      closes_at: closes && toWarsaw(closes),
      allow_edit_until_close: row.allow_edit_until_close,
    };
    return {
      id: String(row.id),
      survey_id: String(row.survey_id),
      title: String(row.title),
      description: row.description as string | null,
      company: row.company as string | null,
      company_id: row.company_id as string | null,
      looks_on: looksOn(row as Pick<Invitation, 'user_id' | 'company_id'>, scope),
      closes_at: survey.closes_at,
      state: row.state as MySurvey['state'],
      anonymous: row.anonymous === true,
      open: mayAnswer(survey as OpenSurvey, row.state as MySurvey['state'], scope),
    };
  });
}

function mayAnswer(
  { status, closes_at, allow_edit_until_close }: Pick<OpenSurvey, 'status' | 'closes_at' | 'allow_edit_until_close'>,
  state: MySurvey['state'],
  { now }: Scope,
): boolean {
  if (status !== 'open' || (closes_at !== null && closes_at <= toWarsaw(now))) return false;
  return state !== 'declined' && (state !== 'submitted' || allow_edit_until_close);
}

/** An invitation in hand, with what it is to. */
export interface Held {
  invitation: Invitation;
  survey: OpenSurvey;
  questions: Question[];
}

/** The asker's own invitation, held; 404 for anybody else's. */
export async function hold(tx: Tx, scope: Scope, id: string): Promise<Held> {
  refuseSwitchedOff(scope);
  if (!isUuid(id)) throw notFound();
  const { tenant, who } = scope;
  const invitation = await holdInvitation(tx, tenant.id, who.id, companiesOf(scope), id);
  const survey = invitation && (await surveyRow(tx, tenant.id, invitation.survey_id));
  if (!invitation || !survey || !['open', 'closed'].includes(survey.status)) throw notFound();
  return { invitation, survey: survey as OpenSurvey, questions: await questionsOf(tx, tenant.id, invitation.survey_id) };
}

const looksOn = ({ user_id, company_id }: Pick<Invitation, 'user_id' | 'company_id'>, { who }: Scope) =>
  user_id === null && who.companies.some(({ id, role }) => id === company_id && role === 'viewer');

/** Who only looks on in a firm does not answer for it. */
function refuseClosed({ invitation, survey }: Held, scope: Scope): void {
  if (looksOn(invitation, scope)) throw forbidden();
  if (mayAnswer(survey, invitation.state, scope)) return;
  throw invitation.state === 'submitted'
    ? conflict('Twoje odpowiedzi są już wysłane.', undefined, 'submitted')
    : conflict('Ta ankieta nie przyjmuje już odpowiedzi.', undefined, 'closed');
}

/** The survey as the asker has it before them: the form, and their answers where they left off. */
export async function answeringOf(tx: Tx, scope: Scope, { invitation, survey, questions }: Held): Promise<Answering> {
  const tenantId = scope.tenant.id;
  const sent = invitation.state === 'submitted' && !survey.anonymous ? await responseOf(tx, tenantId, invitation.id) : null;
  const open = looksOn(invitation, scope) ? unsealMasked : unseal;
  const answers = open(tenantId, invitation.draft ?? sent?.answers ?? null);
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
    saved_at: invitation.draft_saved_at && toWarsaw(invitation.draft_saved_at),
    changed: invitation.state === 'submitted' && invitation.draft !== null,
    allow_edit_until_close: survey.allow_edit_until_close,
    files: await filesOf(tx, tenantId, questions, answers),
    results: seesResults && (await responsesCount(tx, tenantId, survey.id)) >= fewestShown,
  };
}

const fileIds = (questions: readonly Question[], answers: Readonly<Record<string, unknown>>): string[] =>
  questions.flatMap(({ key, type }) => {
    const given = type === 'file' ? answers[key] : null;
    return Array.isArray(given) ? given.filter((id): id is string => typeof id === 'string') : [];
  });

async function filesOf(tx: Tx, tenantId: number, questions: readonly Question[], answers: Readonly<Record<string, unknown>>) {
  const ids = fileIds(questions, answers).filter(isUuid);
  if (ids.length === 0) return {};
  const rows = await fileFacts(tx, tenantId, ids);
  return Object.fromEntries(rows.map(({ id, name, size }) => [id, { name, size: Number(size) }]));
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
  const answers = settled(questions, { ...unseal(tenantId, before), ...sent });
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
  if (!sameIds(kept, invitation.file_ids)) await holdAnswerFiles(held, kept, { tx, scope });
  if (started) await patch(tx, trail, invitations, invitation.id, { state: 'started' });
  await keepDraft(tx, tenantId, invitation.id, seal(tenantId, questions, answers), scope.now);
  held.invitation = {
    ...invitation,
    state: started ? 'started' : invitation.state,
    draft: [...seal(tenantId, questions, answers)],
    draft_saved_at: scope.now,
    file_ids: kept,
  };
  if (survey.anonymous && kept.length > 0) throw invalid({ answers: 'Anonimowa ankieta nie przyjmuje plików' });
  return answers;
}

const sameIds = (ids: readonly string[], others: readonly string[] | null) =>
  ids.length === (others ?? []).length && ids.every((id) => others?.includes(id));

/** Files of a sent response that is being changed stay its own; the rest belong to the invitation until they are sent. */
async function holdAnswerFiles({ invitation }: Held, ids: readonly string[], { tx, scope }: HookContext): Promise<void> {
  const owned = await sentFiles(tx, scope.tenant.id, invitation.id, ids);
  const file_ids = ids.filter((id) => !owned.includes(id));
  await patch(tx, trailOf(scope), invitations, invitation.id, { file_ids });
}

/** Sends the answers in: all are judged, what is hidden is not kept. Of an anonymous survey nothing but "has answered" stays with the person. */
export async function submit(held: Held, { tx, scope }: HookContext): Promise<void> {
  refuseClosed(held, scope);
  const { invitation, survey, questions } = held;
  const tenantId = scope.tenant.id;
  const sent = invitation.state === 'submitted' ? await responseOf(tx, tenantId, invitation.id) : null;
  const given = unseal(tenantId, invitation.draft ?? sent?.answers ?? null);
  const faults = answerFaults(questions, given, true);
  if (Object.keys(faults).length > 0)
    throw invalid(Object.fromEntries(Object.entries(faults).map(([key, says]) => [`answers.${key}`, says])));
  const answers = settled(questions, given);
  const id = survey.anonymous
    ? await keepUntied(held, answers, { tx, scope })
    : await keepTied(held, sent?.id ?? null, answers, { tx, scope });
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
  const row = { id, survey_id: survey.id, answers: seal(scope.tenant.id, questions, answers), created_at: at };
  await fill(tx, { tenantId: scope.tenant.id, at }, responses, [row]);
  return id;
}

async function keepTied(
  { invitation, survey, questions }: Held,
  known: string | null,
  answers: Record<string, unknown>,
  { tx, scope }: HookContext,
): Promise<string> {
  const tenantId = scope.tenant.id;
  const id = known ?? newId();
  const files = fileIds(questions, answers);
  const kept = {
    submitted_on: todayOf(scope),
    submitted_at: toWarsaw(scope.now),
    answers: seal(tenantId, questions, answers),
    user_id: scope.who.id,
  };
  if (known) await patch(tx, trailOf(scope), responses, id, { ...kept, status: 'new' });
  else {
    const row = { ...kept, id, survey_id: survey.id, invitation_id: invitation.id, company_id: invitation.company_id };
    await fill(tx, { tenantId, at: scope.now }, responses, [row]);
    const changes = { answers: { before: null, after: '[ukryte]' } };
    await audit(tx, { ...trailOf(scope), action: 'create', entity: responses.name, id, changes });
  }
  await moveFiles(tx, tenantId, invitation.id, id, files);
  return id;
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

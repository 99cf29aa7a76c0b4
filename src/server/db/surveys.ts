import type { StoredFile } from '../../contract/files';
import { type MappedField, mappedFields } from '../../domain/surveys/mapped';
import { toWarsaw } from '../../lib/dates';
import type { Tx } from './database';

type Db = Pick<Tx, 'query'>;

/** The questions of a survey in their order, as rows keep them. */
export function questionRows(db: Db, tenantId: number, surveyId: string): Promise<Record<string, unknown>[]> {
  return db.query({
    name: 'surveys.questions',
    text: `select key, label, help, type, required, section, options, lines, min, max, max_length, visible_if, visible_join, formula, maps_to
      from survey_questions where tenant_id = $1 and survey_id = $2 and deleted_at is null order by position, id`,
    values: [tenantId, surveyId],
  });
}

/** Takes all questions of a survey away, before others take their place. */
export async function dropQuestions(tx: Tx, tenantId: number, surveyId: string): Promise<void> {
  await tx.query({
    name: 'surveys.dropQuestions',
    text: 'delete from survey_questions where tenant_id = $1 and survey_id = $2',
    values: [tenantId, surveyId],
  });
}

/** Whether somebody began to answer, so that the form must stay as it is. */
export async function isAnswered(db: Db, tenantId: number, surveyId: string): Promise<boolean> {
  const rows = await db.query({
    name: 'surveys.answered',
    text: `select 1 from survey_invitations where tenant_id = $1 and survey_id = $2 and deleted_at is null
        and state in ('started', 'submitted') limit 1`,
    values: [tenantId, surveyId],
  });
  return rows.length > 0;
}

/** Somebody to be asked: a firm, or a person and the firm they are asked for. */
export interface Asked {
  company_id: string | null;
  user_id: string | null;
}

/** People of the companies with an account in use, each once. */
export function peopleOf(
  db: Db,
  tenantId: number,
  companies: readonly string[],
): Promise<{ user_id: string; company_id: string }[]> {
  return db.query({
    name: 'surveys.people',
    text: `select distinct on (m.user_id) m.user_id, m.company_id from memberships m
      join users u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.status = 'active' and u.deleted_at is null
      where m.tenant_id = $1 and m.company_id = any ($2::uuid[]) and m.deleted_at is null order by m.user_id, m.created_at, m.id`,
    values: [tenantId, companies],
  });
}

/** Everybody of the office with an account in use, with what decides their areas. */
export function officePeople(db: Db, tenantId: number): Promise<{ id: string; roles: string[] }[]> {
  return db.query({
    name: 'surveys.office',
    text: `select id, roles from users where tenant_id = $1 and "isAdmin" and status = 'active' and deleted_at is null`,
    values: [tenantId],
  });
}

/** Who is invited already, as `company user`. */
export async function invitedAlready(db: Db, tenantId: number, surveyId: string): Promise<Set<string>> {
  const rows = await db.query<Asked>({
    name: 'surveys.invited',
    text: 'select company_id, user_id from survey_invitations where tenant_id = $1 and survey_id = $2 and deleted_at is null',
    values: [tenantId, surveyId],
  });
  return new Set(rows.map(askedKey));
}
export const askedKey = ({ company_id, user_id }: Asked) => (user_id ? `u ${user_id}` : `c ${company_id}`);

export interface Invitation extends Asked {
  id: string;
  survey_id: string;
  state: 'invited' | 'opened' | 'started' | 'submitted' | 'declined';
  draft: { key: string; value: string }[] | null;
  draft_saved_at: Date | null;
  file_ids: string[] | null;
  reminded_count: number;
}

const mine = `i.tenant_id = $1 and i.deleted_at is null and (i.user_id = $2 or (i.user_id is null and i.company_id = any ($3::uuid[])))`;

/** Surveys that a person is asked in, by themselves or as one of a firm's people; drafts and archived ones are not told. */
export function surveysOf(
  db: Db,
  tenantId: number,
  userId: string,
  companies: readonly string[],
): Promise<Record<string, unknown>[]> {
  return db.query({
    name: 'surveys.mine',
    text: `select i.id, i.survey_id, i.state, i.user_id, i.company_id, i.draft_saved_at, c.title as company, s.title, s.description, s.closes_at, s.status, s.anonymous,
        s.allow_edit_until_close
      from survey_invitations i join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id and s.deleted_at is null
      left join companies c on c.tenant_id = i.tenant_id and c.id = i.company_id
      where ${mine} and s.status in ('open', 'closed')
      order by (s.status = 'open' and i.state in ('invited', 'opened', 'started')) desc, s.closes_at nulls last, i.id desc limit 100`,
    values: [tenantId, userId, companies],
  });
}

/** A person's own invitation, by its id or by its survey's (then the one that still waits); held until the transaction ends. */
export async function holdInvitation(
  tx: Db,
  tenantId: number,
  userId: string,
  companies: readonly string[],
  id: string,
): Promise<Invitation | null> {
  const [row] = await tx.query<Invitation>({
    name: 'surveys.invitation',
    text: `select i.id, i.survey_id, i.company_id, i.user_id, i.state, i.draft, i.draft_saved_at, i.file_ids, i.reminded_count
      from survey_invitations i where ${mine} and (i.id = $4 or i.survey_id = $4)
      order by i.state in ('submitted', 'declined'), i.id limit 1 for no key update`,
    values: [tenantId, userId, companies, id],
  });
  return row ?? null;
}

/** Keeps what somebody has answered so far; it is nobody's to see but theirs, so the trail holds the beginning and the sending alone. */
export async function keepDraft(
  tx: Tx,
  tenantId: number,
  id: string,
  draft: readonly { key: string; value: string }[] | null,
  at: Date | null,
): Promise<void> {
  await tx.query({
    name: 'surveys.keepDraft',
    text: 'update survey_invitations set draft = $3::jsonb, draft_saved_at = $4 where tenant_id = $1 and id = $2',
    values: [tenantId, id, draft && JSON.stringify(draft), at],
  });
}

/** What answering needs to know of a survey, as the wire has it. */
export async function surveyRow(
  db: Db,
  tenantId: number,
  id: string,
): Promise<(Record<string, unknown> & { status: string }) | null> {
  const [row] = await db.query<Record<string, unknown> & { status: string; closes_at: Date | null }>({
    name: 'surveys.one',
    text: `select id, title, description, status, closes_at, anonymous, allow_edit_until_close, thank_you, sections, results_visible, author_id, created_at
      from surveys where tenant_id = $1 and id = $2 and deleted_at is null`,
    values: [tenantId, id],
  });
  return row ? { ...row, closes_at: row.closes_at && toWarsaw(row.closes_at) } : null;
}

export async function companyTitle(db: Db, tenantId: number, id: string): Promise<string | null> {
  const [row] = await db.query<{ title: string }>({
    name: 'surveys.company',
    text: 'select title from companies where tenant_id = $1 and id = $2',
    values: [tenantId, id],
  });
  return row?.title ?? null;
}

/** Names and sizes in bytes, for whoever put the files there. */
export function fileFacts(
  db: Db,
  tenantId: number,
  ids: readonly string[],
): Promise<{ id: string; name: string; size: number }[]> {
  return db.query({
    name: 'surveys.files',
    text: 'select id, name, bytes as size from files where tenant_id = $1 and id = any ($2::uuid[])',
    values: [tenantId, ids],
  });
}

/** The files of a response's answers, as records show theirs. */
export async function filesOfResponse(db: Db, tenantId: number, responseId: string): Promise<StoredFile[]> {
  const rows = await db.query<StoredFile>({
    name: 'surveys.responseFilesOf',
    text: `select id, name, mime, bytes::float8 as size, pages, state from files
      where tenant_id = $1 and entity = 'survey-responses' and record_id = $2 and released_at is null order by id`,
    values: [tenantId, responseId],
  });
  return rows;
}

export async function surveyOfResponse(db: Db, tenantId: number, responseId: string): Promise<string | null> {
  const [row] = await db.query<{ survey_id: string }>({
    name: 'surveys.ofResponse',
    text: 'select survey_id from survey_responses where tenant_id = $1 and id = $2 and deleted_at is null',
    values: [tenantId, responseId],
  });
  return row?.survey_id ?? null;
}

/** Those of the files that an invitation's sent answers hold already. */
export async function sentFiles(db: Db, tenantId: number, invitationId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'surveys.sentFiles',
    text: `select f.id from files f join survey_responses r on r.tenant_id = f.tenant_id and r.id = f.record_id
      where f.tenant_id = $1 and f.entity = 'survey-responses' and r.invitation_id = $2 and f.released_at is null
        and f.id = any ($3::uuid[])`,
    values: [tenantId, invitationId, ids],
  });
  return rows.map(({ id }) => id);
}

/** Files of answers being written become those of the answers sent; what is not among them is let go of. */
export async function moveFiles(
  tx: Tx,
  tenantId: number,
  invitationId: string,
  responseId: string,
  files: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'surveys.moveFiles',
    text: `update files set entity = 'survey-responses', record_id = $3, released_at = null
      where tenant_id = $1 and entity = 'survey-invitations' and record_id = $2 and id = any ($4::uuid[])`,
    values: [tenantId, invitationId, responseId, files],
  });
  await tx.query({
    name: 'surveys.releaseFiles',
    text: `update files set released_at = now() where tenant_id = $1 and entity = 'survey-responses' and record_id = $2
      and released_at is null and not id = any ($3::uuid[])`,
    values: [tenantId, responseId, files],
  });
  await tx.query({
    name: 'surveys.responseFiles',
    text: 'update survey_responses set file_ids = $3 where tenant_id = $1 and id = $2',
    values: [tenantId, responseId, files],
  });
}

export interface ResponseRow {
  id: string;
  invitation_id: string | null;
  company: string | null;
  person: string | null;
  submitted_on: string | null;
  submitted_at: Date | null;
  status: string;
  answers: { key: string; value: string }[] | null;
}

/** All that was sent in, the newest first; of an anonymous survey in an order that says nothing. */
export function responseRows(db: Db, tenantId: number, surveyId: string): Promise<ResponseRow[]> {
  return db.query({
    name: 'surveys.responses',
    text: `select r.id, r.invitation_id, c.title as company, u.first_name || ' ' || u.last_name as person, r.submitted_on::text as submitted_on, r.submitted_at,
        r.status, r.answers
      from survey_responses r left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
      left join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
      where r.tenant_id = $1 and r.survey_id = $2 and r.deleted_at is null order by r.submitted_at desc nulls last, r.id`,
    values: [tenantId, surveyId],
  });
}

export async function responseOf(
  db: Db,
  tenantId: number,
  invitationId: string,
): Promise<Pick<ResponseRow, 'id' | 'answers'> | null> {
  const [row] = await db.query<Pick<ResponseRow, 'id' | 'answers'>>({
    name: 'surveys.responseOf',
    text: 'select id, answers from survey_responses where tenant_id = $1 and invitation_id = $2 and deleted_at is null',
    values: [tenantId, invitationId],
  });
  return row ?? null;
}

export async function answersOf(db: Db, tenantId: number, responseId: string): Promise<{ key: string; value: string }[]> {
  const [row] = await db.query<{ answers: { key: string; value: string }[] | null }>({
    name: 'surveys.answersOf',
    text: 'select answers from survey_responses where tenant_id = $1 and id = $2',
    values: [tenantId, responseId],
  });
  return row?.answers ?? [];
}

export async function responsesCount(db: Db, tenantId: number, surveyId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'surveys.responsesCount',
    text: 'select count(*)::int as count from survey_responses where tenant_id = $1 and survey_id = $2 and deleted_at is null',
    values: [tenantId, surveyId],
  });
  return row?.count ?? 0;
}

/** Invitations that nobody answered yet. With `ids` only these; with `before` only those not reminded since and fewer times than `most`. */
export function silentInvitations(
  db: Db,
  tenantId: number,
  surveyId: string,
  { ids = null, before = null, most = null }: { ids?: readonly string[] | null; before?: Date | null; most?: number | null } = {},
): Promise<(Asked & { id: string; reminded_count: number })[]> {
  return db.query({
    name: 'surveys.silent',
    text: `select id, company_id, user_id, reminded_count from survey_invitations
      where tenant_id = $1 and survey_id = $2 and deleted_at is null and state in ('invited', 'opened', 'started')
        and ($3::uuid[] is null or id = any ($3::uuid[]))
        and ($4::timestamptz is null or coalesce(reminded_at, created_at) <= $4)
        and ($5::int is null or reminded_count < $5) order by id for no key update`,
    values: [tenantId, surveyId, ids, before, most],
  });
}

/** Counts one more reminder for each. */
export async function countReminders(tx: Tx, tenantId: number, ids: readonly string[], at: Date): Promise<void> {
  await tx.query({
    name: 'surveys.countReminders',
    text: `update survey_invitations set reminded_count = reminded_count + 1, reminded_at = $3, version = version + 1
      where tenant_id = $1 and id = any ($2::uuid[])`,
    values: [tenantId, ids, at],
  });
}

/** Surveys that should be open, closed or reminded of by now. */
export async function surveysDue(
  db: Db,
  tenantId: number,
  now: Date,
): Promise<{ open: string[]; close: string[]; remind: string[] }> {
  const rows = await db.query<{ id: string; status: string; is_over: boolean; reminds: boolean }>({
    name: 'surveys.due',
    text: `select id, status, coalesce(closes_at <= $2, false) as is_over, remind_every_days is not null as reminds from surveys
      where tenant_id = $1 and deleted_at is null and not template
        and ((status = 'scheduled' and opens_at <= $2) or status = 'open') order by id`,
    values: [tenantId, now],
  });
  const ids = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).map(({ id }) => id);
  return {
    open: ids(({ status }) => status === 'scheduled'),
    close: ids(({ status, is_over }) => status === 'open' && is_over),
    remind: ids(({ status, is_over, reminds }) => status === 'open' && !is_over && reminds),
  };
}

/** What a company's card says now in the fields that answers may fill; null where there is no such company. */
export async function mappedValues(db: Db, tenantId: number, companyId: string): Promise<Record<MappedField, unknown> | null> {
  const columns = (Object.keys(mappedFields) as MappedField[]).map((key) =>
    mappedFields[key].some((type) => type === 'date') ? `${key}::text as ${key}` : key,
  );
  const [row] = await db.query<Record<MappedField, unknown>>({
    name: 'surveys.mappedValues',
    text: `select ${columns.join(', ')} from companies where tenant_id = $1 and id = $2 and deleted_at is null`,
    values: [tenantId, companyId],
  });
  return row ?? null;
}

/** Who keeps the company. */
export async function keeperOfCompany(db: Db, tenantId: number, companyId: string): Promise<string | null> {
  const [row] = await db.query<{ owner_id: string | null }>({
    name: 'surveys.keeper',
    text: 'select owner_id from companies where tenant_id = $1 and id = $2 and deleted_at is null',
    values: [tenantId, companyId],
  });
  return row?.owner_id ?? null;
}

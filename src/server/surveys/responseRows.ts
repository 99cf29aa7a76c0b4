import type { StoredFile } from '../../contract/files';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

export interface ResponseRow {
  id: string;
  invitation_id: string | null;
  company: string | null;
  person: string | null;
  submitted_on: string | null;
  submitted_at: Date | null;
  status: string;
  answers: { key: string; value: string; by?: string }[] | null;
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

export async function surveyOfResponse(db: Db, tenantId: number, responseId: string): Promise<string | null> {
  const [row] = await db.query<{ survey_id: string }>({
    name: 'surveys.ofResponse',
    text: 'select survey_id from survey_responses where tenant_id = $1 and id = $2 and deleted_at is null',
    values: [tenantId, responseId],
  });
  return row?.survey_id ?? null;
}

export async function answersOf(
  db: Db,
  tenantId: number,
  responseId: string,
): Promise<{ key: string; value: string; by?: string }[]> {
  const [row] = await db.query<{ answers: { key: string; value: string; by?: string }[] | null }>({
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
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'surveys.moveFiles',
    text: `update files set entity = 'survey-responses', record_id = $3, released_at = null
      where tenant_id = $1 and entity = 'survey-invitations' and record_id = $2 and id = any ($4::uuid[])`,
    values: [tenantId, invitationId, responseId, files],
  });
  await tx.query({
    name: 'surveys.releaseFiles',
    text: `update files set released_at = $4 where tenant_id = $1 and entity = 'survey-responses' and record_id = $2
      and released_at is null and not id = any ($3::uuid[])`,
    values: [tenantId, responseId, files, now],
  });
  await tx.query({
    name: 'surveys.responseFiles',
    text: 'update survey_responses set file_ids = $3 where tenant_id = $1 and id = $2',
    values: [tenantId, responseId, files],
  });
}

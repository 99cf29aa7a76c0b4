import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

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
  draft: { key: string; value: string; by?: string }[] | null;
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

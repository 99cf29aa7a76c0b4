import type { LineChange } from '../../domain/campaigns/campaign';
import type { Tx } from '../db/database';
import type { Sealed } from '../surveys/sealed';

type Db = Pick<Tx, 'query'>;

/** What is kept of a client in a campaign, with how far its survey is. */
export interface KeptClient {
  id: string;
  campaign: string;
  year: number;
  company_id: string;
  due_date: string;
  survey_id: string | null;
  sent_on: string | null;
  reminded_step: number | null;
  reminded_on: string | null;
  agreed_on: string | null;
  task_id: string | null;
  task_title: string | null;
  set_aside: boolean;
  reason: string | null;
  invitation_id: string | null;
  answered_on: string | null;
  response_id: string | null;
}
type KeptRow = Omit<KeptClient, 'invitation_id' | 'answered_on' | 'response_id'>;

const day = (column: string) => `(${column} at time zone 'Europe/Warsaw')::date::text`;
const columns = `k.id, k.campaign, k.year, k.company_id, k.due_date::text as due_date, k.survey_id, ${day('k.sent_at')} as sent_on,
  k.reminded_step, ${day('k.reminded_at')} as reminded_on, ${day('k.agreed_at')} as agreed_on, k.task_id, t.title as task_title,
  k.set_aside, k.reason`;
const tasked = `from campaign_clients k left join tasks t on t.tenant_id = $1 and t.id = k.task_id and t.deleted_at is null`;

/** What is kept of a campaign of a year, or of one client in it. */
export async function keptClients(
  db: Db,
  tenantId: number,
  campaign: string,
  year: number,
  companyId: string | null = null,
): Promise<KeptClient[]> {
  const rows = await db.query<KeptRow>({
    name: 'campaigns.kept',
    text: `select ${columns} ${tasked} where k.tenant_id = $1 and k.campaign = $2 and k.year = $3 and k.deleted_at is null
      and ($4::uuid is null or k.company_id = $4)`,
    values: [tenantId, campaign, year, companyId],
  });
  return withSurveys(db, tenantId, rows, companyId);
}

/** The survey of a campaign's year, once anybody was asked. */
export async function surveyOf(db: Db, tenantId: number, campaign: string, year: number): Promise<string | null> {
  const [row] = await db.query<{ survey_id: string }>({
    name: 'campaigns.survey',
    text: `select survey_id from campaign_clients
      where tenant_id = $1 and campaign = $2 and year = $3 and survey_id is not null and deleted_at is null limit 1`,
    values: [tenantId, campaign, year],
  });
  return row?.survey_id ?? null;
}

/** Clients whose survey nobody answered, with a deadline from the day on, and nothing agreed without it. */
export async function silentClients(db: Db, tenantId: number, from: string): Promise<KeptClient[]> {
  const rows = await db.query<KeptRow>({
    name: 'campaigns.silent',
    text: `select ${columns} ${tasked} join surveys s on s.tenant_id = $1 and s.id = k.survey_id and s.status = 'open' and s.deleted_at is null
      join companies c on c.tenant_id = $1 and c.id = k.company_id and c.deleted_at is null
      where k.tenant_id = $1 and k.deleted_at is null and not k.set_aside and k.agreed_at is null and k.due_date >= $2
        and k.sent_at is not null order by k.id`,
    values: [tenantId, from],
  });
  return (await withSurveys(db, tenantId, rows)).filter(({ response_id }) => response_id === null);
}

/**
 * Adds how far each client's survey is. Read apart: joined by survey and company at once, a survey of thousands was gone through anew for
 * each of them.
 */
async function withSurveys(
  db: Db,
  tenantId: number,
  rows: readonly KeptRow[],
  companyId: string | null = null,
): Promise<KeptClient[]> {
  const surveys = [...new Set(rows.flatMap(({ survey_id }) => survey_id ?? []))];
  const asked = surveys.length > 0 ? await invitationsIn(db, tenantId, surveys, companyId) : [];
  const found = new Map(asked.map((each) => [`${each.survey_id} ${each.company_id}`, each]));
  return rows.map((row) => {
    const {
      invitation_id = null,
      answered_on = null,
      response_id = null,
    } = found.get(`${row.survey_id} ${row.company_id}`) ?? {};
    return { ...row, invitation_id, answered_on, response_id };
  });
}

/** A company's invitation to a survey, with its answer. */
interface Invited extends Pick<KeptClient, 'invitation_id' | 'answered_on' | 'response_id'> {
  survey_id: string;
  company_id: string;
}

const invitationsIn = (db: Db, tenantId: number, surveys: readonly string[], companyId: string | null): Promise<Invited[]> =>
  db.query<Invited>({
    name: 'campaigns.invitations',
    text: `select i.survey_id, i.company_id, i.id as invitation_id, r.id as response_id, r.submitted_on::text as answered_on
      from survey_invitations i
      left join survey_responses r on r.tenant_id = $1 and r.invitation_id = i.id and r.deleted_at is null
      where i.tenant_id = $1 and i.survey_id = any ($2::uuid[]) and i.user_id is null and i.deleted_at is null
        and ($3::uuid is null or i.company_id = $3)`,
    values: [tenantId, surveys, companyId],
  });

/** Answers of responses, as rows keep them. */
export async function keptAnswers(db: Db, tenantId: number, ids: readonly string[]): Promise<Map<string, Sealed | null>> {
  const rows = await db.query<{ id: string; answers: Sealed | null }>({
    name: 'campaigns.answers',
    text: 'select id, answers from survey_responses where tenant_id = $1 and id = any ($2::uuid[]) and deleted_at is null',
    values: [tenantId, ids],
  });
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}

/** People of the office by their ids, as they are called. */
export async function namesOf(db: Db, tenantId: number, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; name: string }>({
    name: 'campaigns.keepers',
    text: `select id, first_name || ' ' || last_name as name from users where tenant_id = $1 and id = any ($2::uuid[])`,
    values: [tenantId, ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The line of a company's profile that stands from that very day on the same subject, of the same person or of nobody. */
export async function standingLine(
  db: Db,
  tenantId: number,
  { company_id, subject, person, from }: Pick<LineChange, 'subject' | 'person' | 'from'> & { company_id: string },
): Promise<string | null> {
  const [row] = await db.query<{ id: string }>({
    name: 'campaigns.standing_line',
    text: `select id from profile_lines where tenant_id = $1 and company_id = $2 and subject = $3 and person_id is not distinct from $4::uuid
      and valid_from = $5::date and deleted_at is null`,
    values: [tenantId, company_id, subject, person, from],
  });
  return row?.id ?? null;
}

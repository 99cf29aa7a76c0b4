import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';

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

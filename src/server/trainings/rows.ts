import type { resources } from '../../../resources';
import type { Question } from '../../domain/trainings/quiz';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';

type On = Pick<Tx, 'query'>;
type Training = RecordOf<typeof resources.trainings>;

/** A training's questions with their answers, in their order. */
export function questionsOf(db: On, tenantId: number, trainingId: string): Promise<Question[]> {
  return db.query<Question>({
    name: 'trainings.questions',
    text: `select id, text, type, options, is_true, number, tolerance, explanation, points from training_questions
      where tenant_id = $1 and training_id = $2 and deleted_at is null order by position, id`,
    values: [tenantId, trainingId],
  });
}

/** The ids of somebody's completions of a training, the newest first: the current one, then those that ran out. */
export function roundsOf(
  db: On,
  tenantId: number,
  trainingId: string,
  userId: string,
): Promise<{ id: string; round: number; status: string }[]> {
  return db.query({
    name: 'trainings.rounds',
    text: `select id, round, status from training_completions
      where tenant_id = $1 and training_id = $2 and user_id = $3 and deleted_at is null order by round desc`,
    values: [tenantId, trainingId, userId],
  });
}

/** A training's completions that still count, of anybody. */
export function currentCompletions(db: On, tenantId: number, trainingId: string): Promise<{ id: string; status: string }[]> {
  return db.query({
    name: 'trainings.current',
    text: `select id, status from training_completions
      where tenant_id = $1 and training_id = $2 and status <> 'expired' and deleted_at is null order by id`,
    values: [tenantId, trainingId],
  });
}

/** Trainings of a category. */
export async function trainingsIn(db: On, tenantId: number, categoryId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'trainings.ofCategory',
    text: 'select id from trainings where tenant_id = $1 and category_id = $2 and deleted_at is null order by id',
    values: [tenantId, categoryId],
  });
  return rows.map(({ id }) => id);
}

/** Published trainings that must be done, and are up to date. */
export async function mandatoryTrainings(db: On, tenantId: number, today: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'trainings.mandatory',
    text: `select id from trainings where tenant_id = $1 and mandatory and status = 'published' and cardinality(visible_to) > 0
      and coalesce(valid_from, $2::date) <= $2::date and coalesce(valid_to, $2::date) >= $2::date and deleted_at is null order by id`,
    values: [tenantId, today],
  });
  return rows.map(({ id }) => id);
}

/** People whom a training is for by kind and role and who have no completion that counts, with how often they have done it. */
export function peopleToAssign(
  db: On,
  tenantId: number,
  { id, visible_to, staff_roles, client_roles }: Pick<Training, 'id' | 'visible_to' | 'staff_roles' | 'client_roles'>,
): Promise<{ id: string; rounds: number }[]> {
  return db.query({
    name: 'trainings.toAssign',
    text: `select u.id, (select coalesce(max(c.round), 0)::int from training_completions c
          where c.tenant_id = u.tenant_id and c.training_id = $2 and c.user_id = u.id) as rounds
      from users u where u.tenant_id = $1 and u.status = 'active' and u.deleted_at is null
        and ((u."isAdmin" and 'staff' = any ($3::text[]) and (cardinality($4::text[]) = 0 or u.roles && $4::text[]
              or (cardinality(u.roles) = 0 and 'accountant' = any ($4::text[]))))
          or (not u."isAdmin" and 'clients' = any ($3::text[]) and exists (select 1 from memberships m
              where m.tenant_id = u.tenant_id and m.user_id = u.id and m.deleted_at is null
                and (cardinality($5::text[]) = 0 or m.role = any ($5::text[])))))
        and not exists (select 1 from training_completions c where c.tenant_id = u.tenant_id and c.training_id = $2
          and c.user_id = u.id and c.status <> 'expired' and c.deleted_at is null)
      order by u.id`,
    values: [tenantId, id, visible_to, staff_roles, client_roles],
  });
}

/** Completions not yet done of trainings still published, with a due day in the range, both ends included. */
export function unfinished(
  db: On,
  tenantId: number,
  from: string,
  to: string,
): Promise<{ id: string; training_id: string; user_id: string; due_on: string; title: string; status: string }[]> {
  return db.query({
    name: 'trainings.unfinished',
    text: `select c.id, c.training_id, c.user_id, c.due_on::text as due_on, t.title, c.status from training_completions c
      join trainings t on t.tenant_id = c.tenant_id and t.id = c.training_id and t.status = 'published' and t.deleted_at is null
      where c.tenant_id = $1 and c.status in ('assigned', 'started', 'failed', 'overdue') and c.due_on between $2::date and $3::date
        and c.deleted_at is null order by c.due_on, c.id`,
    values: [tenantId, from, to],
  });
}

/** Completions whose validity ended before the day. */
export async function ranOut(db: On, tenantId: number, today: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'trainings.ranOut',
    text: `select id from training_completions where tenant_id = $1 and status in ('completed', 'passed') and valid_to < $2::date
      and deleted_at is null order by id`,
    values: [tenantId, today],
  });
  return rows.map(({ id }) => id);
}

/** Who has begun or been given a training and not finished it. */
export function unfinishedOf(
  db: On,
  tenantId: number,
  trainingId: string,
): Promise<{ user_id: string; due_on: string | null }[]> {
  return db.query({
    name: 'trainings.unfinishedOf',
    text: `select user_id, due_on::text as due_on from training_completions
      where tenant_id = $1 and training_id = $2 and status in ('assigned', 'started', 'failed', 'overdue') and deleted_at is null order by id`,
    values: [tenantId, trainingId],
  });
}

/** How many questions a training has. */
export async function countQuestions(db: On, tenantId: number, trainingId: string): Promise<number> {
  const [row] = await db.query<{ many: number }>({
    name: 'trainings.countQuestions',
    text: 'select count(*)::int as many from training_questions where tenant_id = $1 and training_id = $2 and deleted_at is null',
    values: [tenantId, trainingId],
  });
  return row?.many ?? 0;
}

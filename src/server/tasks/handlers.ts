import { resources } from '../../../resources';
import { hasArea } from '../../access/principal';
import { describeShift } from '../../domain/deadlines/describe';
import { toWarsaw } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import { conflict } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import { tellAssigned } from '../notices/taskNews';
import { announce } from '../records/notices';
import { onOwnSide } from '../records/ownSide';
import { todayOf } from '../records/present';
import { actorOf, type Scope } from '../scope';
import { checklistBy } from './checklist';
import { minutesSpent, nameOf, type OtherTask, otherTasks } from './rows';
import { isOpen, refuseOwnReview, refuseOwnReviewer, refuseOwnWaiver, refuseSameReviewer, refuseUnreviewed } from './rules';

type Task = RecordOf<typeof resources.tasks>;
type Changes = Partial<Omit<Task, 'id' | 'created_at' | 'updated_at' | 'version'>>;

const completed = (scope: Scope) => ({ completed_at: toWarsaw(scope.now), completed_by_id: actorOf(scope) });
const open = { completed_at: null, completed_by_id: null };

/** Who took a task and when, who did it, who checked it; and nothing is done whose required points or other tasks are not. */
export const tasks = defineHandlers(resources.tasks, {
  alone: true,
  async create(values, context) {
    refuseSameReviewer(context.scope, values);
    return signed(values, null, context);
  },
  async update(changes, before, context) {
    refuseSameReviewer(context.scope, { ...before, ...changes }, before);
    if ('reviewer_id' in changes && changes.reviewer_id !== before.reviewer_id) refuseOwnReviewer(context.scope, before);
    if ('assignee_id' in changes && changes.assignee_id !== before.assignee_id)
      refuseOwnReview(context.scope, before, 'assignee_id');
    return signed(changes, before, context);
  },
  transitions: {
    take: ({ start_date, assignee_id }, { scope }) => ({
      start_date: start_date ?? todayOf(scope),
      assignee_id: assignee_id ?? scope.who.id,
      submitted_by_id: null,
    }),
    async review(task, context) {
      refuseUndone(task);
      await refuseBlocked(task, context);
      return { submitted_by_id: actorOf(context.scope) };
    },
    async done(task, context) {
      const { scope } = context;
      refuseUndone(task);
      await refuseBlocked(task, context);
      refuseUnreviewed(scope, task);
      return completed(scope);
    },
    partly(task, { scope }) {
      refuseUnreviewed(scope, task);
      return completed(scope);
    },
    not_applicable(task, { scope }) {
      refuseOwnWaiver(scope, task);
      return {};
    },
    cancel(task, { scope }) {
      refuseOwnWaiver(scope, task);
      return {};
    },
    resume: () => ({ ...open, submitted_by_id: null }),
    reopen: () => ({ ...open, submitted_by_id: null }),
  },
  remove(task, { scope }) {
    refuseOwnWaiver(scope, task);
  },
  async saved(after, before, context) {
    await tellAssigned(after, before, context);
    const task = after ?? before;
    if (!task || !before || !isOpen(before.status) || (after && isOpen(after.status))) return;
    await free(task, context);
  },
  async present({ id, due_date, due_nominal }, scope, db) {
    const due_note = due_nominal && due_date ? describeShift(due_nominal, due_date) : null;
    if (!scope.who.isAdmin) return { due_note };
    const { tenant, who } = scope;
    const seesOthers = hasArea(who, 'reports', tenant.config);
    return {
      due_note,
      blocked_by: await seenTasks(db, scope, await otherTasks(db, tenant.id, id, 'blocked_by')),
      blocks: await seenTasks(db, scope, await otherTasks(db, tenant.id, id, 'blocks')),
      spent_minutes: await minutesSpent(db, tenant.id, id, seesOthers ? null : who.id),
    };
  },
});

const seenTasks = (db: Pick<Tx, 'query'>, scope: Scope, tasks: readonly OtherTask[]) =>
  onOwnSide(db, scope, resources.tasks, tasks, ({ id }) => id);

/** Points ticked by hand in a form bear the name of whoever ticked them. */
async function signed(values: Changes, before: Task | null, { tx, scope }: HookContext): Promise<Changes> {
  if (!values.checklist) return {};
  const name = await nameOf(tx, scope.tenant.id, scope.who.id);
  return { checklist: checklistBy(values.checklist, before?.checklist ?? [], { name, at: toWarsaw(scope.now) }) };
}

function refuseUndone({ checklist }: Task): void {
  const left = (checklist ?? []).filter(({ required, done }) => required && !done).map(({ text }) => text);
  if (left.length > 0)
    throw conflict(
      `Najpierw wykonaj wymagane punkty: ${left.join(', ')}.`,
      { checklist: 'Nie wszystkie wymagane punkty są zrobione' },
      'checklist',
    );
}

async function refuseBlocked({ id, audience }: Task, { tx, scope }: HookContext): Promise<void> {
  const blockers = (await otherTasks(tx, scope.tenant.id, id, 'blocked_by')).filter(({ status }) => isOpen(status));
  if (blockers.length === 0) return;
  // A client learns that it waits, not what the office works on; the office what each of them may see.
  const known = scope.who.isAdmin || audience !== 'client' ? await seenTasks(tx, scope, blockers) : [];
  const named = known.length > 0 ? `: ${known.map(({ title }) => title).join(', ')}` : '';
  throw conflict(`To zadanie czeka na inne${named}.`, undefined, 'blocked');
}

/** Tasks that waited for nothing but this one can go on, and whose they are hears of it. */
async function free({ id: taskId, title }: Task, { tx, scope }: HookContext): Promise<void> {
  for (const waiting of await otherTasks(tx, scope.tenant.id, taskId, 'blocks')) {
    const left = await otherTasks(tx, scope.tenant.id, waiting.id, 'blocked_by');
    if (!isOpen(waiting.status) || left.some(({ id, status }) => id !== taskId && isOpen(status))) continue;
    announce(tx, scope.tenant.id, resources.tasks, waiting.id, 'update');
    if (waiting.assignee_id)
      await notify(tx, scope, {
        event: 'task_freed',
        to: [waiting.assignee_id],
        record: { resource: 'tasks', id: waiting.id },
        named: { resource: 'tasks', ids: [waiting.id, taskId] },
        values: { tytul: waiting.title, firma: waiting.company ?? 'bez firmy', powod: title },
      });
  }
}

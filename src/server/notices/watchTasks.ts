import { resources } from '../../../resources';
import { addDays, daysBetween, formatDate } from '../../lib/dates';
import type { Role } from '../../schema';
import type { Tx } from '../db/database';
import type { EventCode } from './catalogue';
import { notify } from './notify';
import { clientsOf, peopleWith } from './people';
import { firstTime } from './rows';
import type { Rule } from './rules';
import { farthest, stageAfter, stageBefore } from './stages';
import { type DueTask, dueTasks } from './watchedRows';
import type { Watch } from './watching';

const open: readonly string[] = resources.tasks.fields.status.transitions?.cancel?.from ?? [];
/** Days after which a late task is nobody's news any more. */
const longAgo = 120;
/** Tasks that a notice names; of more it says how many. */
const named = 3;

type Staged = DueTask & { stage: string };

/** Tells each person once of all their tasks that come due or are late, and the superiors of those that stay late. */
export async function watchTasks(watch: Watch): Promise<void> {
  const { db, scope, today } = watch;
  const { id } = scope.tenant;
  const soon = watch.ruleOf('task_due_soon');
  const late = watch.ruleOf('task_overdue');
  const coming = soon.enabled ? await dueTasks(db, id, open, today, addDays(today, farthest(soon))) : [];
  const passed = late.enabled ? await dueTasks(db, id, open, addDays(today, -longAgo), addDays(today, -1)) : [];
  await tellEach(
    watch,
    'task_due_soon',
    staged(coming, (task) => stageBefore(soon, daysBetween(today, task.due_date))),
  );
  await tellEach(
    watch,
    'task_overdue',
    staged(passed, (task) => stageAfter(late, daysBetween(task.due_date, today))),
  );
  await escalate(watch, late, passed);
}

function staged(tasks: readonly DueTask[], stageOf: (task: DueTask) => string | null): Staged[] {
  return tasks.flatMap((task) => {
    const stage = stageOf(task);
    return stage === null ? [] : [{ ...task, stage: `${task.due_date} ${stage}` }];
  });
}

async function tellEach({ scope, signal, transaction }: Watch, event: EventCode, tasks: readonly Staged[]): Promise<void> {
  for (const [key, own] of grouped(tasks)) {
    signal.throwIfAborted();
    await transaction(async (tx) => {
      const news = await firstTold(tx, scope.tenant.id, event, own, scope.now);
      const [first] = news;
      if (!first) return;
      const to = key.startsWith('company ') ? await clientsOf(tx, scope.tenant.id, first.company_id ?? '') : [key];
      await notify(tx, scope, { event, to, isPlanned: true, values: listed(news), ...placeOf(news) });
    });
  }
}

/** By who is to do them: a person of the office, or a client's company. */
function grouped(tasks: readonly Staged[]): Map<string, Staged[]> {
  const groups = new Map<string, Staged[]>();
  for (const task of tasks) {
    const key = task.audience === 'client' ? task.company_id && `company ${task.company_id}` : task.assignee_id;
    if (key) groups.set(key, [...(groups.get(key) ?? []), task]);
  }
  return groups;
}

async function firstTold(tx: Tx, tenantId: number, event: string, tasks: readonly Staged[], now: Date): Promise<Staged[]> {
  const news: Staged[] = [];
  for (const task of tasks)
    if (await firstTime(tx, tenantId, { event, recordId: task.id, stage: task.stage, now })) news.push(task);
  return news;
}

const titleOf = ({ title, company, due_date }: DueTask) => `${title}${company ? ` (${company})` : ''} – ${formatDate(due_date)}`;

function listed(tasks: readonly DueTask[]): Record<string, string> {
  const told = tasks.slice(0, named).map(titleOf);
  const more = tasks.length > named ? [`i jeszcze ${tasks.length - named}`] : [];
  const [first] = tasks;
  return {
    liczba: String(tasks.length),
    lista_pozycji: [...told, ...more].join('; '),
    termin: first ? formatDate(first.due_date) : '',
  };
}

const shown = (tasks: readonly DueTask[]) => tasks.slice(0, named).map(({ id }) => id);

/** One task leads to itself, several to all that are open. */
function placeOf(tasks: readonly DueTask[]) {
  const [first] = tasks;
  return first && tasks.length === 1
    ? { record: { resource: 'tasks', id: first.id } }
    : { list: 'tasks', named: { resource: 'tasks', ids: shown(tasks) } };
}

/** Superiors hear once of what stays late for longer than the rule lets it. */
async function escalate({ scope, today, signal, transaction }: Watch, rule: Rule, tasks: readonly DueTask[]): Promise<void> {
  const { escalate_after_days: after, escalate_to: role } = rule;
  if (after === null || role === null) return;
  const old = tasks
    .filter(({ due_date, audience }) => audience === 'office' && daysBetween(due_date, today) >= after)
    .map((task) => ({ ...task, stage: `${task.due_date} escalated` }));
  signal.throwIfAborted();
  await transaction(async (tx) => {
    const news = await firstTold(tx, scope.tenant.id, 'task_overdue', old, scope.now);
    if (news.length === 0) return;
    const to = await peopleWith(tx, scope.tenant.id, role as Role);
    await notify(tx, scope, { event: 'task_overdue', to, isPlanned: true, values: listed(news), ...placeOf(news) });
  });
}

import { resources } from '../../../resources';
import { TOLD_EARLIER } from '../../domain/deadlines/earlierTerm';
import { type EventTerm, LONGEST_TERM } from '../../domain/deadlines/happenings';
import { addDays, addMonths, formatDate, monthOf, toWarsaw } from '../../lib/dates';
import type { Resource } from '../../schema';
import { blank } from '../../schema/validate';
import type { Tx } from '../db/database';
import { changesBetween, trailOf } from '../records/audit';
import { auditMany } from '../records/auditMany';
import { lockRecords } from '../records/current';
import { fill } from '../records/fill';
import { announce } from '../records/notices';
import { patchAll } from '../records/patch';
import { todayOf } from '../records/present';
import { newId } from '../records/start';
import { type Client, servedStatuses } from '../recurring/client';
import { clientNamed, lockGeneration } from '../recurring/rows';
import { actorOf, type Scope } from '../scope';
import { raisedBy } from './raised';
import { happeningsOf, type RaisedTask, raisedTasks, touchedByPeople } from './rows';
import { taskOf } from './taskOf';
import { tellOnce } from './tellOnce';

const tasks: Resource = resources.tasks;
const open = ['new', 'in_progress', 'waiting_client', 'waiting_office', 'review', 'rejected'];

/** What is planned may still be put off: its task is made so many days before its term. */
const planned = ['left', 'resumed', 'partner_out'];
const plannedAhead = 60;

const withdrawn = 'Nic już nie nakłada tego terminu: zdarzenie usunięto lub zmieniono albo karta firmy mówi inaczej.';

/**
 * Brings a company's tasks to what its records tell: `saved` are the records just saved. Terms get their tasks, once; of a corrected day the
 * open ones move, but where a person set the day; what nothing raises any more is cancelled, unless somebody touched it. Done ones stay.
 * The company is held meanwhile: one that reads before another's event is committed, and tasks after it, would cancel the other's task.
 */
export async function followEvents(tx: Tx, scope: Scope, companyId: string, saved: readonly string[]): Promise<void> {
  await lockRecords(tx, scope.tenant.id, resources.companies, [companyId]);
  const client = await clientNamed(tx, scope.tenant.id, companyId);
  if (!client) return;
  const happenings = (await happeningsOf(tx, scope.tenant.id, [client])).get(client.id) ?? [];
  const terms = raisedBy(client, happenings);
  const before = await heldTasks(tx, scope, client.id);
  const owed = terms.filter((term) => isDue(term, client, todayOf(scope), saved)).map((term) => ({ client, term }));
  await correct(tx, scope, client, terms, before);
  await make(tx, scope, owed, before);
  await tellOnce(tx, scope, client, terms);
}

/** The company's raised tasks, held before they are read: a step that somebody takes meanwhile waits, or is read. */
async function heldTasks(tx: Tx, scope: Scope, companyId: string): Promise<RaisedTask[]> {
  const there = await raisedTasks(tx, scope.tenant.id, [companyId]);
  const living = there.filter(({ deleted }) => !deleted).map(({ id }) => id);
  if (living.length === 0) return there;
  await lockRecords(tx, scope.tenant.id, tasks, living);
  return raisedTasks(tx, scope.tenant.id, [companyId]);
}

/** Makes the tasks that the companies' records ask for and that were never made, of terms still ahead: for what time alone brought near. */
export async function raiseDue(tx: Tx, scope: Scope, clients: readonly Client[]): Promise<number> {
  const today = todayOf(scope);
  const happenings = await happeningsOf(tx, scope.tenant.id, clients, addDays(today, -LONGEST_TERM));
  const owed = clients.flatMap((client) =>
    raisedBy(client, happenings.get(client.id) ?? [])
      .filter((term) => isDue(term, client, today, []))
      .map((term) => ({ client, term })),
  );
  if (owed.length === 0) return 0;
  const ids = clients.map(({ id }) => id);
  const made = await make(tx, scope, owed, await raisedTasks(tx, scope.tenant.id, ids));
  const told = owed.filter(({ term }) => TOLD_EARLIER.includes(term.rule)).map(({ client }) => client);
  for (const client of made > 0 ? new Set(told) : []) {
    // Whatever it is that brought them: an older event may be what stands in for a task of the calendar.
    const all = (await happeningsOf(tx, scope.tenant.id, [client])).get(client.id) ?? [];
    await tellOnce(tx, scope, client, raisedBy(client, all));
  }
  return made;
}

/** Whether a task is made now: of what surely follows. What a person just entered may be late already; of what stood before, only what is ahead. */
function isDue({ happening, due, condition }: EventTerm, client: Client, today: string, saved: readonly string[]): boolean {
  const { source, kind, registered } = happening;
  if (registered !== null || condition !== null) return false;
  if (source.resource === 'company-events') return saved.includes(source.id) || due >= today;
  if (!servedStatuses.includes(client.status)) return false;
  const first = saved.includes(source.id) ? `${addMonths(monthOf(today), -1)}-01` : today;
  return first <= due && (!planned.includes(kind) || due <= addDays(today, plannedAhead));
}

/** A term and whose it is. */
interface Raised {
  client: Client;
  term: EventTerm;
}

async function make(tx: Tx, scope: Scope, raised: readonly Raised[], before: readonly RaisedTask[]): Promise<number> {
  const isNew = (tasksThere: readonly RaisedTask[]) => {
    const known = new Set(tasksThere.map(({ generation_key }) => generation_key));
    return ({ term }: Raised) => !known.has(term.key);
  };
  const missing = raised.filter(isNew(before));
  if (missing.length === 0) return 0;
  await lockGeneration(tx, scope.tenant.id);
  const there = await raisedTasks(tx, scope.tenant.id, [...new Set(missing.map(({ client }) => client.id))]);
  const records = missing
    .filter(isNew(there))
    .map(({ client, term }) => ({ ...blank(tasks), ...taskOf(term, client, actorOf(scope)), id: newId() }));
  await fill(tx, { tenantId: scope.tenant.id, at: scope.now }, tasks, records);
  const trail = trailOf(scope);
  await auditMany(
    tx,
    records.map((record) => ({ ...trail, action: 'create', entity: tasks.name, id: record.id, changes: filledIn(record) })),
  );
  for (const { id } of records) announce(tx, scope.tenant.id, tasks, id, 'create');
  return records.length;
}

function filledIn(record: Readonly<Record<string, unknown>>) {
  const filled = Object.keys(record).filter((key) => key !== 'id' && record[key] !== null);
  return changesBetween(tasks, {}, record, filled);
}

/** What the server does to tasks that stand: moved, withdrawn, brought back, done by what the record tells. */
async function correct(
  tx: Tx,
  scope: Scope,
  client: Client,
  terms: readonly EventTerm[],
  before: readonly RaisedTask[],
): Promise<void> {
  const wanted = new Map(terms.map((term) => [term.key, term]));
  const living = before.filter(({ deleted }) => !deleted);
  const touched = await touchedByPeople(
    tx,
    scope.tenant.id,
    living.map(({ id }) => id),
  );
  const changes = living.flatMap((task) => {
    const values = changeOf(task, wanted.get(task.generation_key), touched.get(task.id) ?? new Set(), client, scope.now);
    return values ? [{ id: task.id, values }] : [];
  });
  // A change of the server's own: it must not look like a person's, which the next correction would leave alone.
  if (changes.length > 0) await patchAll(tx, { ...trailOf(scope), actor: null }, tasks, changes);
}

function changeOf(task: RaisedTask, term: EventTerm | undefined, touched: ReadonlySet<string>, client: Client, now: Date) {
  const untouched = task.status === 'new' && touched.size === 0;
  if (!term) return untouched ? { status: 'cancelled', completion_note: withdrawn } : null;
  const { registered } = term.happening;
  if (registered !== null && untouched)
    return {
      status: 'done',
      completed_at: toWarsaw(now),
      completion_note: `Zgłoszono ${formatDate(registered)} (według karty pracownika).`,
    };
  const back =
    task.status === 'cancelled' && !touched.has('status') && term.condition === null
      ? { status: 'new', completion_note: null }
      : {};
  if (!open.includes(task.status) && !('status' in back)) return null;
  const { title, due_date, due_nominal, company_event_id } = taskOf(term, client, null);
  return {
    ...back,
    company_event_id,
    ...(touched.has('title') ? {} : { title }),
    ...(touched.has('due_date') ? {} : { due_date, due_nominal }),
  };
}

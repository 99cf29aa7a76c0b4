import { resources } from '../../../resources';
import { earlierTermOf, TOLD_EARLIER } from '../../domain/deadlines/earlierTerm';
import type { EventTerm } from '../../domain/deadlines/happenings';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { trailOf } from '../records/audit';
import { patchAll } from '../records/patch';
import type { Client } from '../recurring/client';
import { paragraphs } from '../recurring/plan';
import type { Scope } from '../scope';
import { noteOnTask } from '../tasks/note';
import { type CalendarTask, calendarTasks, isNoted, raisedTasks, touchedByPeople } from './rows';
import { titleOf } from './taskOf';

const tasks: Resource = resources.tasks;
/** What is still to be done; a task that somebody finished, set aside or cancelled is past this. */
const open = ['new', 'in_progress', 'waiting_client', 'waiting_office', 'review', 'rejected', 'partly'];
/** A task of an event in one of these tells nobody of the duty. */
const gone = ['cancelled', 'not_applicable'];

const replaced = 'Zastąpione przez zadanie ze zdarzenia';

/**
 * One duty, one task: what the calendar made before the event was entered goes when the event's own task stands, unless somebody touched it,
 * which is told so instead. It comes back when nothing stands in for it any more.
 */
export async function tellOnce(tx: Tx, scope: Scope, client: Client, terms: readonly EventTerm[]): Promise<void> {
  const tenantId = scope.tenant.id;
  const made = await calendarTasks(tx, tenantId, client.id, TOLD_EARLIER);
  if (made.length === 0) return;
  const raised = await raisedTasks(tx, tenantId, [client.id]);
  const keys = new Set(
    raised.filter(({ deleted, status }) => !deleted && !gone.includes(status)).map(({ generation_key }) => generation_key),
  );
  // Days of the act are compared with each other: either may have moved off a day that is free.
  const standing = terms.filter(({ key }) => keys.has(key)).map((term) => ({ ...term, due: term.nominal }));
  const touched = await touchedByPeople(
    tx,
    tenantId,
    made.map(({ id }) => id),
  );
  const changes = made.flatMap((task) => {
    const values = changeOf(task, earlierTermOf(task, standing), touched.get(task.id) ?? new Set(), client);
    return values ? [{ id: task.id, values }] : [];
  });
  // A change of the server's own, by which the next one knows it from a person's.
  if (changes.length > 0) await patchAll(tx, { ...trailOf(scope), actor: null }, tasks, changes);
  const changed = new Set(changes.map(({ id }) => id));
  for (const task of made) {
    const term = earlierTermOf(task, standing);
    if (term && open.includes(task.status) && !changed.has(task.id)) await note(tx, scope, task, titleOf(term, client));
  }
}

function changeOf(task: CalendarTask, term: EventTerm | null, touched: ReadonlySet<string>, client: Client) {
  const untouched = touched.size === 0 && !task.worked;
  if (term)
    return untouched && task.status === 'new'
      ? { status: 'cancelled', completion_note: `${replaced} „${titleOf(term, client)}”.` }
      : null;
  const ours = task.status === 'cancelled' && !touched.has('status') && task.completion_note?.startsWith(replaced);
  return ours ? { status: 'new', completion_note: null } : null;
}

/** The words for who already works on it, once. */
async function note(tx: Tx, scope: Scope, { id }: CalendarTask, title: string): Promise<void> {
  const body = paragraphs(
    `Ten sam obowiązek ma wcześniejszy termin w zadaniu ze zdarzenia „${title}”. To zadanie było już w pracy, więc zostaje: zamknij jedno z nich.`,
  );
  if (await isNoted(tx, scope.tenant.id, id, body)) return;
  await noteOnTask(tx, scope, id, body);
}

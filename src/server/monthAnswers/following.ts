import { resources } from '../../../resources';
import { formatMonth } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import type { HookContext } from '../handlers/define';
import { touchedByPeople } from '../happenings/rows';
import { trailOf } from '../records/audit';
import { patchAll } from '../records/patch';
import { paragraphs } from '../recurring/plan';
import type { Scope } from '../scope';
import { noteOnTask } from '../tasks/note';
import { isNotedOf, type TaskOfAnswer, tasksOf } from './rows';
import { rulesOf } from './rulesOf';

const { 'month-answers': answers, tasks } = resources;
type MonthAnswer = RecordOf<typeof answers>;

const withdrawn = 'Nic już nie nakłada tego terminu: odpowiedź „tak”';
/** Nobody has to do anything about it. */
const over: readonly string[] = ['cancelled', 'not_applicable'];
const done: readonly string[] = ['done', 'partly'];

/**
 * Brings the tasks that hang on a yes to what is answered now. Where the yes is gone they are cancelled, but for those that somebody touched,
 * which are told of it; where it stands again they come back.
 */
export async function followAnswer(after: MonthAnswer | null, before: MonthAnswer | null, context: HookContext): Promise<void> {
  const stands = after?.answer === true;
  const answer = after ?? before;
  if (!answer || stands === (before?.answer === true)) return;
  const { tx, scope } = context;
  const made = await tasksOf(tx, scope.tenant.id, { ...answer, codes: rulesOf(answer.fact) });
  if (made.length === 0) return;
  const ids = made.map(({ id }) => id);
  const touched = await touchedByPeople(tx, scope.tenant.id, ids);
  const changes = made.flatMap((task) => {
    const set = touched.get(task.id) ?? new Set<string>();
    const values = stands ? broughtBack(task, set) : cancelled(task, set, `${withdrawn} ${asked(answer)} ${how(after)}.`);
    return values ? [{ id: task.id, values }] : [];
  });
  // A change of the server's own, by which the next one knows it from a person's.
  await patchAll(tx, { ...trailOf(scope), actor: null }, tasks, changes);
  const changed = new Set(changes.map(({ id }) => id));
  for (const task of made.filter(({ id }) => !changed.has(id)))
    if (stands) await tellAgain(tx, scope, task, answer);
    else if (!over.includes(task.status)) await tellGone(tx, scope, task, answer, after);
}

const asked = ({ fact, period }: MonthAnswer): string =>
  `na pytanie „${answers.fields.fact.choices?.[fact]?.label ?? fact}” za ${formatMonth(period)}`;

const how = (after: MonthAnswer | null): string => (after ? 'została zmieniona na „nie”' : 'została cofnięta');

function cancelled({ status, worked }: TaskOfAnswer, touched: ReadonlySet<string>, completion_note: string) {
  return status === 'new' && !worked && touched.size === 0 ? { status: 'cancelled', completion_note } : null;
}

function broughtBack({ status, completion_note }: TaskOfAnswer, touched: ReadonlySet<string>) {
  const ours = status === 'cancelled' && !touched.has('status') && completion_note?.startsWith(withdrawn);
  return ours ? { status: 'new', completion_note: null } : null;
}

const told = (answer: MonthAnswer): string => `Odpowiedź „tak” ${asked(answer)}`;

function tellGone(tx: Tx, scope: Scope, { id, status }: TaskOfAnswer, answer: MonthAnswer, after: MonthAnswer | null) {
  const next = done.includes(status)
    ? 'To zadanie jest już wykonane: sprawdź, czy trzeba coś skorygować.'
    : 'To zadanie było już w pracy, więc zostaje: sprawdź, czy jest jeszcze potrzebne.';
  return noteOnTask(tx, scope, id, paragraphs(`${told(answer)} ${how(after)}. ${next}`));
}

/** For who was told that the yes is gone, and may have closed the task for it. */
async function tellAgain(tx: Tx, scope: Scope, { id, status }: TaskOfAnswer, answer: MonthAnswer): Promise<void> {
  if (!(await isNotedOf(tx, scope.tenant.id, id, `<p>${told(answer)} `))) return;
  const next = over.includes(status)
    ? 'to zadanie jest zamknięte, a znów potrzebne. Otwórz je ponownie'
    : 'to zadanie jest potrzebne';
  await noteOnTask(tx, scope, id, paragraphs(`Odpowiedź ${asked(answer)} znów brzmi „tak”: ${next}.`));
}

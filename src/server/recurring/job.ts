import { formatMonth, monthOf } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { defineBegun, defineJob } from '../jobs/define';
import { notify } from '../notices/notify';
import { generate } from './generate';
import { clientsCount, managersOf } from './rows';

/** Before the office opens: the tasks that its rules ask for, each once. */
export const recurringTasks = defineJob({
  name: 'recurring-tasks',
  daily: '04:30',
  async run(_payload, { db, scope, signal, today, transaction, tally, complete }) {
    const { tasks } = await generate(db, scope, {
      transaction,
      tally: tally({}),
      between: async () => signal.throwIfAborted(),
    });
    if (tasks === 0) return;
    const to = await managersOf(db, scope.tenant.id);
    await complete(async (tx) => {
      const values = { liczba: String(tasks), okres: formatMonth(monthOf(today)) };
      await notify(tx, scope, { event: 'recurring_generation_summary', to, values, list: 'tasks' });
    });
  },
});

/** What a person asks for: rules, and so many days ahead. */
export interface Generation {
  only?: string[];
  days?: number;
}

export const generationJob = 'recurring-tasks.generate';

/** The same at a person's word: each piece stands when it is written, so that stopped or begun again it makes nothing twice. */
export const generation = defineBegun<Generation>({
  name: generationJob,
  label: 'Tworzenie zadań według reguł',
  async run(asked, { db, scope, transaction, tally, progress, conclude }) {
    const total = await clientsCount(db, scope.tenant.id);
    const made = await generate(db, scope, {
      ...asked,
      transaction,
      tally: tally({}),
      between: ({ companies, tasks }) => progress(Math.min(companies, total), total, generatedText(tasks)),
    });
    conclude({ says: generatedText(made.tasks), result: made });
  },
});

export function generatedText(tasks: number): string {
  return tasks === 0
    ? 'Nic nowego: wszystkie zadania już są.'
    : `Utworzono: ${countOf(tasks, 'nowe zadanie', 'nowe zadania', 'nowych zadań')}.`;
}

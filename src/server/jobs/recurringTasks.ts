import { formatMonth, monthOf } from '../../lib/dates';
import { managersOf } from '../db/recurringTasks';
import { notify } from '../notices/notify';
import { generate } from '../recurring/generate';
import { defineJob } from './define';

/** Before the office opens: the tasks that its rules ask for, each once. */
export const recurringTasks = defineJob({
  name: 'recurring-tasks',
  daily: '04:30',
  async run(_payload, { db, scope, signal, today, transaction, complete }) {
    const { tasks } = await generate(db, scope, { transaction, signal });
    if (tasks === 0) return;
    const to = await managersOf(db, scope.tenant.id);
    await complete(async (tx) => {
      const values = { liczba: String(tasks), okres: formatMonth(monthOf(today)) };
      await notify(tx, scope, { event: 'recurring_generation_summary', to, values, list: 'tasks' });
    });
  },
});

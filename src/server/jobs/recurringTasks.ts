import { generate } from '../recurring/generate';
import { defineJob } from './define';

/** Before the office opens: the tasks that its rules ask for, each once. */
export const recurringTasks = defineJob({
  name: 'recurring-tasks',
  daily: '04:30',
  async run(_payload, { db, scope, signal, transaction }) {
    await generate(db, scope, { transaction, signal });
  },
});

import { resources } from '../../../resources';
import { lockDependencies, waitsFor } from '../db/tasks';
import { invalid } from '../errors';
import { announce } from '../records/notices';
import { defineHandlers } from './define';

/** Tasks wait for others, never in a circle; the tasks themselves show it at once. */
export const taskDependencies = defineHandlers(resources['task-dependencies'], {
  async create({ task_id, blocker_id }, { tx, scope }) {
    if (!task_id || !blocker_id) return {};
    await lockDependencies(tx, scope.tenant.id);
    if (await waitsFor(tx, scope.tenant.id, blocker_id, task_id))
      throw invalid({ blocker_id: task_id === blocker_id ? 'Zadanie nie czeka na siebie' : 'To zadanie już czeka na wybrane' });
    return {};
  },
  async restore({ task_id, blocker_id }, { tx, scope }) {
    await lockDependencies(tx, scope.tenant.id);
    if (await waitsFor(tx, scope.tenant.id, blocker_id, task_id))
      throw invalid({ blocker_id: 'To zadanie już czeka na wybrane' });
  },
  saved(after, before, { tx, scope }) {
    for (const id of [after?.task_id ?? before?.task_id, after?.blocker_id ?? before?.blocker_id])
      if (id) announce(tx, scope.tenant.id, resources.tasks, id, 'update');
  },
});

import { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import { invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import { announce } from '../records/notices';
import { lockDependencies, type OtherTask, otherTasks, waitsFor } from './rows';
import { isOpen } from './rules';

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
  async saved(after, before, { tx, scope }) {
    if (after && !before) await tellBlocked(after, { tx, scope });
    for (const id of [after?.task_id ?? before?.task_id, after?.blocker_id ?? before?.blocker_id])
      if (id) announce(tx, scope.tenant.id, resources.tasks, id, 'update');
  },
});

/** Whoever has a task hears that it must wait now. */
async function tellBlocked(
  { id: dependencyId, task_id, blocker_id }: RecordOf<(typeof resources)['task-dependencies']>,
  { tx, scope }: HookContext,
): Promise<void> {
  const { id: tenantId } = scope.tenant;
  const ofThis = ({ dependency_id }: OtherTask) => dependency_id === dependencyId;
  const blocker = (await otherTasks(tx, tenantId, task_id, 'blocked_by')).find(ofThis);
  const task = (await otherTasks(tx, tenantId, blocker_id, 'blocks')).find(ofThis);
  if (!task?.assignee_id || !blocker || !isOpen(task.status) || !isOpen(blocker.status)) return;
  await notify(tx, scope, {
    event: 'task_blocked',
    to: [task.assignee_id],
    record: { resource: 'tasks', id: task_id },
    named: { resource: 'tasks', ids: [task_id, blocker_id] },
    values: { tytul: task.title, firma: task.company ?? 'bez firmy', powod: blocker.title },
  });
}

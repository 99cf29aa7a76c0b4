import type { resources } from '../../../resources';
import { formatDate } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import type { HookContext } from '../handlers/define';
import { actorOf } from '../scope';
import { notify } from './notify';
import { clientsOf, companyTitle } from './people';

type Task = RecordOf<typeof resources.tasks>;

/** Tells whoever a task is given to; what rules make by the hundred is told once by their own summary. */
export async function tellAssigned(after: Task | null, before: Task | null, { tx, scope }: HookContext): Promise<void> {
  if (!after || actorOf(scope) === null) return;
  const { audience, assignee_id, company_id } = after;
  const isNews = !before || before.assignee_id !== assignee_id || before.audience !== audience;
  if (!isNews) return;
  const to = audience === 'client' && company_id ? await clientsOf(tx, scope.tenant.id, company_id) : [];
  if (assignee_id && before?.assignee_id !== assignee_id) to.push(assignee_id);
  if (to.length === 0) return;
  await notify(tx, scope, {
    event: 'task_assigned',
    to,
    record: { resource: 'tasks', id: after.id },
    values: {
      tytul: after.title,
      firma: await companyTitle(tx, scope.tenant.id, company_id),
      termin: formatDate(after.due_date),
      autor: scope.who.first_name,
    },
  });
}

import { fromWarsaw } from '../../lib/dates';
import { invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { enqueue } from '../jobs/enqueue';

/** The job that sends what was planned when its time comes. */
export const plannedJob = 'messages.planned';

/** What is sent later: a record of one of these, at a moment on Warsaw's clock. */
export interface Planned {
  resource: 'messages' | 'announcements';
  id: string;
  scheduled_at: string;
}

/** The instant of a planned moment; refuses one that is over. */
export function plannedFor(scheduled_at: string | null | undefined, now: Date): Date {
  const at = scheduled_at ? fromWarsaw(scheduled_at) : null;
  if (!at || at.getTime() <= now.getTime()) throw invalid({ scheduled_at: 'Podaj chwilę, która jeszcze nie minęła' });
  return at;
}

/** Asks for the sending; of a plan that changed meanwhile the earlier asking does nothing. */
export async function sendLater(planned: Planned, { tx, scope }: HookContext): Promise<Date> {
  const at = plannedFor(planned.scheduled_at, scope.now);
  await enqueue(tx, scope.tenant.id, plannedJob, planned, { at });
  return at;
}

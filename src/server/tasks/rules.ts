import { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import { conflict, invalid } from '../errors';
import type { Scope } from '../scope';

type Task = RecordOf<typeof resources.tasks>;
type Who = Partial<Pick<Task, 'assignee_id' | 'reviewer_id'>>;

const openStates: readonly string[] = resources.tasks.fields.status.transitions?.cancel?.from ?? [];

/** Whether something is still to be done about a task in this state. */
export const isOpen = (status: string): boolean => openStates.includes(status);

const fourEyes = ({ tenant }: Scope) => tenant.config.switches.fourEyes;

/** Where four eyes are asked for, the reviewer is not the one who does it; a pair that stood so before is let be. */
export function refuseSameReviewer(scope: Scope, { assignee_id, reviewer_id }: Who, before?: Who): void {
  if (!fourEyes(scope) || !reviewer_id || reviewer_id !== assignee_id) return;
  if (before?.assignee_id === assignee_id && before.reviewer_id === reviewer_id) return;
  throw invalid({ reviewer_id: 'Sprawdza inna osoba niż ta, która wykonuje' });
}

/** Who handed a task over, or does it, neither approves it nor changes who will. */
export function refuseOwnReview(scope: Scope, { status, submitted_by_id, assignee_id }: Task, field?: 'reviewer_id'): void {
  if (!fourEyes(scope) || status !== 'review') return;
  if (scope.who.id !== submitted_by_id && scope.who.id !== assignee_id) return;
  const says = 'Zadanie sprawdza inna osoba niż ta, która je wykonała';
  throw field ? invalid({ [field]: says }) : conflict(`${says}.`, undefined, 'four_eyes');
}

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

const eyes = 'Zadanie sprawdza inna osoba niż ta, która je wykonała';
const isDoing = ({ who }: Scope, { submitted_by_id, assignee_id }: Task) => who.id === submitted_by_id || who.id === assignee_id;

/** Who handed a task over, or does it, neither approves it nor makes it somebody else's meanwhile. */
export function refuseOwnReview(scope: Scope, task: Task, field?: 'assignee_id'): void {
  if (!fourEyes(scope) || task.status !== 'review' || !isDoing(scope, task)) return;
  throw field ? invalid({ [field]: eyes }) : conflict(`${eyes}.`, undefined, 'four_eyes');
}

/** A task with a reviewer ends in no way but through the review, and not by its doer's hand; a client's word ends their own. */
export function refuseUnreviewed(scope: Scope, task: Task): void {
  if (!fourEyes(scope) || !scope.who.isAdmin || task.reviewer_id === null) return;
  if (task.status !== 'review')
    throw conflict('To zadanie ma sprawdzającego: najpierw przekaż je do sprawdzenia.', undefined, 'four_eyes');
  refuseOwnReview(scope, task);
}

const decides = ({ who }: Scope, task: Task) =>
  who.id === task.reviewer_id || who.roles.some((role) => role === 'manager' || role === 'superuser');

/** That a reviewed task need not be done is said by its reviewer or a manager who does not do it. */
export function refuseOwnWaiver(scope: Scope, task: Task): void {
  if (!fourEyes(scope) || task.reviewer_id === null || (decides(scope, task) && !isDoing(scope, task))) return;
  throw conflict('To zadanie ma sprawdzającego: zamyka je bez wykonania sprawdzający albo kierownik.', undefined, 'four_eyes');
}

/** Who checks a task is changed by who checks it or a manager, never by who does it. */
export function refuseOwnReviewer(scope: Scope, task: Task): void {
  if (!fourEyes(scope) || task.reviewer_id === null || (decides(scope, task) && !isDoing(scope, task))) return;
  throw invalid({ reviewer_id: 'Sprawdzającego zmienia on sam albo kierownik, który nie wykonuje zadania' });
}

import { trainingCompletions } from '../../../../resources/trainingCompletions';
import { formatDate } from '../../../lib/dates';
import { StatusChip } from '../../layout/StatusChip';
import type { Completion } from './training';

/** Where somebody stands with a training; nothing where they have not begun and need not. */
export function CompletionChip({ completion }: { completion: Completion | null | undefined }) {
  if (!completion) return null;
  const look = trainingCompletions.fields.status.choices?.[completion.status];
  const begun = completion.status === 'started' && completion.progress > 0;
  return look ? (
    <StatusChip label={begun ? `Ukończono ${completion.progress}%` : look.label} color={look.color ?? 'default'} />
  ) : null;
}

/** Until when it is to be done, or until when it counts. */
export function CompletionDates({ completion }: { completion: Completion | null | undefined }) {
  if (!completion) return null;
  const { status, due_on, valid_to } = completion;
  const done = status === 'completed' || status === 'passed';
  if (done) return valid_to ? <span className="quiet">ważne do {formatDate(valid_to)}</span> : null;
  return due_on && status !== 'expired' ? <span className="quiet">do {formatDate(due_on)}</span> : null;
}

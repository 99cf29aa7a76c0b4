import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { conflict } from '../errors';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { defineHandlers } from './define';

type Task = RecordOf<typeof resources.tasks>;

const completed = ({ now, who }: Scope) => ({ completed_at: toWarsaw(now), completed_by_id: who.id });
const open = { completed_at: null, completed_by_id: null };

/** Who took a task and when, who did it and when; and nothing is done whose required points are not. */
export const tasks = defineHandlers(resources.tasks, {
  transitions: {
    take: ({ start_date, assignee_id }, { scope }) => ({
      start_date: start_date ?? todayOf(scope),
      assignee_id: assignee_id ?? scope.who.id,
    }),
    done(task, { scope }) {
      refuseUndone(task);
      return completed(scope);
    },
    partly: (_task, { scope }) => completed(scope),
    resume: () => open,
    reopen: () => open,
  },
});

function refuseUndone({ checklist }: Task): void {
  const left = (checklist ?? []).filter(({ required, done }) => required && !done).map(({ text }) => text);
  if (left.length > 0)
    throw conflict(
      `Najpierw wykonaj wymagane punkty: ${left.join(', ')}.`,
      { checklist: 'Nie wszystkie wymagane punkty są zrobione' },
      'checklist',
    );
}

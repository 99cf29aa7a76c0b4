import type { resources } from '../../../resources';
import type { RecordOf } from '../../schema';

export type Point = NonNullable<RecordOf<typeof resources.tasks>['checklist']>[number];

/** A checklist as it was sent, each point with who did it and when: newly done ones by `who`, those that were done before by whoever did them. */
export function checklistBy(sent: readonly Point[], before: readonly Point[], who: { name: string; at: string }): Point[] {
  const left = [...before];
  return sent.map((point) => {
    const index = left.findIndex(({ text }) => text === point.text);
    const [old] = index < 0 ? [] : left.splice(index, 1);
    if (!point.done) return { ...point, done_by: null, done_at: null };
    if (old?.done) return { ...point, done_by: old.done_by ?? null, done_at: old.done_at ?? null };
    return { ...point, done_by: who.name, done_at: who.at };
  });
}

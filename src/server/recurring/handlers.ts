import { isDeepStrictEqual } from 'node:util';
import { resources } from '../../../resources';
import { conflict, invalid } from '../errors';
import { defineHandlers } from '../handlers/define';

/** What the law itself says of a rule, which the office does not change. */
const ofTheLaw = ['frequency', 'due_day', 'due_month_offset', 'shift_rule', 'scope'] as const;

/** Rules of the law are switched on and off and given to people; the office's own are its own. */
export const recurringTasks = defineHandlers(resources['recurring-tasks'], {
  create: () => ({ kind: 'own' as const, code: null }),
  update(changes, before) {
    if (before.kind !== 'statutory') return {};
    const touched = ofTheLaw.filter((key) => key in changes && !isDeepStrictEqual(changes[key], before[key]));
    if (touched.length > 0)
      throw invalid(
        Object.fromEntries(touched.map((key) => [key, 'Tego w regule ustawowej nie można zmienić: wynika z przepisu'])),
      );
    return {};
  },
  remove({ kind }) {
    if (kind === 'statutory') throw conflict('Reguły ustawowej nie usuwa się: można ją wyłączyć.', undefined, 'statutory');
  },
});

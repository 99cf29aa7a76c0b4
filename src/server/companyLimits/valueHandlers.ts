import { resources } from '../../../resources';
import { isSure } from '../../domain/limits/certainty';
import { describeLimitValue, LIMIT_CERTAINTY } from '../../domain/limits/describe';
import { readCode } from '../../domain/limits/entered';
import { type LimitKey, limitDefinition, limitOn } from '../../domain/limits/lookup';
import { numberIn } from '../../domain/limits/parts';
import { LIMITS } from '../../domain/limits/table';
import { yearStart } from '../../domain/limits/year';
import { formatDate, toWarsaw } from '../../lib/dates';
import { invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { enqueue } from '../jobs/enqueue';
import { actorOf } from '../scope';
import { limitsRevalueName } from './revalue';

const keyOf = (code: string): LimitKey | null => LIMITS.find(({ key }) => key === readCode(code).key)?.key ?? null;
const signed = ({ scope }: HookContext) => ({ entered_by_id: actorOf(scope), entered_at: toWarsaw(scope.now) });
/** With a comma, as NBP writes its rates: `4,2586`. */
const written = (value: string | null | undefined) => value?.replace('.', ',') ?? null;

function startOf(code: string, year: number): string {
  const key = keyOf(code);
  return key === null ? `${year}-01-01` : yearStart(limitDefinition(key), year);
}

/** Values entered by the office, where the law's table knows none, is not sure, or has one that is no longer true. */
export const limitValues = defineHandlers(resources['limit-values'], {
  create(values, context) {
    const { limit_code, year, eur_rate, number, over_law = false } = values;
    if (!limit_code || !year) return signed(context);
    const valid_from = values.valid_from ?? startOf(limit_code, year);
    refuseKnown({ limit_code, year, valid_from, over_law });
    return { ...signed(context), eur_rate: written(eur_rate), number: written(number), valid_from };
  },
  update(changes, before, context) {
    const set = {
      ...changes,
      ...('eur_rate' in changes ? { eur_rate: written(changes.eur_rate) } : {}),
      ...('number' in changes ? { number: written(changes.number) } : {}),
      ...(changes.valid_from === null ? { valid_from: startOf(before.limit_code, before.year) } : {}),
    };
    const differs = Object.entries(set).some(([key, value]) => value !== before[key as keyof typeof before]);
    if (!differs) return set;
    if ('valid_from' in set || 'over_law' in set) refuseKnown({ ...before, ...set });
    return { ...set, ...signed(context) };
  },
  restore: refuseKnown,
  async saved(after, before, { tx, scope }) {
    const one = after ?? before;
    if (one) await enqueue(tx, scope.tenant.id, limitsRevalueName, { limit_code: one.limit_code, year: one.year });
  },
});

interface Placed {
  limit_code: string;
  year: number;
  valid_from: string | null;
  over_law: boolean;
}

/** What the table knows for sure is replaced only by who says so; what was no law then, by nobody. */
function refuseKnown({ limit_code, year, valid_from, over_law }: Placed): void {
  const key = keyOf(limit_code);
  if (key === null) return;
  const limit = limitDefinition(key);
  const start = yearStart(limit, year);
  const from = valid_from ?? start;
  if (from < start) throw invalid({ valid_from: `Rok tego limitu zaczyna się ${formatDate(start)}` });
  const row = limitOn(key, from);
  const { part } = readCode(limit_code);
  const known = row && numberIn(row.value, part);
  if (row === null || (row.value !== null && known === null))
    throw invalid({ limit_code: 'W tym roku ten limit nie obowiązuje' });
  if (known !== null && isSure(row.certainty) && !over_law) {
    const says = `${describeLimitValue(known, limit.unit)?.join() ?? ''}, ${LIMIT_CERTAINTY[row.certainty]}`;
    throw invalid({ over_law: `Panel zna już tę wartość (${says}). Zaznacz, jeśli mimo to ma się liczyć wpisana` });
  }
}

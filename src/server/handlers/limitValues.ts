import { resources } from '../../../resources';
import { LIMIT_CERTAINTY } from '../../domain/limits/describe';
import { type LimitKey, limitOn } from '../../domain/limits/lookup';
import { LIMITS } from '../../domain/limits/table';
import { toWarsaw } from '../../lib/dates';
import { limitsRevalueName } from '../companyLimits/revalue';
import { invalid } from '../errors';
import { enqueue } from '../jobs/enqueue';
import { actorOf } from '../scope';
import { defineHandlers, type HookContext } from './define';

const keyOf = (code: string): LimitKey | null => LIMITS.find(({ key }) => key === code)?.key ?? null;
const signed = ({ scope }: HookContext) => ({ entered_by_id: actorOf(scope), entered_at: toWarsaw(scope.now) });
/** As NBP writes it: `4,2586`. */
const written = (rate: string | null | undefined) => (rate ? { eur_rate: rate.replace('.', ',') } : {});

/** Values entered by the office, for years that the law's table leaves open. */
export const limitValues = defineHandlers(resources['limit-values'], {
  create(values, context) {
    const { limit_code, year, eur_rate, valid_from } = values;
    const key = limit_code ? keyOf(limit_code) : null;
    if (key !== null && year) refuseKnown(key, year);
    return {
      ...signed(context),
      ...written(eur_rate),
      ...(year && !valid_from ? { valid_from: `${year}-01-01` } : {}),
    };
  },
  update(changes, before, context) {
    const set = {
      ...changes,
      ...written(changes.eur_rate),
      ...(changes.valid_from === null ? { valid_from: `${before.year}-01-01` } : {}),
    };
    const differs = Object.entries(set).some(([key, value]) => value !== before[key as keyof typeof before]);
    return differs ? { ...set, ...signed(context) } : set;
  },
  restore({ limit_code, year }) {
    const key = keyOf(limit_code);
    if (key !== null) refuseKnown(key, year);
  },
  async saved(after, before, { tx, scope }) {
    const one = after ?? before;
    if (one) await enqueue(tx, scope.tenant.id, limitsRevalueName, { limit_code: one.limit_code, year: one.year });
  },
});

/** What the table knows, nobody enters over it. */
function refuseKnown(key: LimitKey, year: number): void {
  const row = limitOn(key, `${year}-12-31`);
  if (row === null) throw invalid({ limit_code: 'W tym roku ten limit nie obowiązuje' });
  if (row.value !== null)
    throw invalid({
      limit_code: `Panel zna już wartość na ten rok (${LIMIT_CERTAINTY[row.certainty]}): nie trzeba jej wpisywać`,
    });
}

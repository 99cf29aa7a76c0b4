import { shiftDate } from '../../calendar/workingDays';
import { describeLimitValue } from '../../limits/describe';
import type { EnteredValue } from '../../limits/entered';
import { limitOn } from '../../limits/lookup';
import type { LadderFacts } from './facts';
import type { SeenStep } from './ladder';
import { type SmallPlusAnswer, smallPlusInYear } from './smallPlus';
import type { LadderWarning } from './warning';

/**
 * Every January on Mały ZUS Plus, stated or of the law, asks again about the year that has just ended; a revenue that is known to be within
 * the limit is asked about no more, one above it is told. No other stage hangs on a revenue. A stage that goes on is looked at up to the
 * January after `today`, one without a first day from the year of `today` on.
 */
export function revenueChecks(
  step: SeenStep,
  facts: LadderFacts | null,
  today: string | null,
  entered: readonly EnteredValue[],
): LadderWarning[] {
  if (step.scheme !== 'maly_plus') return [];
  const from = step.from ?? `${today?.slice(0, 4)}-01-01`;
  const first = Number(from.slice(0, 4)) + (from.endsWith('-01-01') ? 0 : 1);
  const end = Number((step.to ?? '9999').slice(0, 4));
  const goesOn = step.to === null || Boolean(step.assumed);
  const last = !goesOn ? end : today === null ? Number(from.slice(0, 4)) : Math.min(end, Number(today.slice(0, 4)) + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).flatMap((year) => {
    const found: SmallPlusAnswer = facts ? smallPlusInYear(facts, year, entered) : { answer: 'unknown' };
    if (found.answer === 'yes') return [];
    const before = year - 1;
    const [says, act] =
      found.answer === 'no'
        ? [`Mały ZUS Plus w ${year} r. nie przysługuje: ${found.says}.`, 'Zgłoś pełne składki (05 10 XX).']
        : [
            `Mały ZUS Plus w ${year} r. zależy od przychodu za ${before} r. (${revenueLimit(before, entered)}).`,
            `Sprawdź przychód za ${before} r.; po przekroczeniu limitu zgłoś pełne składki (05 10 XX).`,
          ];
    const act_by = shiftDate(`${year}-01-31`, 'forward');
    return [{ code: 'check_revenue', on: `${year}-01-01`, act_by, says, act, basis: step.basis }];
  });
}

function revenueLimit(year: number, entered: readonly EnteredValue[]): string {
  const limit = describeLimitValue(limitOn('zus_mzp_limit', `${year}-12-31`, entered)?.value ?? null, 'PLN');
  return limit === null ? 'limit nie jest znany' : `limit ${limit.join()}, dla części roku proporcjonalnie`;
}

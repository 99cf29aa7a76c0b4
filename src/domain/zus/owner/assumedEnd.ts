import { addMonths, formatDate, formatMonth, lastDayOf, monthOf } from '../../../lib/dates';
import type { LadderFacts } from '../ladder/facts';
import { starterReliefs } from '../ladder/ladder';
import { laterOf } from '../months';
import { lawEnd, smallPlusTerm } from '../schemes';
import type { StatedLine } from './ladderFacts';

export interface AssumedEnd {
  ends_on: string;
  /** What must hold for it, in Polish, to follow "z przepisów,". */
  given: string;
  /** What holds otherwise, as a sentence. */
  otherwise: string | null;
}

/**
 * The end that a stated stage would have by the law, where its first day or its used months are not told: reliefs of starters begin with the
 * business, the preferential contributions after six months of the start relief (art. 18 Prawa przedsiębiorców, art. 18a u.s.u.s.), and Mały
 * ZUS Plus goes on without a rest (art. 18c u.s.u.s.). Null where not even that tells it.
 */
export function assumedEnd({ scheme, from }: StatedLine, law: LadderFacts | null, today: string): AssumedEnd | null {
  if (scheme === 'maly_plus') return from === null ? null : withoutRest(from, today);
  if (from !== null || law === null) return null;
  const { relief, preferential } = starterReliefs(law);
  const start = formatDate(law.business_start);
  if (scheme === 'start_relief' && relief)
    return { ends_on: relief[1], given: `jeśli trwa od początku działalności (${start})`, otherwise: null };
  if (scheme !== 'preferential' || !preferential) return null;
  if (!relief) return { ends_on: preferential[1], given: `jeśli trwają od początku działalności (${start})`, otherwise: null };
  const alone = lawEnd('preferential', law.business_start);
  return {
    ends_on: preferential[1],
    given: `jeśli przed nimi było 6 miesięcy ulgi na start od ${start}`,
    otherwise: alone && `Bez ulgi na start ich koniec to ${formatDate(alone)}.`,
  };
}

/** Months of an earlier term do not count. */
function withoutRest(from: string, today: string): AssumedEnd | null {
  const term = smallPlusTerm(laterOf(monthOf(from), monthOf(today)));
  if (!term) return null;
  const first = laterOf(monthOf(from), term.from);
  return {
    ends_on: lastDayOf(addMonths(first, term.months - 1)),
    given: `jeśli trwa bez przerwy i jego ${term.months} miesięcy liczy się od: ${formatMonth(first)}`,
    otherwise: null,
  };
}

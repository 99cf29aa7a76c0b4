import { addMonths, monthOf } from '../../lib/dates';
import type { EventTerm } from './happenings';
import type { Obligation } from './obligations';

/**
 * Rows of the calendar that tell the last possible day of a duty to which an event gives an earlier one, by how many months before that
 * day's month the event may lie: accounts are approved once their year is over (art. 69 ust. 1 UoR), the year's first revenue comes in
 * January (art. 9a ust. 2 PIT).
 */
const MONTHS_BACK: Readonly<Record<string, number>> = { sf_krs: 6, forma_opodatkowania: 1 };

/** The rows that an event may tell earlier. */
export const TOLD_EARLIER: readonly string[] = Object.keys(MONTHS_BACK);

/** The most days before its own last day that an event may give such a duty its term. */
export const EARLIEST_EVENT = 31 * (Math.max(...Object.values(MONTHS_BACK)) + 1);

/**
 * Whether an event's term is this very duty, told earlier. One that is due after it stands beside it: accounts that are approved past
 * the calendar's day are filed a second time (art. 69 ust. 2 UoR).
 */
export const isToldEarlier = (duty: Duty, terms: readonly EventTerm[]): boolean => earlierTermOf(duty, terms) !== null;

type Duty = Pick<Obligation, 'rule' | 'person' | 'due'>;

/** The event's term that is this very duty; null where none is. */
export function earlierTermOf<Term extends Pick<EventTerm, 'rule' | 'due' | 'happening'>>(
  { rule, person, due }: Duty,
  terms: readonly Term[],
): Term | null {
  const back = MONTHS_BACK[rule];
  if (back === undefined) return null;
  const since = `${addMonths(monthOf(due), -back)}-01`;
  const told = terms.find(
    ({ rule: other, due: earlier, happening: { day, person: whose } }) =>
      other === rule && since <= day && earlier <= due && (whose === null || person === null || whose === person),
  );
  return told ?? null;
}

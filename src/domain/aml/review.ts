import { addMonths, daysBetween } from '../../lib/dates';
import { AML_MONTHS, type AmlRisk } from './risk';

/** The act of 1.03.2018 (Dz.U. 2025 poz. 644), as papers and screens name it. */
export const AML_BASIS = 'art. 33–35 i 46 ustawy AML';

/** The day of the next look, so many months after one, by its risk. */
export const nextReview = (reviewedOn: string, risk: AmlRisk): string => addMonths(reviewedOn, AML_MONTHS[risk]);

export const AML_STATES = {
  missing: { label: 'Brak oceny', color: 'error' },
  overdue: { label: 'Do odnowienia', color: 'error' },
  soon: { label: 'Wkrótce do odnowienia', color: 'warning' },
  current: { label: 'Aktualna', color: 'success' },
} as const;
export type AmlState = keyof typeof AML_STATES;

export const AML_AHEAD_DAYS = 60;

/** How a client's file stands on a day; on the day of the next look it still holds. */
export function amlState(nextOn: string | null, today: string): AmlState {
  if (nextOn === null) return 'missing';
  const left = daysBetween(today, nextOn);
  return left < 0 ? 'overdue' : left <= AML_AHEAD_DAYS ? 'soon' : 'current';
}

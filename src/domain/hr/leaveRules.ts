import { addMonths, lastDayOf } from '../../lib/dates';
import type { Certainty } from '../deadlines/rule';

/** Years of stay that a school gives (art. 155 § 1 KP); years of several schools are not added together (§ 2). */
export const SCHOOL_YEARS = {
  none: 0,
  basic_vocational: 3,
  secondary_vocational: 5,
  secondary_general: 4,
  post_secondary: 6,
  higher: 8,
} as const;
export type Education = keyof typeof SCHOOL_YEARS;

interface LeaveRule {
  says: string;
  basis: string;
  certainty: Certainty;
}

/** What the law says of leave; a change of the law is one more row. */
export const LEAVE_RULES = {
  entitlement: {
    says: '20 dni przy stażu krótszym niż 10 lat, 26 dni od 10 lat; do stażu wlicza się szkołę.',
    basis: 'art. 154 § 1 i art. 155 KP',
    certainty: 'verified',
  },
  part_time: {
    says: 'Proporcjonalnie do wymiaru etatu, niepełny dzień w górę.',
    basis: 'art. 154 § 2 KP',
    certainty: 'verified',
  },
  first_year: {
    says: 'W roku podjęcia pierwszej pracy 1/12 wymiaru z upływem każdego miesiąca.',
    basis: 'art. 153 § 1 KP',
    certainty: 'verified',
  },
  proportional: {
    says: 'W roku przyjęcia i odejścia 1/12 za każdy zaczęty miesiąc, niepełny dzień w górę.',
    basis: 'art. 155¹–155³ KP',
    certainty: 'verified',
  },
  other_seniority: {
    says: 'Do stażu wlicza się też zlecenia i własną działalność, od których były składki: u pracodawcy prywatnego od 1.05.2026, w jednostce publicznej od 1.01.2026, po dokumentach złożonych w 24 miesiące.',
    basis: 'art. 302¹ KP (Dz.U. 2025 poz. 1423)',
    certainty: 'verified',
  },
  in_the_year: {
    says: 'Kto w ciągu roku osiąga 10 lat stażu, dopiero od tego dnia ma 6 dni więcej (urlop uzupełniający).',
    basis: 'art. 158 KP',
    certainty: 'statute',
  },
  unpaid: {
    says: 'Urlop bezpłatny przez co najmniej miesiąc zmniejsza wymiar o 1/12 za każdy cały miesiąc kalendarzowy bez pracy.',
    basis: 'art. 155² KP',
    certainty: 'statute',
  },
  on_demand: { says: 'Najwyżej 4 dni urlopu na żądanie w roku.', basis: 'art. 167² KP', certainty: 'statute' },
  disability: {
    says: '10 dni więcej w roku przy stopniu umiarkowanym lub znacznym, po roku pracy od dnia zaliczenia do niego; nie przy wymiarze ponad 26 dni.',
    basis: 'art. 19 ustawy o rehabilitacji zawodowej',
    certainty: 'disputed',
  },
  overdue: { says: 'Urlop zaległy najpóźniej do 30 września następnego roku.', basis: 'art. 168 KP', certainty: 'verified' },
} as const satisfies Record<string, LeaveRule>;

/**
 * From which day mandates and an own business count to the stay, of a public employer and of any other; who was employed on it has so many months
 * to bring the papers (art. 302¹ KP and the act that added it).
 */
const OTHER_SENIORITY = { public: '2026-01-01', other: '2026-05-01', papers: 24 } as const;
export const otherSeniorityFrom = (isPublic: boolean): string => OTHER_SENIORITY[isPublic ? 'public' : 'other'];
export const otherSeniorityPapers = (isPublic: boolean): string =>
  lastDayOf(addMonths(otherSeniorityFrom(isPublic).slice(0, 7), OTHER_SENIORITY.papers - 1));

/** Days of leave at a day's notice that a calendar year has (art. 167² KP). */
export const ON_DEMAND_DAYS = 4;

/** Days of a year's leave by the stay, and the stay in months that decides (art. 154 § 1 KP). */
export const LEAVE_DAYS = { less: 20, more: 26, months: 120 } as const;

/** Days more a year for a moderate or severe disability, and the months of work after the finding that it takes (art. 19 ust. 1). */
export const DISABILITY_LEAVE = { days: 10, months: 12, degrees: ['moderate', 'severe'] as readonly string[] } as const;

/** A day of leave answers to so many hours of work, of part-time too (art. 154² § 2 KP). */
export const LEAVE_DAY_HOURS = 8;

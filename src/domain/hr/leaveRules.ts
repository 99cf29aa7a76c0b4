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
  disability: {
    says: '10 dni więcej w roku przy stopniu umiarkowanym lub znacznym, po roku pracy od dnia zaliczenia do niego; nie przy wymiarze ponad 26 dni.',
    basis: 'art. 19 ustawy o rehabilitacji zawodowej',
    certainty: 'disputed',
  },
  overdue: { says: 'Urlop zaległy najpóźniej do 30 września następnego roku.', basis: 'art. 168 KP', certainty: 'verified' },
} as const satisfies Record<string, LeaveRule>;

/** Days of a year's leave by the stay, and the stay in months that decides (art. 154 § 1 KP). */
export const LEAVE_DAYS = { less: 20, more: 26, months: 120 } as const;

/** Days more a year for a moderate or severe disability, and the months of work after the finding that it takes (art. 19 ust. 1). */
export const DISABILITY_LEAVE = { days: 10, months: 12, degrees: ['moderate', 'severe'] as readonly string[] } as const;

/** A day of leave answers to so many hours of work, of part-time too (art. 154² § 2 KP). */
export const LEAVE_DAY_HOURS = 8;

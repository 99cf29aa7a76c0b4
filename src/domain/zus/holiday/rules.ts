import type { Certainty } from '../../deadlines/rule';
import type { CompanyType } from '../../deadlines/taxProfile';

/** The contribution holiday: the act of 9.05.2024, art. 17a, 17b and 36d u.s.u.s., in force from 1.11.2024. */
export const HOLIDAY_LAW = {
  basis: 'art. 17a, 17b i 36d u.s.u.s.',
  from: '2024-11-01',
  source: 'gazetaprawna 9651677, 10570067; forsal 10577222',
};

/** The first month that could be exempt: the application comes a month before it. */
export const HOLIDAY_FIRST_MONTH = '2024-12';

/** From the first month with all three insurances: a month of application after it, and then the exempt month. */
export const HOLIDAY_FIRST_AFTER_MONTHS = 2;

/** Insured persons, the entrepreneur included, in the month before the application. */
export const HOLIDAY_MOST_INSURED = 10;

/** Euro of revenue in at least one of the two years before. */
export const HOLIDAY_MOST_REVENUE_EUR = 2_000_000;

/** Whole grosze a euro has never been worth less than; at this rate revenue is within the limit whatever the true rate. */
export const EURO_AT_LEAST = 300;

/** Euro left in the de minimis pool below which the relief of one month may not fit. */
export const DE_MINIMIS_MARGIN_EUR = 1000;

/** Entrepreneurs in CEIDG: not partners in other partnerships nor the single shareholder of an sp. z o.o. */
export const HOLIDAY_COMPANY_TYPES: readonly CompanyType[] = ['jdg', 'civil_partnership'];

export type HolidayReasonCode =
  | 'de_minimis'
  | 'former_employer'
  | 'insured_count'
  | 'legal_form'
  | 'no_months_left'
  | 'not_insured'
  | 'not_law_yet'
  | 'revenue'
  | 'used';

interface HolidayCondition {
  /** What must hold. */
  asks: string;
  basis: string;
  certainty: Certainty;
}

/** Every condition whose failure means "no"; art. 17a and 17b u.s.u.s. */
export const HOLIDAY_CONDITIONS: Readonly<Record<HolidayReasonCode, HolidayCondition>> = {
  legal_form: {
    asks: 'Wpis w CEIDG (także wspólnik spółki cywilnej) albo komornik; nie spółki handlowe ani ich wspólnicy.',
    basis: 'art. 17a ust. 1 u.s.u.s.',
    certainty: 'verified',
  },
  not_insured: {
    asks: 'W miesiącu przed wnioskiem obowiązkowe ubezpieczenia społeczne z działalności.',
    basis: 'art. 17a ust. 1 u.s.u.s.',
    certainty: 'verified',
  },
  insured_count: {
    asks: `Najwyżej ${HOLIDAY_MOST_INSURED} zgłoszonych do ubezpieczeń, razem z przedsiębiorcą, w miesiącu przed wnioskiem.`,
    basis: 'art. 17a ust. 1 pkt 1 u.s.u.s.',
    certainty: 'verified',
  },
  revenue: {
    asks: 'W co najmniej jednym z dwóch poprzednich lat przychód nie większy niż równowartość 2 mln euro.',
    basis: 'art. 17a ust. 1 pkt 2 u.s.u.s.',
    certainty: 'verified',
  },
  former_employer: {
    asks: 'W tym i poprzednim roku żadnej pracy dla byłego pracodawcy w zakresie dawnego etatu.',
    basis: 'art. 17a ust. 1 pkt 3 u.s.u.s.',
    certainty: 'verified',
  },
  de_minimis: {
    asks: 'Miejsce w limicie pomocy de minimis z trzech lat.',
    basis: 'art. 3 ust. 2 rozp. Komisji (UE) 2023/2831',
    certainty: 'verified',
  },
  used: {
    asks: 'W tym roku kalendarzowym zwolnienia jeszcze nie wykorzystano.',
    basis: 'art. 17a ust. 2 u.s.u.s.',
    certainty: 'verified',
  },
  no_months_left: {
    asks: 'RWS złożony w miesiącu przed zwalnianym; ostatni dzień nie przesuwa się.',
    basis: 'art. 17b u.s.u.s.',
    certainty: 'verified',
  },
  not_law_yet: {
    asks: 'Zwalniany miesiąc nie wcześniejszy niż grudzień 2024 r.',
    basis: 'art. 17a u.s.u.s., dodany ustawą z 9.05.2024, w mocy od 1.11.2024',
    certainty: 'verified',
  },
};

import type { Certainty } from '../deadlines/rule';
import type { ZusScheme } from '../deadlines/taxProfile';
import { fullMonthsEnd } from './months';

/** A stage of the social contributions of a person who runs a business. A change of the law is one more row. */
export interface SchemeRule {
  scheme: ZusScheme;
  label: string;
  /** Full calendar months it lasts; null when it has no end of its own. */
  months: number | null;
  /** Beginning of the insurance title code in ZUS forms. */
  titleCode: string | null;
  basis: string;
  certainty: Certainty;
  source: string;
  /** First and last day on which it could be begun. */
  from: string;
  until: string | null;
}

export const SCHEME_RULES: readonly SchemeRule[] = [
  {
    scheme: 'start_relief',
    label: 'ulga na start',
    months: 6,
    titleCode: '05 40',
    basis: 'art. 18 Prawa przedsiębiorców',
    certainty: 'verified',
    source: 'kadry.infor.pl 2695900 (poradnik ZUS z przykładami)',
    from: '2018-04-30',
    until: null,
  },
  {
    scheme: 'preferential',
    label: 'składki preferencyjne',
    months: 24,
    titleCode: '05 70',
    basis: 'art. 18a u.s.u.s.',
    certainty: 'verified',
    source: 'podatki.biz 43778; pro.rp.pl 8537411',
    from: '2005-08-24',
    until: null,
  },
  {
    scheme: 'maly_plus',
    label: 'Mały ZUS Plus',
    months: null,
    titleCode: '05 90',
    basis: 'art. 18c u.s.u.s.',
    certainty: 'verified',
    source: 'zus.pl (22.12.2025)',
    from: '2020-02-01',
    until: null,
  },
  {
    scheme: 'full',
    label: 'pełne składki',
    months: null,
    titleCode: '05 10',
    basis: 'art. 18 ust. 8 u.s.u.s.',
    certainty: 'verified',
    source: 'ksiegowosc.infor.pl 7500894',
    from: '1999-01-01',
    until: null,
  },
  {
    scheme: 'none',
    label: 'zawieszenie, bez składek',
    months: null,
    titleCode: null,
    basis: 'art. 36a u.s.u.s.; art. 22-25 Prawa przedsiębiorców',
    certainty: 'statute',
    source: 'tylko odwołanie do przepisu',
    from: '2008-09-20',
    until: null,
  },
];

/** How long Mały ZUS Plus may be used: so many months in each so many months of business. */
export interface SmallPlusTerm {
  months: number;
  within: number;
  basis: string;
  certainty: Certainty;
  source: string;
  /** First and last month. */
  from: string;
  until: string | null;
}

export const SMALL_PLUS_TERMS: readonly SmallPlusTerm[] = [
  {
    months: 36,
    within: 60,
    basis: 'art. 18c ust. 11 u.s.u.s. w brzmieniu do 31.12.2025',
    certainty: 'verified',
    source: 'serwisy.gazetaprawna.pl 10615079',
    from: '2020-02',
    until: '2025-12',
  },
  {
    months: 36,
    within: 60,
    basis: 'art. 18c u.s.u.s. w brzmieniu od 1.01.2026; miesiące sprzed 2026 r. się nie liczą',
    certainty: 'verified',
    source: 'zus.pl (22.12.2025); kadry.infor.pl 7491424',
    from: '2026-01',
    until: null,
  },
];

/** How long Mały ZUS Plus may be used by the law of a month; null before it was law. */
export function smallPlusTerm(month: string): SmallPlusTerm | null {
  return SMALL_PLUS_TERMS.find(({ from, until }) => from <= month && month <= (until ?? month)) ?? null;
}

/** Days of business in the year before that Mały ZUS Plus asks for; art. 18c ust. 11 pkt 2 u.s.u.s. */
export const SMALL_PLUS_LEAST_DAYS = 60;

/** Months without a business after which the reliefs for starters are open again; art. 18 PP, art. 18a ust. 2 u.s.u.s. */
export const FRESH_START_MONTHS = 60;

/** The stage as it could be begun on a date; null when it was not law then. */
export function schemeRule(scheme: ZusScheme, date: string): SchemeRule | null {
  return SCHEME_RULES.find((rule) => rule.scheme === scheme && rule.from <= date && (rule.until ?? date) >= date) ?? null;
}

/** The first day on which the stage could be begun; null for what the table does not know, such as KRUS. */
export const lawSince = (scheme: ZusScheme): string | null => SCHEME_RULES.find((rule) => rule.scheme === scheme)?.from ?? null;

/** Whether the stage could be begun on a day, as far as the table knows. */
export const isLawOn = (scheme: ZusScheme, date: string): boolean => (lawSince(scheme) ?? date) <= date;

/** The last day that the law lets a stage last which began on a date; null where it has no end of its own, or its first day is not known. */
export function lawEnd(scheme: ZusScheme, from: string | null): string | null {
  const months = from === null ? null : (schemeRule(scheme, from)?.months ?? null);
  return from === null || months === null ? null : fullMonthsEnd(from, months);
}

import type { DeadlineRule, OnlyIf } from '../rule';
import { employs, hasStaff, mayHaveEmployees, mayHaveStaff, orKnown, paysToPfron } from '../who';
import { FIXED_FROM_STATUTE, FROM_STATUTE, nextMonth, SEEN } from './sources';

const PFRON: OnlyIf = {
  fact: 'pfron',
  says: 'gdy zatrudnia co najmniej 25 osób w przeliczeniu na etaty',
  surely: ({ employees_fte }) => (employees_fte ?? 0) >= 25,
};
const BOUND = [employs, orKnown('pfron', mayHaveStaff(25)), paysToPfron];
/** Asked of those who surely have so many; the others are first asked how many they have. */
const EXEMPT = {
  of: 'company',
  who: [employs, orKnown('pfron_exempt', orKnown('pfron', hasStaff(25)))],
  onlyIf: { fact: 'pfron_exempt', says: 'gdy jest zwolniony z wpłat (wskaźnik 6% zatrudnienia niepełnosprawnych)' },
} as const;
const FUND = {
  of: 'company',
  period: 'year',
  who: [employs, orKnown('zfss', mayHaveEmployees)],
  onlyIf: {
    fact: 'zfss',
    says: 'gdy tworzy fundusz (z woli pracodawcy albo na wniosek związku zawodowego)',
    surely: ({ employees_fte }) => (employees_fte ?? 0) >= 50,
  },
  ...FIXED_FROM_STATUTE,
  from: '2022-12',
} as const satisfies Partial<DeadlineRule>;
const NOT_MOVED = 'Przesunięcia w dzień wolny nie potwierdzono, więc go nie zastosowano.';
const SEEN_YEARLY = { ...SEEN, source: 'gazetaprawna.pl 8638464, 1496754' } as const;

/** The fund for disabled people and the social fund of an employer. */
export const FUND_RULES: readonly DeadlineRule[] = [
  {
    id: 'pfron',
    name: 'PFRON – deklaracja i wpłata',
    of: 'company',
    who: BOUND,
    onlyIf: PFRON,
    period: 'month',
    due: nextMonth(20),
    basis: 'art. 49 ustawy o rehabilitacji zawodowej',
    ...FROM_STATUTE,
    from: '2022-01',
  },
  {
    id: 'pfron_dekr',
    name: 'PFRON – deklaracja roczna DEK-R',
    of: 'company',
    who: BOUND,
    onlyIf: PFRON,
    period: 'year',
    due: nextMonth(20),
    basis: 'art. 49 ust. 2 ustawy o rehabilitacji zawodowej',
    ...SEEN_YEARLY,
    from: '2022-12',
  },
  {
    id: 'pfron_inf1',
    name: 'PFRON – informacja miesięczna INF-1 zwolnionego z wpłat',
    ...EXEMPT,
    period: 'month',
    due: nextMonth(20),
    basis: 'art. 21 ust. 2f ustawy o rehabilitacji zawodowej',
    ...SEEN_YEARLY,
    from: '2022-01',
  },
  {
    id: 'pfron_inf2',
    name: 'PFRON – informacja roczna INF-2 zwolnionego z wpłat',
    ...EXEMPT,
    period: 'year',
    due: nextMonth(20),
    basis: 'art. 21 ust. 2f ustawy o rehabilitacji zawodowej',
    ...SEEN_YEARLY,
    from: '2022-12',
  },
  {
    id: 'zfss_1',
    name: 'ZFŚS – pierwsza część odpisu (75%)',
    ...FUND,
    due: { months: -7, day: 'last' },
    basis: 'art. 6 ust. 2 ustawy o ZFŚS',
    note: `Dzień przekazania pieniędzy na rachunek funduszu. ${NOT_MOVED}`,
  },
  {
    id: 'zfss_2',
    name: 'ZFŚS – pozostała część odpisu',
    ...FUND,
    due: { months: -3, day: 'last' },
    basis: 'art. 6 ust. 2 ustawy o ZFŚS',
    note: NOT_MOVED,
  },
  {
    id: 'zfss_korekta',
    name: 'ZFŚS – korekta odpisu do rzeczywistego zatrudnienia',
    ...FUND,
    due: { months: 0, day: 'last' },
    basis: 'art. 5 ustawy o ZFŚS; § 1 rozporządzenia z 9.03.2009 w sprawie przeciętnej liczby zatrudnionych',
    note: 'Na koniec roku odpis liczy się od faktycznej przeciętnej liczby zatrudnionych; różnicę przekazuje się albo zalicza.',
  },
];

import type { DeadlineRule } from '../rule';
import { companyType, mayTakeSmallPlus, paysSocial, smallPlus } from '../who';
import { FIXED, SEEN_AT_ZUS } from './sources';

const CEIDG = companyType('JDG lub wspólnik spółki cywilnej', 'jdg', 'civil_partnership');

/** Reliefs that an entrepreneur asks for or accounts for by a day. */
export const ZUS_RELIEF_RULES: readonly DeadlineRule[] = [
  {
    id: 'zus_mzp',
    name: 'Zgłoszenie do Małego ZUS Plus od 1 stycznia (ZUA lub ZZA)',
    of: 'zus_payer',
    who: [CEIDG, mayTakeSmallPlus],
    decidedOnEve: true,
    chosen: smallPlus,
    onlyIf: {
      fact: 'may_join_small_plus',
      says: 'gdy przychód poprzedniego roku mieści się w limicie, a 36 miesięcy ulgi nie wykorzystano',
    },
    period: 'year',
    due: { months: -11, day: 'last' },
    basis: 'art. 18c i art. 36 ust. 14a u.s.u.s.',
    ...SEEN_AT_ZUS,
    source: 'zus.pl (22.12.2025); zus.pl (26.01.2022); gazetaprawna.pl 8619002',
    note: 'Dla przechodzących z pełnych składek albo z preferencyjnych, które kończą się 31 grudnia. Kto korzystał z ulgi w grudniu i zostaje przy niej, nie zgłasza się ponownie. Kto nabywa prawo w ciągu roku, ma 7 dni. Od 2026 r. 36 miesięcy w każdych 60 liczy się od nowa.',
    from: '2022-12',
  },
  {
    id: 'zus_mzp_cz2',
    name: 'DRA lub RCA część II – roczny przychód i podstawa Małego ZUS Plus (z dokumentami za styczeń)',
    of: 'zus_payer',
    who: [CEIDG, smallPlus],
    period: 'year',
    due: { months: -10, day: 20 },
    basis: 'art. 18c i art. 47 ust. 1 pkt 3 u.s.u.s.',
    ...SEEN_AT_ZUS,
    source: 'zus.pl (26.01.2022); kadry.infor.pl 5165493',
    note: 'Co roku, także u tych, którzy zostają przy uldze. Kto wchodzi w ulgę później, dołącza część II do dokumentów za pierwszy miesiąc.',
    from: '2022-12',
  },
  {
    id: 'rws',
    name: 'RWS – wniosek o wakacje składkowe',
    of: 'zus_payer',
    who: [CEIDG, paysSocial],
    onlyIf: { fact: 'may_take_contribution_holiday', says: 'gdy są spełnione warunki i w tym roku zwolnienia nie wykorzystano' },
    period: 'month',
    oncePerYear: true,
    due: { months: -1, day: 'last' },
    ...FIXED,
    pausable: true,
    basis: 'art. 17a-17b u.s.u.s.',
    source: 'gazetaprawna.pl 9651677, 10570067; forsal.pl 10577222',
    note: 'Jedno zwolnienie w roku kalendarzowym, za wybrany miesiąc: wniosek składa się tylko w miesiącu przed nim, a dzień wolny nie przesuwa terminu. Podany dzień jest ostatnim w roku: wniosek o zwolnienie za grudzień.',
    from: '2024-12',
  },
];

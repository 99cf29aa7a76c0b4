import type { DeadlineRule } from '../rule';
import { companyType } from '../who';
import { FIXED, SEEN, STATUTE_ONLY } from './sources';

const IN_KRUS = {
  fact: 'pays_krus',
  says: 'gdy rolnik podlega ubezpieczeniu w KRUS',
  // A scheme of a person is told on their own card.
  shownBy: ({ company_type, persons = [] }) =>
    company_type !== 'farmer' || persons.some(({ zus_scheme }) => zus_scheme === 'krus'),
} as const satisfies DeadlineRule['onlyIf'];

/** Social insurance of farmers, for whom their own fund settles by the quarter. */
export const KRUS_RULES: readonly DeadlineRule[] = [
  {
    id: 'krus_skladki',
    name: 'Składki KRUS za kwartał',
    of: 'krus_payer',
    who: [],
    onlyIf: IN_KRUS,
    period: 'quarter',
    due: { months: -2, day: 'last' },
    basis: 'art. 40 ust. 1 ustawy o ubezpieczeniu społecznym rolników',
    ...SEEN,
    certainty: 'statute',
    source: STATUTE_ONLY,
    note: 'Ostatni dzień pierwszego miesiąca kwartału; dzień wolny przesuwa termin według praktyki KRUS. Za pomocnika rolnika płaci się do 15. dnia następnego miesiąca.',
    from: '2022-03',
  },
  {
    id: 'krus_oswiadczenie',
    name: 'Oświadczenie dla KRUS o podatku z działalności za poprzedni rok (kwota graniczna)',
    of: 'krus_payer',
    who: [
      companyType(
        'rolnik, który prowadzi działalność gospodarczą',
        'jdg',
        'civil_partnership',
        'general_partnership',
        'professional_partnership',
        'limited_partnership',
      ),
    ],
    onlyIf: IN_KRUS,
    period: 'year',
    due: { months: 5, day: 31 },
    pausable: true,
    ...FIXED,
    basis: 'art. 5a ust. 4 ustawy o ubezpieczeniu społecznym rolników',
    certainty: 'disputed',
    source: 'biznes.gov.pl (procedura 577); gazetaprawna.pl 1412656, 800360; rp.pl art12459001',
    note: 'Kto się spóźni, wypada z KRUS. Czy sobota przesuwa ten termin, było sporne (w 2014 r. KRUS odmówiła) – podano dzień bez przesunięcia. Nie składa, kto przez cały poprzedni rok nie prowadził działalności.',
    from: '2022-12',
  },
];

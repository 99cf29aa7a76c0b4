import type { DeadlineRule } from '../rule';
import { flag, natural, notNatural, ownsLand } from '../who';
import { FIXED_FROM_STATUTE, SEEN } from './sources';

const REAL_ESTATE = flag('real_estate', 'posiada nieruchomości');
const VEHICLES = flag('transport_vehicles', 'posiada środki transportowe');
const IN_YEAR = { of: 'company', period: 'year', ...SEEN, from: '2022-12' } as const;

export const LOCAL_RULES: readonly DeadlineRule[] = [
  {
    id: 'dn1',
    name: 'DN-1 – podatek od nieruchomości',
    who: [REAL_ESTATE, notNatural],
    due: { months: -11, day: 'last' },
    basis: 'art. 6 ust. 9 pkt 1 u.p.o.l.',
    ...IN_YEAR,
  },
  {
    id: 'dn_rata',
    name: 'Rata podatku od nieruchomości – osoby prawne i jednostki',
    of: 'company',
    who: [REAL_ESTATE, notNatural],
    period: 'month',
    due: { months: 0, day: 15, except: { month: 1, months: 0, day: 'last' } },
    basis: 'art. 6 ust. 9 pkt 3 u.p.o.l.',
    ...SEEN,
    from: '2022-01',
  },
  {
    id: 'dn_rata_of',
    name: 'Rata podatku od nieruchomości, rolnego lub leśnego – osoby fizyczne',
    of: 'company',
    who: [ownsLand, natural],
    period: { instalments: [3, 5, 9, 11] },
    due: { months: 0, day: 15 },
    basis: 'art. 6 ust. 7 u.p.o.l.',
    ...SEEN,
    from: '2022-03',
  },
  {
    id: 'dr1',
    name: 'DR-1 (podatek rolny), DL-1 (podatek leśny)',
    who: [flag('farm_or_forest_land', 'posiada grunty rolne lub las'), notNatural],
    due: { months: -11, day: 15 },
    basis: 'art. 6a ust. 8 u.p.r.; art. 6 ust. 5 u.p.l.',
    ...IN_YEAR,
    source: 'DL-1: zory.eboi.pl, przyjazne-deklaracje.pl; DR-1: tylko odwołanie do przepisu',
    note: 'Termin DR-1 znany jest tylko z ustawy.',
  },
  {
    id: 'dt1',
    name: 'DT-1 i pierwsza rata podatku od środków transportowych',
    who: [VEHICLES],
    due: { months: -10, day: 15 },
    basis: 'art. 9 ust. 6 u.p.o.l.',
    ...IN_YEAR,
  },
  {
    id: 'dt_rata2',
    name: 'Druga rata podatku od środków transportowych',
    who: [VEHICLES],
    due: { months: -3, day: 15 },
    basis: 'art. 11 ust. 1 u.p.o.l.',
    ...IN_YEAR,
  },
  {
    id: 'bdo',
    name: 'Roczne sprawozdanie BDO (odpady)',
    of: 'company',
    who: [flag('bdo', 'wpis w BDO')],
    period: 'year',
    due: { months: 3, day: 15 },
    ...FIXED_FROM_STATUTE,
    basis: 'art. 76 ustawy o odpadach',
    note: 'Przesunięcia w dzień wolny nie potwierdzono, więc go nie zastosowano.',
    from: '2022-12',
  },
  {
    id: 'kobize',
    name: 'Raport KOBiZE',
    of: 'company',
    who: [flag('kobize', 'korzysta ze środowiska (KOBiZE)')],
    period: 'year',
    due: { months: 2, day: 'last' },
    ...FIXED_FROM_STATUTE,
    basis: 'art. 7 ust. 1 ustawy o systemie zarządzania emisjami',
    note: 'Przesunięcia w dzień wolny nie potwierdzono, więc go nie zastosowano.',
    from: '2022-12',
  },
];

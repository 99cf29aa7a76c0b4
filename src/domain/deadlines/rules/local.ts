import type { DeadlineRule } from '../rule';
import { flag, mayHaveLorries, natural, notNatural, notPrivatePerson, orKnown } from '../who';
import { SEEN } from './sources';

const REAL_ESTATE = { fact: 'real_estate', says: 'gdy posiada nieruchomości' } as const;
const LAND = flag('farm_or_forest_land', 'posiada grunty rolne lub las');
const VEHICLES = {
  who: [orKnown('transport_vehicles', mayHaveLorries)],
  onlyIf: { fact: 'transport_vehicles', says: 'gdy posiada samochody ciężarowe od 3,5 t, autobusy lub inne środki transportowe' },
} as const;
const IN_YEAR = { of: 'company', period: 'year', ...SEEN, from: '2022-12' } as const;

export const LOCAL_RULES: readonly DeadlineRule[] = [
  {
    id: 'dn1',
    name: 'DN-1 – podatek od nieruchomości',
    who: [notNatural],
    onlyIf: REAL_ESTATE,
    due: { months: -11, day: 'last' },
    basis: 'art. 6 ust. 9 pkt 1 u.p.o.l.',
    ...IN_YEAR,
  },
  {
    id: 'dn_rata',
    name: 'Rata podatku od nieruchomości – osoby prawne i jednostki',
    of: 'company',
    who: [notNatural],
    onlyIf: REAL_ESTATE,
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
    who: [natural, orKnown('real_estate', orKnown('farm_or_forest_land', notPrivatePerson))],
    onlyIf: { fact: 'real_estate', or: 'farm_or_forest_land', says: 'gdy posiada nieruchomości, grunty rolne lub las' },
    period: { instalments: [3, 5, 9, 11] },
    due: { months: 0, day: 15 },
    basis: 'art. 6 ust. 7 u.p.o.l.',
    ...SEEN,
    from: '2022-03',
  },
  {
    id: 'dr1',
    name: 'DR-1 (podatek rolny), DL-1 (podatek leśny)',
    who: [notNatural],
    onlyIf: { fact: 'farm_or_forest_land', says: 'gdy posiada grunty rolne lub las' },
    due: { months: -11, day: 15 },
    basis: 'art. 6a ust. 8 u.p.r.; art. 6 ust. 5 u.p.l.',
    ...IN_YEAR,
    source: 'DL-1: zory.eboi.pl; DR-1: tylko odwołanie do przepisu',
    note: 'Termin DR-1 znany jest tylko z ustawy.',
  },
  {
    id: 'rolny_rata',
    name: 'Rata podatku rolnego – osoby prawne i jednostki',
    of: 'company',
    who: [LAND, notNatural],
    onlyIf: { fact: 'has_farm_land', says: 'gdy są to grunty rolne' },
    period: { instalments: [3, 5, 9, 11] },
    due: { months: 0, day: 15 },
    basis: 'art. 6a ust. 8 pkt 3 ustawy o podatku rolnym',
    ...SEEN,
    source: 'gazetaprawna.pl 602045; bip.skwierzyna.samorzady.pl',
    from: '2022-03',
  },
  {
    id: 'lesny_rata',
    name: 'Rata podatku leśnego – osoby prawne i jednostki',
    of: 'company',
    who: [LAND, notNatural],
    onlyIf: { fact: 'has_forest', says: 'gdy jest to las' },
    period: 'month',
    due: { months: 0, day: 15 },
    basis: 'art. 6 ust. 5 ustawy o podatku leśnym',
    ...SEEN,
    source: 'superbiz.se.pl (2023-03)',
    note: 'Ustawa mówi o 15. dniu każdego miesiąca; niektóre gminy podają dla stycznia 31 stycznia, jak w podatku od nieruchomości – podano wcześniejszy dzień.',
    from: '2022-01',
  },
  {
    id: 'dt1',
    name: 'DT-1 i pierwsza rata podatku od środków transportowych',
    ...VEHICLES,
    due: { months: -10, day: 15 },
    basis: 'art. 9 ust. 6 u.p.o.l.',
    ...IN_YEAR,
  },
  {
    id: 'dt_rata2',
    name: 'Druga rata podatku od środków transportowych',
    ...VEHICLES,
    due: { months: -3, day: 15 },
    basis: 'art. 11 ust. 1 u.p.o.l.',
    ...IN_YEAR,
  },
];

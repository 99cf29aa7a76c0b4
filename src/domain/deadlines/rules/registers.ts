import type { DeadlineRule } from '../rule';
import { companyType, inKrs, notNatural, orKnown, trades } from '../who';
import { FIXED, FIXED_FROM_STATUTE, FROM_STATUTE, nextMonth, STATUTE_ONLY } from './sources';

const ADDRESS = { fact: 'has_e_delivery', absent: true, says: 'gdy nie ma jeszcze adresu do doręczeń elektronicznych' } as const;
const DELIVERY = {
  of: 'company',
  onlyIf: ADDRESS,
  ...FIXED,
  basis: 'art. 9 ust. 1 i art. 151 ustawy o doręczeniach elektronicznych',
} as const;
const IN_CEIDG = companyType('wpis w CEIDG: JDG, wspólnicy spółki cywilnej (każdy osobno)', 'jdg', 'civil_partnership');
const STANDING = 'Obowiązek trwa od 1 października 2026 r.; komu brakuje adresu, temu przypomina się z początkiem roku.';

/** Addresses, statistics and reports that are no tax. */
export const REGISTER_RULES: readonly DeadlineRule[] = [
  {
    id: 'e_doreczenia',
    name: 'e-Doręczenia – adres w bazie adresów elektronicznych (CEIDG)',
    who: [IN_CEIDG],
    period: 'month',
    due: { months: 0, day: 1 },
    ...DELIVERY,
    source: 'gofin.pl 249305',
    note: 'Od 1 października 2026 r. wszyscy z CEIDG; wpisani od 2025 r. i zmieniający wpis od 1 lipca 2025 r. wcześniej.',
    from: '2026-10',
    until: '2026-10',
  },
  {
    id: 'e_doreczenia',
    name: 'e-Doręczenia – adres w bazie adresów elektronicznych (CEIDG)',
    who: [IN_CEIDG],
    period: 'year',
    due: { months: -11, day: 1 },
    ...DELIVERY,
    source: 'gofin.pl 249305',
    note: STANDING,
    from: '2027-12',
  },
  {
    id: 'e_doreczenia_krs',
    name: 'e-Doręczenia – adres w bazie adresów elektronicznych (KRS)',
    who: [inKrs],
    period: 'year',
    due: { months: -11, day: 1 },
    ...DELIVERY,
    certainty: 'statute',
    source: STATUTE_ONLY,
    note: 'Wpisani do KRS mają obowiązek od 1 kwietnia 2025 r., nowi od wpisu; komu brakuje adresu, temu przypomina się z początkiem roku.',
    from: '2026-12',
  },
  {
    id: 'gus',
    name: 'GUS – wykaz sprawozdań na rok i pierwsze z nich',
    of: 'company',
    who: [orKnown('reports_to_gus', trades)],
    onlyIf: { fact: 'reports_to_gus', says: 'gdy GUS wyznaczył firmę do sprawozdań' },
    period: 'year',
    due: { months: -11, day: 5 },
    ...FIXED_FROM_STATUTE,
    basis: 'art. 30 ustawy o statystyce publicznej',
    certainty: 'disputed',
    source: STATUTE_ONLY,
    note: 'Które sprawozdania i kiedy, mówi Portal Sprawozdawczy GUS (DG-1 co miesiąc, F-01 co kwartał, SP co rok); podano najwcześniejszy dzień, własne terminy firmy dodaj jako reguły biura.',
    from: '2022-12',
  },
  {
    id: 'dac7',
    name: 'DAC7 – raport operatora platformy sprzedaży',
    of: 'company',
    who: [orKnown('runs_sales_platform', trades), orKnown('runs_sales_platform', notNatural)],
    onlyIf: { fact: 'runs_sales_platform', says: 'gdy firma prowadzi platformę, na której sprzedają lub usługują inni' },
    period: 'year',
    due: nextMonth('last'),
    ...FROM_STATUTE,
    basis: 'art. 75a i następne ustawy z 9.03.2017 o wymianie informacji podatkowych z innymi państwami',
    from: '2023-12',
  },
  {
    id: 'fundacja_sprawozdanie',
    name: 'Sprawozdanie z działalności fundacji dla ministra',
    of: 'company',
    who: [companyType('fundacja', 'foundation')],
    period: 'year',
    due: { months: 12, day: 'last' },
    ...FIXED_FROM_STATUTE,
    basis: 'art. 12 ust. 2 ustawy o fundacjach; § 5 rozporządzenia z 8.05.2001 w sprawie ramowego zakresu sprawozdania',
    source: 'gov.pl (MON, MSWiA); dzień: tylko odwołanie do przepisu',
    note: 'Nie składa fundacja pożytku publicznego, która zamieściła sprawozdania w bazie NIW (art. 12 ust. 2a).',
    from: '2022-12',
  },
];

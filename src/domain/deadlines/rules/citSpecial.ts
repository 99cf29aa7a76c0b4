import type { DeadlineRule } from '../rule';
import { companyForm, companyType, nonCit, notInLiquidation, orKnown, realEstate, trades } from '../who';
import { FIXED_FROM_STATUTE, FROM_STATUTE, nextMonth, SEEN, STATUTE_ONLY } from './sources';

const COMPANIES = ['llc', 'simple_joint_stock', 'joint_stock', 'limited_partnership', 'limited_joint_stock'] as const;
const COMPANY = companyType('spółka kapitałowa, komandytowa lub S.K.A.', ...COMPANIES);
const TAX_YEAR = { of: 'company', period: 'tax_year', ...FROM_STATUTE, from: '2022-12' } as const;
const DIVIDENDS = {
  who: [companyType('spółka kapitałowa, komandytowa, S.K.A. lub spółdzielnia', ...COMPANIES, 'cooperative')],
  onlyIf: { fact: 'pays_company_dividends', says: 'gdy wypłacono dywidendę polskiej firmie (z podatkiem lub zwolnieniem)' },
} as const;

/** Choices, withheld tax and further taxes of those who pay CIT. */
export const CIT_SPECIAL_RULES: readonly DeadlineRule[] = [
  {
    id: 'cit10z',
    name: 'CIT-10Z – podatek pobrany od firm zagranicznych',
    who: [orKnown('pays_foreign_companies', trades)],
    onlyIf: { fact: 'pays_foreign_companies', says: 'gdy wypłacano należności firmom zagranicznym (WHT)' },
    due: nextMonth('last'),
    ...TAX_YEAR,
    basis: 'art. 26a CIT',
  },
  {
    id: 'dywidenda_cit',
    name: 'Zryczałtowany CIT od dywidend dla polskich firm – wpłata',
    of: 'company',
    ...DIVIDENDS,
    onlyInMonth: { fact: 'company_dividends', says: 'gdy w miesiącu wypłacono dywidendę polskiej firmie' },
    period: 'month',
    due: nextMonth(7),
    ...FROM_STATUTE,
    basis: 'art. 22 i art. 26 ust. 1 i 3 CIT',
    note: 'Przy zwolnieniu (art. 22 ust. 4 CIT) bez wpłaty.',
    from: '2022-01',
  },
  {
    id: 'cit6r',
    name: 'CIT-6R – podatek pobrany od dywidend polskich firm',
    ...DIVIDENDS,
    due: nextMonth('last'),
    ...TAX_YEAR,
    basis: 'art. 26a CIT',
  },
  {
    id: 'zaw_rd',
    name: 'ZAW-RD – wybór estońskiego CIT na rok',
    who: [COMPANY, companyForm('cit_standard', 'cit_small'), notInLiquidation],
    onlyIf: { fact: 'wants_estonian_cit', says: 'gdy spółka chce przejść na estoński CIT' },
    decidedOnEve: true,
    chosen: companyForm('cit_estonian'),
    due: { months: -11, day: 'last' },
    ...TAX_YEAR,
    ...SEEN,
    basis: 'art. 28j ust. 1 pkt 7 i art. 28k ust. 1 CIT',
    certainty: 'statute',
    source: STATUTE_ONLY,
    note: 'Przejść można też w ciągu roku: po zamknięciu ksiąg, do końca pierwszego miesiąca opodatkowania ryczałtem.',
  },
  {
    id: 'cit15j',
    name: 'CIT-15J – wykaz podatników spółki jawnej na następny rok',
    who: [companyType('spółka jawna', 'general_partnership'), nonCit],
    onlyIf: { fact: 'has_corporate_partners', says: 'gdy wspólnikiem jest ktoś inny niż osoba fizyczna' },
    decidedAtEnd: true,
    due: { months: 0, day: 'last' },
    ...TAX_YEAR,
    ...FIXED_FROM_STATUTE,
    basis: 'art. 1 ust. 3 pkt 1a i ust. 4 CIT',
    note: 'Przed początkiem roku; kto nie złoży, płaci CIT. Zmianę wspólników zgłasza się w 14 dni, a nowa spółka wykaz w 14 dni od rejestracji.',
  },
  {
    id: 'podatek_minimalny',
    name: 'Podatek minimalny – wpłata z CIT-8',
    who: [COMPANY, companyForm('cit_standard')],
    onlyIf: { fact: 'owes_minimum_tax', says: 'gdy spółka ma stratę lub rentowność do 2% i nie jest zwolniona' },
    due: { months: 3, day: 'last' },
    ...TAX_YEAR,
    basis: 'art. 24ca i art. 27 ust. 1 CIT',
    note: 'Nie dotyczy małych podatników, rozpoczynających (trzy lata) ani wielu innych zwolnionych. Pierwszy raz za 2024 r.',
    from: '2024-12',
  },
  {
    id: 'podatek_od_budynkow',
    name: 'Podatek od przychodów z budynków – wpłata',
    of: 'company',
    who: [orKnown('lets_large_buildings', trades), orKnown('lets_large_buildings', realEstate)],
    onlyIf: { fact: 'lets_large_buildings', says: 'gdy wynajmowane budynki są warte ponad 10 mln zł' },
    period: 'month',
    due: nextMonth(20),
    ...FROM_STATUTE,
    basis: 'art. 24b CIT; art. 30g PIT',
    note: 'Nie wpłaca się tego, co odliczono od zaliczki za ten miesiąc.',
    from: '2022-01',
  },
];

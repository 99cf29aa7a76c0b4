import type { DeadlineRule } from '../rule';
import {
  companyForm,
  familyFoundation,
  filesCit8,
  monthlyAdvances,
  orKnown,
  quarterlyAdvances,
  runsBusiness,
  trades,
  withoutTransferPricing,
} from '../who';
import { nextMonth, SEEN, STATUTE_ONLY } from './sources';

const CLASSIC = companyForm('cit_standard', 'cit_small');
const TAX_YEAR = { of: 'company', period: 'tax_year', ...SEEN, from: '2022-12' } as const;
/** Returns for tax years that ended earlier had a longer term, by regulation. */
const RETURN = { ...TAX_YEAR, due: { months: 3, day: 'last' }, from: '2023-03' } as const;
const ABROAD = { fact: 'pays_foreign_companies', says: 'gdy wypłacano należności firmom zagranicznym (WHT)' } as const;
const FOREIGN = { who: [orKnown('pays_foreign_companies', trades)], onlyIf: ABROAD };
const TRANSFER_PRICING = {
  who: [orKnown('transfer_pricing', trades)],
  onlyIf: { fact: 'transfer_pricing', says: 'gdy transakcje z podmiotami powiązanymi przekroczyły progi' },
} as const;

export const CIT_RULES: readonly DeadlineRule[] = [
  {
    id: 'cit_zaliczka_m',
    name: 'Zaliczka na CIT – miesięczna',
    of: 'company',
    who: [CLASSIC, monthlyAdvances],
    period: 'month',
    due: nextMonth(20),
    pausable: true,
    basis: 'art. 25 ust. 1a CIT (t.j. Dz.U. 2026 poz. 554)',
    ...SEEN,
    from: '2022-01',
  },
  {
    id: 'cit_zaliczka_q',
    name: 'Zaliczka na CIT – kwartalna (mały podatnik, rozpoczynający)',
    of: 'company',
    who: [CLASSIC, quarterlyAdvances],
    period: 'tax_quarter',
    due: nextMonth(20),
    pausable: true,
    basis: 'art. 25 ust. 1b-1f CIT',
    ...SEEN,
    from: '2022-03',
  },
  {
    id: 'cit8',
    name: 'CIT-8 i dopłata podatku',
    who: [companyForm('cit_standard', 'cit_small', 'cit_exempt'), filesCit8],
    basis: 'art. 27 ust. 1 CIT; fundacja rodzinna: art. 24r CIT',
    ...RETURN,
  },
  {
    id: 'cit8fr',
    name: 'CIT-8FR – fundacja rodzinna',
    who: [familyFoundation],
    basis: 'art. 24s CIT; art. 24q CIT',
    ...RETURN,
    certainty: 'statute',
    source: STATUTE_ONLY,
    from: '2023-12',
  },
  {
    id: 'fr_swiadczenia',
    name: 'CIT 15% od świadczeń fundacji rodzinnej – wpłata',
    of: 'company',
    who: [familyFoundation],
    onlyIf: {
      fact: 'pays_family_benefits',
      says: 'gdy w miesiącu przekazano lub postawiono do dyspozycji świadczenie, mienie albo ukryty zysk',
    },
    period: 'month',
    due: nextMonth(20),
    basis: 'art. 24q ust. 1 i 6 CIT',
    ...SEEN,
    certainty: 'statute',
    source: STATUTE_ONLY,
    from: '2023-05',
  },
  {
    id: 'cit8e',
    name: 'CIT-8E i ryczałt od dochodów spółek',
    who: [companyForm('cit_estonian')],
    basis: 'art. 28r, 28t CIT',
    ...RETURN,
  },
  {
    id: 'wht_cit',
    name: 'Podatek u źródła (WHT) od firm zagranicznych – wpłata',
    of: 'company',
    ...FOREIGN,
    period: 'month',
    due: nextMonth(7),
    basis: 'art. 26 ust. 3 CIT',
    ...SEEN,
    note: 'Niższa stawka lub zwolnienie z umowy tylko z certyfikatem rezydencji ważnym w dniu wypłaty (art. 26 ust. 1 i 1i CIT): jego koniec wpisz na karcie firmy.',
    from: '2022-01',
  },
  { id: 'ift2r', name: 'IFT-2R', ...FOREIGN, due: { months: 3, day: 'last' }, basis: 'art. 26 ust. 3a CIT', ...TAX_YEAR },
  {
    id: 'tp_local',
    name: 'Lokalna dokumentacja cen transferowych',
    ...TRANSFER_PRICING,
    due: { months: 10, day: 'last' },
    basis: 'art. 11k ust. 2a CIT; podatnicy PIT: art. 23w PIT',
    ...TAX_YEAR,
  },
  {
    id: 'tpr',
    name: 'TPR-C lub TPR-P',
    ...TRANSFER_PRICING,
    due: { months: 11, day: 'last' },
    basis: 'art. 11t CIT; podatnicy PIT: art. 23zf PIT',
    ...TAX_YEAR,
  },
  {
    id: 'ordu',
    name: 'ORD-U',
    who: [runsBusiness, withoutTransferPricing],
    onlyIf: { fact: 'has_nonresident_contracts', says: 'gdy zawierano umowy z nierezydentami' },
    due: { months: 11, day: 'last' },
    basis: 'art. 82 § 1 i 1a OP',
    ...TAX_YEAR,
    certainty: 'statute',
    source: STATUTE_ONLY,
    note: 'Z osób fizycznych tylko prowadzące działalność gospodarczą.',
  },
];

import type { DeadlineRule } from '../rule';
import { companyForm, flag, monthlyAdvances, notPrivatePerson, quarterlyAdvances, withoutTransferPricing } from '../who';
import { nextMonth, SEEN, STATUTE_ONLY } from './sources';

const CLASSIC = companyForm('cit_standard', 'cit_small');
const TAX_YEAR = { of: 'company', period: 'tax_year', ...SEEN, from: '2022-12' } as const;
/** Returns for tax years that ended earlier had a longer term, by regulation. */
const RETURN = { ...TAX_YEAR, due: { months: 3, day: 'last' }, from: '2023-03' } as const;
const FOREIGN = flag('pays_foreign_companies', 'wypłaty zagranicznym firmom (WHT)');
const TRANSFER_PRICING = flag('transfer_pricing', 'transakcje z podmiotami powiązanymi ponad progi');

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
    who: [companyForm('cit_standard', 'cit_small', 'cit_exempt')],
    basis: 'art. 27 ust. 1 CIT',
    ...RETURN,
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
    who: [FOREIGN],
    period: 'month',
    due: nextMonth(7),
    basis: 'art. 26 ust. 3 CIT',
    ...SEEN,
    from: '2022-01',
  },
  { id: 'ift2r', name: 'IFT-2R', who: [FOREIGN], due: { months: 3, day: 'last' }, basis: 'art. 26 ust. 3a CIT', ...TAX_YEAR },
  {
    id: 'tp_local',
    name: 'Lokalna dokumentacja cen transferowych',
    who: [TRANSFER_PRICING],
    due: { months: 10, day: 'last' },
    basis: 'art. 11k ust. 2a CIT',
    ...TAX_YEAR,
  },
  {
    id: 'tpr',
    name: 'TPR-C lub TPR-P',
    who: [TRANSFER_PRICING],
    due: { months: 11, day: 'last' },
    basis: 'art. 11t CIT',
    ...TAX_YEAR,
  },
  {
    id: 'ordu',
    name: 'ORD-U',
    who: [notPrivatePerson, withoutTransferPricing],
    onlyIf: { fact: 'has_nonresident_contracts', says: 'gdy zawierano umowy z nierezydentami' },
    due: { months: 11, day: 'last' },
    basis: 'art. 82 § 1a OP',
    ...TAX_YEAR,
    certainty: 'statute',
    source: STATUTE_ONLY,
  },
];

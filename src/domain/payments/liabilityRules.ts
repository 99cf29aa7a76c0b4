import type { LiabilityRule } from './liability';
import { PFRON, ZUS } from './payees';
import type { TaxPeriod } from './taxPeriod';

/** Micro-accounts take these taxes since 1 January 2020. */
const MICRO = { account: 'micro_tax', payee: 'Urząd skarbowy', certainty: 'statute', from: '2020-01-01' } as const;
const MICRO_OF_NIP = { ...MICRO, nip_only: true } as const;
const TAX_OFFICE = { account: 'other', payee: 'Urząd skarbowy', certainty: 'statute', from: '2020-01-01' } as const;
const ADVANCE = ['month', 'quarter'] as const;
const ANNUAL = ['year'] as const;

export const LIABILITY_RULES: readonly LiabilityRule[] = [
  { kind: 'vat', periods: ['month'], form: 'VAT7', title: 'VAT', basis: 'art. 103 ust. 1 VAT; art. 61b OP', ...MICRO_OF_NIP },
  { kind: 'vat', periods: ['quarter'], form: 'VAT7K', title: 'VAT', basis: 'art. 103 ust. 2 VAT; art. 61b OP', ...MICRO_OF_NIP },
  {
    kind: 'pit_owner',
    taxation: 'skala',
    periods: ADVANCE,
    form: 'PIT',
    title: 'Zaliczka PIT',
    basis: 'art. 44 ust. 1 pkt 1 i ust. 6 PIT; art. 61b OP',
    ...MICRO,
  },
  {
    kind: 'pit_owner',
    taxation: 'liniowy',
    periods: ADVANCE,
    form: 'PPL',
    title: 'Zaliczka PIT',
    basis: 'art. 44 ust. 3f i 6 PIT; art. 61b OP',
    ...MICRO,
  },
  {
    kind: 'pit_owner',
    taxation: 'skala',
    periods: ANNUAL,
    form: 'PIT36',
    title: 'PIT',
    basis: 'art. 45 ust. 4 PIT; art. 61b OP',
    ...MICRO,
  },
  {
    kind: 'pit_owner',
    taxation: 'liniowy',
    periods: ANNUAL,
    form: 'PIT36L',
    title: 'PIT',
    basis: 'art. 45 ust. 4 PIT; art. 61b OP',
    ...MICRO,
  },
  {
    kind: 'lump_sum',
    periods: ADVANCE,
    form: 'PPE',
    title: 'Ryczałt',
    basis: 'art. 21 ust. 1 i 1a ustawy o zryczałtowanym PIT; art. 61b OP',
    ...MICRO,
  },
  {
    kind: 'lump_sum',
    periods: ANNUAL,
    form: 'PIT28',
    title: 'Ryczałt',
    basis: 'art. 21 ust. 2 ustawy o zryczałtowanym PIT; art. 61b OP',
    ...MICRO,
  },
  { kind: 'tax_card', form: 'KP', title: 'Karta podatkowa', basis: 'art. 31 ust. 5 ustawy o zryczałtowanym PIT', ...TAX_OFFICE },
  { kind: 'pit4', form: 'PIT4R', title: 'PIT-4R', basis: 'art. 38 ust. 1 PIT; art. 61b OP', ...MICRO_OF_NIP },
  { kind: 'pit8ar', form: 'PIT8AR', title: 'PIT-8AR', basis: 'art. 42 ust. 1 PIT; art. 61b OP', ...MICRO_OF_NIP },
  {
    kind: 'cit',
    periods: ADVANCE,
    form: 'CIT',
    title: 'Zaliczka CIT',
    basis: 'art. 25 ust. 1a CIT; art. 61b OP',
    ...MICRO_OF_NIP,
  },
  { kind: 'cit', periods: ANNUAL, form: 'CIT8', title: 'CIT', basis: 'art. 27 ust. 1 CIT; art. 61b OP', ...MICRO_OF_NIP },
  {
    kind: 'cit_estonian',
    form: 'CIT8E',
    title: 'Ryczałt od dochodów spółek',
    basis: 'art. 28t CIT; art. 61b OP',
    ...MICRO_OF_NIP,
  },
  { kind: 'withholding', form: 'CIT10Z', title: 'Podatek u źródła', basis: 'art. 26 ust. 3 CIT; art. 61b OP', ...MICRO_OF_NIP },
  { kind: 'pcc', form: 'PCC3', title: 'PCC-3', basis: 'art. 10 ust. 1 u.p.c.c.', ...TAX_OFFICE },
  {
    kind: 'zus_total',
    account: 'zus_nrs',
    ...ZUS,
    form: null,
    title: 'Składki ZUS',
    basis: 'art. 47 ust. 4 i 4a u.s.u.s.',
    certainty: 'verified',
    from: '2018-01-01',
  },
  {
    kind: 'local_tax',
    account: 'local',
    payee: null,
    form: null,
    title: 'Podatek lokalny',
    basis: 'art. 6 ust. 7 i 9, art. 11 ust. 1 u.p.o.l.',
    certainty: 'statute',
    from: '2020-01-01',
  },
  {
    kind: 'ppk',
    account: 'other',
    payee: null,
    form: null,
    title: 'Wpłata PPK',
    basis: 'art. 28 ustawy o PPK',
    certainty: 'verified',
    from: '2019-07-01',
  },
  {
    kind: 'pfron',
    account: 'other',
    ...PFRON,
    form: null,
    title: 'Wpłata PFRON',
    basis: 'art. 49 ustawy o rehabilitacji',
    certainty: 'statute',
    from: '2020-01-01',
  },
  {
    kind: 'payroll',
    account: 'other',
    payee: null,
    form: null,
    title: 'Wynagrodzenie',
    basis: 'art. 85 § 2, art. 86 § 3 KP',
    certainty: 'statute',
    from: '2019-01-01',
  },
  {
    kind: 'office_fee',
    account: 'office',
    payee: null,
    form: null,
    title: 'Usługi biura rachunkowego',
    basis: 'umowa z biurem',
    certainty: 'verified',
    from: '1990-01-01',
  },
];

/** The row right for a liability due on the day, or null for what is not paid on its own or is not in the table for that day. */
export function liabilityRule(
  kind: string,
  period: TaxPeriod['kind'] | null,
  dueOn: string,
  taxation: LiabilityRule['taxation'] | null = null,
  rules: readonly LiabilityRule[] = LIABILITY_RULES,
): LiabilityRule | null {
  const fits = (rule: LiabilityRule) =>
    rule.kind === kind &&
    (rule.taxation === undefined || rule.taxation === taxation) &&
    (rule.periods === undefined || rule.periods.some((each) => each === period)) &&
    rule.from <= dueOn &&
    (rule.until === undefined || dueOn <= rule.until);
  return rules.find(fits) ?? null;
}

/** Whether that kind is paid by who has a NIP alone: a company's VAT, CIT or taxes that it withholds, never a person's PESEL. */
export function isPaidByNip(kind: string, rules: readonly LiabilityRule[] = LIABILITY_RULES): boolean {
  return rules.some((rule) => rule.kind === kind && rule.nip_only === true);
}

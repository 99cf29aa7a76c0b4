import { addMonths, formatMonth, lastDayOf, monthOf } from '../../lib/dates';
import { shiftDate } from '../calendar/workingDays';
import type { Obligation } from '../deadlines/obligations';
import { obligationsOver, stretchAt } from '../deadlines/overTime';
import { lastMonthOf } from '../deadlines/periodName';
import type { TaxPerson, TaxProfile } from '../deadlines/taxProfile';
import { microAccountOwner } from '../identifiers/microAccount';
import type { AccountKind, LiabilityKind } from '../payments/liability';
import { type Parties, paymentOf } from '../payments/paymentOf';

/** A position that a month's settlement usually has: when, where and under what title it is paid; how much is not known. */
export interface UsualItem {
  kind: LiabilityKind | 'other';
  /** Of the company's people; null when the company owes it. */
  person: string | null;
  /** `JPK_V7M`; null where nothing is filed. */
  declaration_code: string | null;
  tax_period_kind: 'month' | 'quarter' | 'year';
  /** `2026-M10`, `2026-K4`, `2026-R`; null of a tax year that is no calendar year, for which positions have no spelling. */
  tax_period: string | null;
  due_nominal: string;
  due_effective: string;
  account_kind: AccountKind;
  account_number: string | null;
  /** A micro-account that is made of the person's PESEL, in place of the open one. */
  pesel_account: string | null;
  payee_name: string | null;
  transfer_title: string | null;
  tax_form_symbol: string | null;
  tax_period_symbol: string | null;
  /** What must be found out first, in Polish; null when it surely binds. */
  condition: string | null;
  /** There may be several of its kind in a month, told apart by their titles. */
  named: boolean;
}

/** Somebody of the company with liabilities of their own. */
export interface Debtor extends TaxPerson {
  nip?: string | null;
  /** The bare number of who has no NIP: their taxes are known by it. */
  pesel?: string | null;
  /** Their own contribution account (NRS). */
  zus_account?: string | null;
}

type DebtorProfile = Omit<TaxProfile, 'persons'> & { persons?: readonly Debtor[] };

export interface UsualItemsOf {
  /** The profile, or the profiles in the order of time where it changed. */
  profile: DebtorProfile | readonly DebtorProfile[];
  vat_number: string | null;
  /** The company's contribution account (NRS), as ZUS gave it. */
  zus_account?: string | null;
  /** The months that quarterly taxes end with bring them; `YYYY-MM`. */
  period: string;
}

interface Paid {
  kind: LiabilityKind | 'other';
  declaration: string | null;
  /** Proposed only where it surely binds: a position without an amount holds back the whole settlement. */
  surely?: true;
  /** Its title, where one kind has several; the period follows. */
  title?: string;
  /** It is paid within its own period, so the month before tells the client of it. */
  withinPeriod?: true;
  /** What a return adds to the advances of a year: the month before its day tells the client of it. */
  ofYear?: true;
  /** The form of tax that a return is of, whatever the form is by now. */
  taxation?: 'skala' | 'liniowy';
  /** Who files the return and owes nothing by it as a rule. */
  not?(profile: TaxProfile): boolean;
}

/** The tax that stays to be paid with the return of a year. */
const topUp = (kind: LiabilityKind, declaration: string): Paid => ({ kind, declaration, surely: true, ofYear: true });

/** Instalments to the commune: the amount is of its decision or of the yearly declaration. */
function local(title: string): Paid {
  return { kind: 'local_tax', declaration: null, surely: true, title, withinPeriod: true };
}

/** Told apart by its title, as several of its kind may be paid in a month. */
function other(title: string, declaration: string | null = null): Paid {
  return { kind: 'other', declaration, surely: true, title };
}

/** Deadlines that are paid by, what is paid by them and what is filed with it. */
const paid: Readonly<Record<string, Paid>> = {
  jpk_v7m: { kind: 'vat', declaration: 'JPK_V7M' },
  jpk_v7k: { kind: 'vat', declaration: 'JPK_V7K' },
  pit_zaliczka_m: { kind: 'pit_owner', declaration: null },
  pit_zaliczka_q: { kind: 'pit_owner', declaration: null },
  ryczalt_m: { kind: 'lump_sum', declaration: null },
  ryczalt_q: { kind: 'lump_sum', declaration: null },
  karta: { kind: 'tax_card', declaration: null },
  cit_zaliczka_m: { kind: 'cit', declaration: null },
  cit_zaliczka_q: { kind: 'cit', declaration: null },
  pit4: { kind: 'pit4', declaration: null },
  zus_5: { kind: 'zus_total', declaration: 'DRA' },
  zus_15: { kind: 'zus_total', declaration: 'DRA' },
  zus_20: { kind: 'zus_total', declaration: 'DRA' },
  ppk: { kind: 'ppk', declaration: null },
  pfron: { kind: 'pfron', declaration: 'DEK-I-0' },
  pit8a: { kind: 'pit8ar', declaration: null, surely: true },
  wht_cit: { kind: 'withholding', declaration: null, surely: true },
  dywidenda_cit: other('CIT od dywidendy'),
  fr_swiadczenia: other('CIT 15% od świadczeń fundacji rodzinnej'),
  podatek_od_budynkow: other('Podatek od przychodów z budynków'),
  vat_9m: other('VAT od importu usług i nabycia z Unii', 'VAT-9M'),
  vat_oss: other('VAT OSS', 'VIU-DO'),
  akcyza: other('Akcyza', 'AKC-4'),
  dt1: local('Podatek od środków transportu – rata'),
  dt_rata2: local('Podatek od środków transportu – rata'),
  dn_rata: local('Podatek od nieruchomości – rata'),
  dn_rata_of: local('Podatek od nieruchomości, rolny lub leśny – rata'),
  rolny_rata: local('Podatek rolny – rata'),
  lesny_rata: local('Podatek leśny – rata'),
  pit28: topUp('lump_sum', 'PIT-28'),
  pit36: { ...topUp('pit_owner', 'PIT-36'), taxation: 'skala' },
  pit36l: { ...topUp('pit_owner', 'PIT-36L'), taxation: 'liniowy' },
  cit8: { ...topUp('cit', 'CIT-8'), not: ({ taxation_form }) => taxation_form === 'cit_exempt' },
  cit8e: topUp('cit_estonian', 'CIT-8E'),
  podatek_minimalny: { ...other('Podatek minimalny'), ofYear: true },
};
const order = Object.keys(paid);

/** As positions keep it: `2026-M10`, `2026-K4`, `2026-R`; null of a year that is no calendar one. */
function taxPeriodOf(period: string): string | null {
  if (period.includes('/')) return null;
  if (period.length === 4) return `${period}-R`;
  return period.includes('Q') ? period.replace('Q', 'K') : period.replace('-', '-M');
}

/** The position of a settlement that an obligation is paid and filed by; null where none is. VAT may come out as a refund as well. */
export function positionFor({
  rule,
  period,
}: Pick<Obligation, 'rule' | 'period'>): { kinds: string[]; tax_period: string } | null {
  const { kind, title } = paid[rule] ?? {};
  // What has a title of its own shares its kind with others, and cannot be told by it.
  const tax_period = taxPeriodOf(period);
  if (!kind || title || tax_period === null) return null;
  return { kinds: kind === 'vat' ? ['vat', 'vat_refund', 'vat_carry'] : [kind], tax_period };
}

/** Law does not say when an office is paid: the tenth of the next month stands until the contract says otherwise. */
const FEE_DAY = '10';

/**
 * What a company with this profile usually pays for a month, from the deadlines of law, and the office's fee. Taxes of people go to
 * their own micro-accounts, by their NIP or else their PESEL; ZUS is paid to the account on the card, and no ZUS or PPK account is ever made up.
 */
export function usualItems(asked: UsualItemsOf): UsualItem[] {
  const { period } = asked;
  // The tax card of December is due within it.
  const due = obligationsOver(stretchesIn(asked), `${period}-01`, lastDayOf(addMonths(period, 2)));
  return [
    ...due
      // What nobody knows of yet is asked about, not proposed.
      .filter((each) => monthToldOf(each) === period && each.asks.length === 0)
      .toSorted((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule))
      .flatMap((each) => itemOf(each, paid[each.rule], asked) ?? []),
    officeFee(period),
  ];
}

/** The month whose settlement tells of a payment: the one that its period ends in, or the one before a day within its period or with a return. */
const monthToldOf = ({ rule, period, nominal }: Obligation) =>
  paid[rule]?.withinPeriod || paid[rule]?.ofYear ? addMonths(monthOf(nominal), -1) : lastMonthOf(period);

const stretchesIn = ({ profile }: UsualItemsOf): readonly DebtorProfile[] =>
  Array.isArray(profile) ? profile : [profile as DebtorProfile];

/** The usual position of that kind; null where law knows of none for this company and month. */
export function usualItem(asked: UsualItemsOf, kind: string, person: string | null): UsualItem | null {
  const ofKind = usualItems(asked).filter((each) => each.kind === kind);
  return ofKind.find((each) => each.person === person) ?? (person === null ? (ofKind[0] ?? null) : null);
}

/** Said of a payment that the table has no row for. */
const nowhere = {
  account_kind: 'other',
  account: null,
  payee: null,
  title: null,
  tax_form_symbol: null,
  tax_period_symbol: null,
} as const;

function itemOf(obligation: Obligation, of: Paid | undefined, asked: UsualItemsOf): UsualItem | null {
  // Of a card that leaves its tax open the law names every tax that may be: none of them is proposed.
  if (of === undefined || obligation.hangsOn || (of.surely && obligation.condition !== null)) return null;
  const { vat_number, zus_account } = asked;
  const profile = stretchAt(stretchesIn(asked), lastDayOf(asked.period));
  if (of.not?.(profile)) return null;
  const { person, nominal, due, condition, period } = obligation;
  const { kind, declaration, title } = of;
  const debtor = profile.persons?.find(({ id }) => id === person);
  const form = debtor?.taxation_form ?? profile.taxation_form;
  // Only a tax on the owner's income is told apart by it.
  const taxation = of.taxation ?? (form === 'pit_flat' ? 'liniowy' : 'skala');
  const parties: Parties = debtor
    ? { identifier: debtor.nip || debtor.pesel, zus_account: debtor.zus_account }
    : { identifier: vat_number, zus_account };
  const told = of.withinPeriod ? monthOf(nominal) : period;
  const tax_period = taxPeriodOf(told);
  // The account is the same whatever months the year has; its symbol and title are the office's to type.
  const isOddYear = of.ofYear && tax_period === null;
  const askedPeriod = tax_period ?? `${(lastMonthOf(period) ?? asked.period).slice(0, 4)}-R`;
  const payment = paymentOf({ kind, amount: 0, period: askedPeriod, due_on: due, taxation }, parties) ?? nowhere;
  const ofWhat = of.ofYear ? `${askedPeriod.slice(0, 4)} rok` : formatMonth(lastMonthOf(told) ?? asked.period);
  const byPesel = payment.account !== null && microAccountOwner(payment.account)?.length === 11;
  return {
    kind,
    person,
    declaration_code: declaration,
    tax_period_kind: of.ofYear ? 'year' : period.includes('Q') ? 'quarter' : 'month',
    tax_period,
    due_nominal: nominal,
    due_effective: due,
    account_kind: payment.account_kind,
    account_number: byPesel ? null : payment.account,
    pesel_account: byPesel ? payment.account : null,
    payee_name: payment.payee,
    // Its title names the PESEL too, so that it is made anew where the account is opened.
    transfer_title: byPesel || isOddYear ? null : title ? `${title}, ${ofWhat}` : payment.title,
    tax_form_symbol: payment.tax_form_symbol,
    tax_period_symbol: isOddYear ? null : payment.tax_period_symbol,
    condition,
    named: title !== undefined,
  };
}

function officeFee(period: string): UsualItem {
  const nominal = `${addMonths(period, 1)}-${FEE_DAY}`;
  const tax_period = period.replace('-', '-M');
  const payment = paymentOf({ kind: 'office_fee', amount: 0, period: tax_period, due_on: nominal }, {});
  return {
    kind: 'office_fee',
    person: null,
    declaration_code: null,
    tax_period_kind: 'month',
    tax_period,
    due_nominal: nominal,
    due_effective: shiftDate(nominal, 'forward'),
    account_kind: 'office',
    account_number: null,
    pesel_account: null,
    payee_name: null,
    transfer_title: payment?.title ?? null,
    tax_form_symbol: null,
    tax_period_symbol: null,
    condition: 'Termin i rachunek według umowy z biurem.',
    named: false,
  };
}

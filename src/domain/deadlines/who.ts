import type { Period } from './period';
import { isNatural, type Subject } from './subject';
import type { AccountingType, AdvanceMode, CompanyType, TaxationForm, TaxProfile, ZusScheme } from './taxProfile';

/** A condition on the one who owes, with the Polish words an accountant checks it by. */
export interface Who {
  says: string;
  holds(subject: Subject, period: Period): boolean;
}

type Flag = {
  [Key in keyof TaxProfile]-?: TaxProfile[Key] extends boolean | null | undefined ? Key : never;
}[keyof TaxProfile];

const FORMS: Record<TaxationForm, string> = {
  pit_scale: 'skala podatkowa',
  pit_flat: 'podatek liniowy',
  lump_sum: 'ryczałt',
  tax_card: 'karta podatkowa',
  cit_standard: 'CIT 19%',
  cit_small: 'CIT 9%',
  cit_estonian: 'CIT estoński',
  cit_exempt: 'CIT – zwolnienie przedmiotowe',
  transparent: 'podatek u wspólników',
  none: 'bez podatku dochodowego',
};

const BOOKS: Partial<Record<AccountingType, string>> = {
  kpir: 'KPiR',
  lump_sum_register: 'ewidencja przychodów',
  full_books: 'księgi rachunkowe',
};

const IN_KRS: readonly CompanyType[] = [
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
  'limited_joint_stock',
  'llc',
  'simple_joint_stock',
  'joint_stock',
  'foundation',
  'association',
  'cooperative',
  'foreign_branch',
];

const where = (says: string, holds: (profile: TaxProfile, subject: Subject, period: Period) => boolean): Who => ({
  says,
  holds: (subject, period) => holds(subject.profile, subject, period),
});

export const flag = (key: Flag, says: string) => where(says, (profile) => profile[key] === true);
export const form = (...forms: TaxationForm[]) =>
  where(forms.map((each) => FORMS[each]).join(' lub '), (_, subject) => forms.includes(subject.taxation_form));
export const companyForm = (...forms: TaxationForm[]) =>
  where(forms.map((each) => FORMS[each]).join(' lub '), (profile) => forms.includes(profile.taxation_form));
export const companyType = (says: string, ...types: CompanyType[]) =>
  where(says, (profile) => types.includes(profile.company_type));
export const books = (...types: AccountingType[]) =>
  where(types.map((type) => BOOKS[type] ?? type).join(' lub '), (profile) => types.includes(profile.accounting_type));
export const scheme = (says: string, ...schemes: ZusScheme[]) =>
  where(says, (_, subject) => subject.zus_scheme !== null && schemes.includes(subject.zus_scheme));

/** Advances not stated are monthly, the statutory default; simplified ones are paid monthly too. */
const paysAdvances = (says: string, ...modes: AdvanceMode[]) =>
  where(says, (_, subject) => modes.includes(subject.advance_mode ?? 'monthly'));
export const monthlyAdvances = paysAdvances('zaliczki miesięczne lub uproszczone', 'monthly', 'simplified');
export const quarterlyAdvances = paysAdvances('zaliczki kwartalne', 'quarterly');

export const zusGroup = (group: Subject['zus_group'], says: string) => where(says, (_, subject) => subject.zus_group === group);
export const employs = flag('employs', 'płatnik wynagrodzeń (pracownicy, zleceniobiorcy)');
export const natural = where('osoba fizyczna', isNatural);
export const notNatural = where('osoba prawna lub jednostka organizacyjna', (profile) => !isNatural(profile));
export const inKrs = where('wpis w KRS', (profile) => Boolean(profile.krs) || IN_KRS.includes(profile.company_type));
export const notInKrs = where('bez wpisu w KRS', (profile) => !profile.krs && !IN_KRS.includes(profile.company_type));

const filesQuarterly = ({ vat_period }: TaxProfile) => vat_period === 'quarterly';
export const vatMonthly = where('czynny podatnik VAT, miesięcznie', (p) => p.vat_status === 'active' && !filesQuarterly(p));
export const vatQuarterly = where('czynny podatnik VAT, kwartalnie', (p) => p.vat_status === 'active' && filesQuarterly(p));
export const vatExempt = where(
  'bez czynnej rejestracji VAT',
  (p) => ['exempt_limit', 'exempt_activity', 'not_registered'].includes(p.vat_status) && p.company_type !== 'natural_person',
);

/** Without a stated group: those who file JPK_V7M from tax years begun in 2026, all others from 2027. */
export const inJpkGroup = where('według grupy: JPK_V7M od 2026 r., pozostali od 2027 r.', (profile, _, period) => {
  const { jpk_income_group: stated, vat_status } = profile;
  const group = stated ?? (vat_status === 'active' && !filesQuarterly(profile) ? 'from_2026' : 'from_2027');
  return group !== 'exempt' && period.firstMonth >= group.slice('from_'.length);
});

export const staffOf = (count: number, declared: 'pfron' | 'zfss') =>
  where(`co najmniej ${count} etatów`, (profile) => profile[declared] === true || (profile.employees_fte ?? 0) >= count);

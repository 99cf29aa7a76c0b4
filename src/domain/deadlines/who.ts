import { lastDayOf } from '../../lib/dates';
import { inCourtRegister } from './courtRegister';
import type { Period } from './period';
import { isNatural, type Subject, taxpayers } from './subject';
import type { AccountingType, AdvanceMode, Circumstance, CompanyType, TaxationForm, TaxProfile, ZusScheme } from './taxProfile';

/** A condition on the one who owes, with the Polish words an accountant checks it by. */
export interface Who {
  says: string;
  holds(subject: Subject, period: Period): boolean;
}

type Flag = {
  [Key in keyof TaxProfile]-?: TaxProfile[Key] extends boolean | null | undefined ? Key : never;
}[keyof TaxProfile];

const FORMS: Partial<Record<TaxationForm, string>> = {
  pit_scale: 'skala podatkowa',
  pit_flat: 'podatek liniowy',
  lump_sum: 'ryczałt',
  tax_card: 'karta podatkowa',
  cit_standard: 'CIT 19%',
  cit_small: 'CIT 9%',
  cit_estonian: 'CIT estoński',
  cit_exempt: 'CIT – zwolnienie przedmiotowe',
};

const BOOKS: Partial<Record<AccountingType, string>> = {
  kpir: 'KPiR',
  lump_sum_register: 'ewidencja przychodów',
  full_books: 'księgi rachunkowe',
};

const SOCIAL: readonly ZusScheme[] = ['preferential', 'maly_plus', 'full'];

const where = (says: string, holds: (profile: TaxProfile, subject: Subject, period: Period) => boolean): Who => ({
  says,
  holds: (subject, period) => holds(subject.profile, subject, period),
});

export const flag = (key: Flag, says: string) => where(says, (profile) => profile[key] === true);
const named = (forms: TaxationForm[]) => forms.map((each) => FORMS[each] ?? each).join(' lub ');

export const form = (...forms: TaxationForm[]) => where(named(forms), (_, subject) => forms.includes(subject.taxation_form));
export const companyForm = (...forms: TaxationForm[]) => where(named(forms), (profile) => forms.includes(profile.taxation_form));
export const companyType = (says: string, ...types: CompanyType[]) =>
  where(says, (profile) => types.includes(profile.company_type));
export const books = (...types: AccountingType[]) =>
  where(types.map((type) => BOOKS[type] ?? type).join(' lub '), (profile) => types.includes(profile.accounting_type));
/** Of a partnership one of whose partners is taxed so: its books are its own (art. 24a ust. 1 PIT). */
export const taxedBy = (...forms: TaxationForm[]) =>
  where(`${named(forms)} (w spółce: któryś ze wspólników)`, (profile) =>
    taxpayers(profile).some(({ taxation_form }) => forms.includes(taxation_form)),
  );
export const smallPlus = where('Mały ZUS Plus', (_, { zus_scheme }) => zus_scheme === 'maly_plus');
export const fullContributions = where('pełne składki społeczne', (_, { zus_scheme }) => zus_scheme === 'full');
/** A person whose scheme is not stated may pay them; the staff's own DRA of a partnership has no scheme at all. */
export const paysSocial = where('obowiązkowe składki społeczne', (profile, { person, zus_scheme }) =>
  zus_scheme === null ? person !== null || isNatural(profile) : SOCIAL.includes(zus_scheme),
);
export const paysHealth = where('podlega ubezpieczeniu zdrowotnemu z działalności', (_, { zus_scheme }) => zus_scheme !== 'none');

/** Advances not stated are monthly, the statutory default; simplified ones are paid monthly too. */
const paysAdvances = (says: string, ...modes: AdvanceMode[]) =>
  where(says, (_, subject) => modes.includes(subject.advance_mode ?? 'monthly'));
export const monthlyAdvances = paysAdvances('zaliczki miesięczne lub uproszczone', 'monthly', 'simplified');
export const quarterlyAdvances = paysAdvances('zaliczki kwartalne', 'quarterly');

export const zusGroup = (group: Subject['zus_group'], says: string) => where(says, (_, subject) => subject.zus_group === group);
export const employs = flag('employs', 'płatnik wynagrodzeń (pracownicy, zleceniobiorcy)');
export const withoutStaff = where('nie wypłaca wynagrodzeń', ({ employs }) => employs !== true);
export const natural = where('osoba fizyczna', isNatural);
export const notNatural = where('osoba prawna lub jednostka organizacyjna', (profile) => !isNatural(profile));
const isInKrs = ({ krs, company_type }: TaxProfile) => Boolean(krs) || inCourtRegister.includes(company_type);
export const inKrs = where('wpis w KRS (stowarzyszenie: gdy ma numer KRS)', isInKrs);
export const notInKrs = where('bez wpisu w KRS', (profile) => !isInKrs(profile));

const WITHOUT_BUSINESS: readonly CompanyType[] = ['natural_person', 'private_rental', 'farmer'];
/** Payers of art. 41 ust. 1 PIT and of art. 82 § 1 OP: a natural person only with a business, so no private landlord and no farmer. */
export const runsBusiness = where(
  'przedsiębiorca, osoba prawna lub jednostka organizacyjna (nie najem prywatny ani rolnik)',
  (profile) => !WITHOUT_BUSINESS.includes(profile.company_type),
);
export const isFamilyFoundation = ({ company_type }: TaxProfile) => company_type === 'family_foundation';
export const familyFoundation = where('fundacja rodzinna', isFamilyFoundation);
/** A family foundation files CIT-8 only for a business beyond what its act allows (art. 24r CIT). */
export const filesCit8 = where(
  'fundacja rodzinna: tylko gdy płaci CIT od działalności poza dozwolonym zakresem',
  (profile) => !isFamilyFoundation(profile) || profile.taxation_form !== 'cit_exempt',
);
export const tradesAbroad = where('rejestracja VAT-UE lub OSS', ({ vat_eu, vat_oss }) => vat_eu === true || vat_oss === true);
/** Those of whom a circumstance is asked, and whoever it is known of. */
export const orKnown = (fact: Circumstance, { says, holds }: Who): Who => ({
  says,
  holds: (subject, period) => subject.profile[fact] === true || holds(subject, period),
});
/** Who has a business on the scale puts an employee's income into PIT-36 as well. */
export const withoutPit36 = where(
  'bez PIT-36 z działalności',
  (profile, { taxation_form }) => taxation_form !== 'pit_scale' || profile.company_type === 'natural_person',
);
export const withoutTransferPricing = where('nie składa TPR', (profile) => profile.transfer_pricing !== true);
export const ownsLand = where(
  'posiada nieruchomości, grunty rolne lub las',
  (p) => p.real_estate === true || p.farm_or_forest_land === true,
);
export const openAtTheEnd = where(
  'działa w dniu spisu',
  ({ closed_at }, _, { lastMonth }) => !closed_at || closed_at >= lastDayOf(lastMonth),
);

const filesQuarterly = ({ vat_period }: TaxProfile) => vat_period === 'quarterly';
export const vatMonthly = where('czynny podatnik VAT, miesięcznie', (p) => p.vat_status === 'active' && !filesQuarterly(p));
export const vatQuarterly = where('czynny podatnik VAT, kwartalnie', (p) => p.vat_status === 'active' && filesQuarterly(p));
export const vatExempt = where(
  'bez czynnej rejestracji VAT',
  (p) => p.vat_status !== 'active' && p.company_type !== 'natural_person',
);

/** The first month of the tax year from which each group files; nobody exempt ever does. */
const JPK_SINCE = { from_2025: '2025-01', from_2026: '2026-01', from_2027: '2027-01', exempt: '9999-12' };

/** Without a stated group: those who file JPK_V7M from tax years begun in 2026, all others from 2027. */
export const inJpkGroup = where('według grupy: JPK_V7M od 2026 r., pozostali od 2027 r.', (profile, _, period) => {
  const { jpk_income_group: stated, vat_status } = profile;
  const group = stated ?? (vat_status === 'active' && !filesQuarterly(profile) ? 'from_2026' : 'from_2027');
  return period.firstMonth >= JPK_SINCE[group];
});

export const staffOf = (count: number, declared: 'pfron' | 'zfss') =>
  where(`co najmniej ${count} etatów`, (profile) => profile[declared] === true || (profile.employees_fte ?? 0) >= count);

import { addDays, lastDayOf } from '../../lib/dates';
import { inCourtRegister } from './courtRegister';
import type { Period } from './period';
import {
  insuresNobody,
  isAppointed,
  isNatural,
  mayEmploy,
  paysAppointed,
  type Subject,
  taxpayers,
  withholdsOfAppointed,
} from './subject';
import type { AccountingType, AdvanceMode, Circumstance, CompanyType, TaxationForm, TaxProfile, ZusScheme } from './taxProfile';

/** A condition on the one who owes, with the Polish words an accountant checks it by. */
export interface Who {
  says: string;
  holds(subject: Subject, period: Period): boolean;
  /** What must first be asked of a profile that neither meets it nor does not: it holds perhaps. */
  asks?(profile: TaxProfile): Circumstance | null;
  /** What is asked and told beside it, though the obligation stands whatever the answer is: it speaks against what was chosen. */
  barredBy?: Barred;
}

/** A circumstance by which another obligation is owed in the place of the chosen one: in words, with the act. */
export interface Barred {
  fact: Circumstance;
  instead: string;
  basis: string;
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
export const withoutBooks = where(
  'dochód według norm szacunkowych, a nie z ksiąg',
  ({ accounting_type }) => accounting_type !== 'kpir' && accounting_type !== 'full_books',
);
/** Of a partnership one of whose partners is taxed so: its books are its own (art. 24a ust. 1 PIT). */
export const taxedBy = (...forms: TaxationForm[]) =>
  where(`${named(forms)} (w spółce: któryś ze wspólników)`, (profile) =>
    taxpayers(profile).some(({ taxation_form }) => forms.includes(taxation_form)),
  );
export const smallPlus = where('Mały ZUS Plus', (_, { zus_scheme }) => zus_scheme === 'maly_plus');
/** Who pays in full on the eve, or whose preferential contributions end with it: neither is registered with the relief's code yet (art. 18c). */
export const mayTakeSmallPlus = where(
  'pełne składki społeczne albo preferencyjne, które kończą się przed 1 stycznia',
  (_, { zus_scheme, zus_scheme_ends }, { firstMonth }) =>
    zus_scheme === 'full' || (zus_scheme === 'preferential' && zus_scheme_ends === addDays(`${firstMonth}-01`, -1)),
);
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
export const employs: Who = {
  ...where('płatnik wynagrodzeń (pracownicy, zleceniobiorcy)', (profile) => profile.employs === true || mayEmploy(profile)),
  asks: (profile) => (mayEmploy(profile) ? 'employs' : null),
};
const hasAppointed = ({ persons = [] }: TaxProfile) => persons.some((each) => isAppointed(each) && !each.left_on);
const onBoard = ({ persons = [] }: TaxProfile) =>
  persons.some((each) => each.role === 'board_member' && isAppointed(each) && !each.left_on);
/** Of a board member appointed for pay the company is the payer too, though it employs nobody (art. 13 pkt 7 and art. 41 ust. 1 PIT). */
export const withholdsPit: Who = {
  ...where(
    'płatnik wynagrodzeń (pracownicy, zleceniobiorcy, członkowie zarządu powołani za wynagrodzeniem)',
    (profile, _, period) => profile.employs === true || mayEmploy(profile) || withholdsOfAppointed(profile, period),
  ),
  asks: (profile) => (mayEmploy(profile) && !onBoard(profile) ? 'employs' : null),
};
/** Of a proxy's pay it tells alone: PIT-11 of other income (art. 20 ust. 1 and art. 42a ust. 1 PIT). */
export const tellsOfPay: Who = {
  ...where(
    'płatnik wynagrodzeń (pracownicy, zleceniobiorcy, powołani za wynagrodzeniem)',
    (profile, _, period) => profile.employs === true || mayEmploy(profile) || paysAppointed(profile, period),
  ),
  asks: (profile) => (mayEmploy(profile) && !hasAppointed(profile) ? 'employs' : null),
};
const helps = ({ persons = [] }: TaxProfile) =>
  persons.some(({ role, zus_scheme }) => role === 'helper' && zus_scheme !== 'none');
/** A helping spouse is insured by the entrepreneur as employees are (art. 8 ust. 11 u.s.u.s.). */
export const insuresOthers: Who = {
  ...where(
    'zgłasza do ubezpieczeń inne osoby (pracowników, zleceniobiorców, osoby współpracujące, powołanych za wynagrodzeniem)',
    (profile, _, period) =>
      helps(profile) ||
      mayEmploy(profile) ||
      (profile.employs === true && !insuresNobody(profile)) ||
      paysAppointed(profile, period),
  ),
  asks: (profile) => (mayEmploy(profile) && !helps(profile) && !hasAppointed(profile) ? 'employs' : null),
};
export const withoutStaff = where(
  'nie wypłaca wynagrodzeń',
  (profile, _, period) => profile.employs !== true && !withholdsOfAppointed(profile, period),
);
export const natural = where('osoba fizyczna', isNatural);
export const notNatural = where('osoba prawna lub jednostka organizacyjna', (profile) => !isNatural(profile));
export const isInKrs = ({ krs, company_type }: TaxProfile) => Boolean(krs) || inCourtRegister.includes(company_type);
export const inKrs = where('wpis w KRS (stowarzyszenie: gdy ma numer KRS)', isInKrs);
export const notInKrs = where('bez wpisu w KRS', (profile) => !isInKrs(profile));

const WITHOUT_BUSINESS: readonly CompanyType[] = ['natural_person', 'private_rental', 'farmer'];
/** Payers of art. 41 ust. 1 PIT and of art. 82 § 1 OP: a natural person only with a business, so no private landlord and no farmer. */
export const runsBusiness = where(
  'przedsiębiorca, osoba prawna lub jednostka organizacyjna (nie najem prywatny ani rolnik)',
  (profile) => !WITHOUT_BUSINESS.includes(profile.company_type),
);
/** Of whom dealings with other firms are asked: an owners' community of a building has none. */
export const trades = where(
  'przedsiębiorca, osoba prawna lub jednostka organizacyjna (nie wspólnota mieszkaniowa, najem prywatny ani rolnik)',
  ({ company_type }) => company_type !== 'housing_community' && !WITHOUT_BUSINESS.includes(company_type),
);
export const notPrivatePerson = where('nie osoba fizyczna bez działalności', (p) => p.company_type !== 'natural_person');
export const notPrivateRental = where('nie najem prywatny', ({ company_type }) => company_type !== 'private_rental');
/** The dead owner of a business kept up by a manager has no income of their own any more. */
export const living = where('nie przedsiębiorstwo w spadku', ({ company_type }) => company_type !== 'succession_enterprise');
export const mayHaveLorries = where(
  'przedsiębiorca, osoba prawna, jednostka organizacyjna lub rolnik',
  (p) => p.company_type === 'farmer' || (p.company_type !== 'housing_community' && !WITHOUT_BUSINESS.includes(p.company_type)),
);
/** Private persons issue no invoices; of farmers and communities only who is registered for VAT does. */
export const issuesInvoices = where('może wystawiać faktury', ({ company_type, vat_status }) =>
  ['farmer', 'housing_community'].includes(company_type) ? vat_status === 'active' : company_type !== 'natural_person',
);
export const taxedOrExempt = where('czynny podatnik VAT lub zwolniony ze względu na obrót', ({ vat_status }) =>
  ['active', 'exempt_limit', 'exempt'].includes(vat_status),
);
export const realEstate = flag('real_estate', 'posiada nieruchomości');
export const vatActive = where('czynny podatnik VAT', ({ vat_status }) => vat_status === 'active');
export const nonCit = where('nie płaci CIT', ({ taxation_form }) => !taxation_form.startsWith('cit_'));
/** Foundations and associations stand in the register of entrepreneurs only when they run a business. */
export const isNgo = ({ company_type }: TaxProfile) => company_type === 'foundation' || company_type === 'association';
export const isOutOfKrs = (profile: TaxProfile) => !isInKrs(profile);
export const outOfBusinessRegister = where(
  'poza rejestrem przedsiębiorców KRS',
  (profile) => isNgo(profile) || !isInKrs(profile),
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
/** Art. 28k ust. 1 CIT keeps those in liquidation out of the Estonian CIT. */
export const notInLiquidation = where(
  'nie w likwidacji',
  ({ liquidation_from }, _, { firstMonth }) => !liquidation_from || liquidation_from > `${firstMonth}-01`,
);
export const openAtTheEnd = where(
  'działa w dniu spisu',
  ({ closed_at }, _, { lastMonth }) => !closed_at || closed_at >= lastDayOf(lastMonth),
);

const filesQuarterly = ({ vat_period }: TaxProfile) => vat_period === 'quarterly';
export const vatMonthly = where('czynny podatnik VAT, miesięcznie', (p) => p.vat_status === 'active' && !filesQuarterly(p));
export const vatQuarterly: Who = {
  ...where('czynny podatnik VAT, kwartalnie', (p) => p.vat_status === 'active' && filesQuarterly(p)),
  barredBy: {
    fact: 'supplies_annex_15',
    instead: 'JPK_V7M co miesiąc zamiast JPK_V7K',
    basis: 'art. 99 ust. 3a pkt 2 VAT',
  },
};
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

/** Staff that may be as many: nobody said how many there are, or there are so many. */
export const mayHaveStaff = (count: number) =>
  where(`co najmniej ${count} etatów`, ({ employees_fte }) => (employees_fte ?? count) >= count);
export const hasStaff = (count: number) =>
  where(`co najmniej ${count} etatów`, ({ employees_fte }) => (employees_fte ?? 0) >= count);
export const mayHaveEmployees = where('pracownicy na umowach o pracę', ({ employees_fte }) => (employees_fte ?? 1) > 0);
/** Those in employment, the young in training too, who count to no full-time work; of an employer who told no numbers there may be some. */
export const paysEmployees = where(
  'pracownicy na umowach o pracę',
  (profile) => mayEmploy(profile) || profile.has_employees === true || (profile.employees_fte ?? 1) > 0,
);
export const paysToPfron = where('bez zwolnienia z wpłat na PFRON', ({ pfron_exempt }) => pfron_exempt !== true);

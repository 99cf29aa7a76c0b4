import { FITTING_BOOKS } from './fittingBooks';
import {
  type AccountingType,
  type CompanyType,
  OPEN_FACTS,
  type OpenFact,
  type TaxationForm,
  type TaxProfile,
} from './taxProfile';

/** As they read in a sentence. */
const NAMES: Readonly<Record<OpenFact, string>> = {
  company_type: 'forma prawna',
  taxation_form: 'forma opodatkowania',
  vat_status: 'status VAT',
  accounting_type: 'rodzaj ewidencji',
};

/** A card as it is kept, some of whose facts nobody has told. */
export type OpenCard = { [Fact in OpenFact]: TaxProfile[Fact] | null } & Pick<TaxProfile, 'krs' | 'vat_period'>;
/** The same with the likeliest in the place of what is open, told by name. */
export type Presumed<Card> = Omit<Card, OpenFact> & Pick<TaxProfile, OpenFact | 'open'>;

/** The law is asked of whole profiles. What is open is filled in with something that may be, and `obligations` asks all that may be. */
export function presumed<Card extends OpenCard>(card: Card): Presumed<Card> {
  const open = OPEN_FACTS.filter((fact) => card[fact] === null);
  if (open.length === 0) return card as unknown as Presumed<Card>;
  // The period stays open with the status: it is one of the ways.
  const { vat_period: _, ...first } = waysOfCard(card)[0] ?? { vat_period: null };
  return { ...card, ...first, open } as unknown as Presumed<Card>;
}

/** Every way in which what a profile leaves open may be; the profile alone where nothing is. */
export function waysOf(profile: TaxProfile): readonly TaxProfile[] {
  const { open = [] } = profile;
  if (open.length === 0) return [profile];
  const kept = Object.fromEntries(OPEN_FACTS.map((fact) => [fact, open.includes(fact) ? null : profile[fact]]));
  return waysOfCard({ ...profile, ...kept } as OpenCard).map((way) => ({
    ...profile,
    ...way,
    open: [],
  }));
}

/** What the law says of one of the ways but not of all of them hangs on these. */
export const openCondition = (facts: readonly OpenFact[]): string =>
  `Zależy od tego, czego brakuje na karcie: ${facts.map((fact) => NAMES[fact]).join(', ')}.`;

type Way = Pick<TaxProfile, OpenFact | 'vat_period'>;

function waysOfCard(card: OpenCard): Way[] {
  const ways: Way[] = [];
  for (const company_type of card.company_type ? [card.company_type] : typesOf(card))
    for (const taxation_form of card.taxation_form ? [card.taxation_form] : formsOf(company_type))
      for (const accounting_type of card.accounting_type ? [card.accounting_type] : booksOf(company_type, taxation_form))
        for (const vat of vatOf(card)) ways.push({ company_type, taxation_form, accounting_type, ...vat });
  return ways;
}

const OWNED: readonly CompanyType[] = ['jdg', 'succession_enterprise'];
const OF_PARTNERS: readonly CompanyType[] = ['civil_partnership', 'general_partnership', 'professional_partnership'];
const NGO: readonly CompanyType[] = ['foundation', 'association'];
const isCit = (form: TaxationForm) => form.startsWith('cit_');

/** Forms whose law differs; one that stands in the court register, or pays CIT, is nobody's own business. */
function typesOf({ krs, taxation_form }: OpenCard): readonly CompanyType[] {
  const legalPersons: readonly CompanyType[] = ['llc', 'limited_partnership', 'foundation'];
  if (taxation_form && isCit(taxation_form)) return legalPersons;
  if (krs) return taxation_form ? ['general_partnership'] : [...legalPersons, 'general_partnership'];
  return taxation_form ? ['jdg', 'civil_partnership'] : ['jdg', 'civil_partnership', 'llc', 'foundation'];
}

function formsOf(type: CompanyType): readonly TaxationForm[] {
  if (OWNED.includes(type)) return ['pit_scale', 'pit_flat', 'lump_sum', 'tax_card'];
  if (OF_PARTNERS.includes(type)) return ['transparent', 'pit_scale', 'pit_flat', 'lump_sum'];
  if (type === 'private_rental') return ['lump_sum'];
  if (type === 'natural_person') return ['pit_scale'];
  if (type === 'farmer') return ['none', 'pit_scale'];
  if (type === 'other') return ['pit_scale', 'pit_flat', 'lump_sum', 'cit_small', 'cit_standard'];
  if (type === 'family_foundation' || type === 'housing_community') return ['cit_exempt', 'cit_small', 'cit_standard'];
  return NGO.includes(type) ? ['cit_exempt', 'cit_small', 'cit_standard'] : ['cit_small', 'cit_standard', 'cit_estonian'];
}

/** The books that the law leaves a company of this form and tax: one that has no choice need not be asked. */
export function booksOf(type: CompanyType, form: TaxationForm): readonly [AccountingType, ...AccountingType[]] {
  if (CAPITAL.includes(type)) return ['full_books'];
  if (NGO.includes(type)) return ['full_books', 'ngo_simplified'];
  const fitting = FITTING_BOOKS[form];
  if (fitting) return fitting;
  if (form === 'transparent') return ['kpir', 'full_books', 'lump_sum_register'];
  return form === 'none' ? ['none'] : ['full_books'];
}

/** The only books that a company of this form and tax may keep; null where there is a choice, or nobody knows enough. */
export function onlyBooks(type: CompanyType | null, form: TaxationForm | null): AccountingType | null {
  const types = type ? [type] : form ? typesOf({ ...nothingKnown, taxation_form: form }) : [];
  const [only, ...others] = new Set(
    types.flatMap((each) => (form ? [form] : formsOf(each)).flatMap((tax) => booksOf(each, tax))),
  );
  return only !== undefined && others.length === 0 ? only : null;
}

const nothingKnown: OpenCard = { company_type: null, taxation_form: null, vat_status: null, accounting_type: null };

/** Companies that keep full books whatever they earn (art. 2 ust. 1 pkt 1 UoR). */
const CAPITAL: readonly CompanyType[] = [
  'llc',
  'simple_joint_stock',
  'joint_stock',
  'limited_joint_stock',
  'limited_partnership',
];

/** Monthly first: it is the law's own period (art. 99 ust. 1 VAT), the quarter is chosen. */
function vatOf({ vat_status, vat_period = null }: OpenCard): Pick<Way, 'vat_status' | 'vat_period'>[] {
  if (vat_status) return [{ vat_status, vat_period }];
  const periods = vat_period === 'monthly' || vat_period === 'quarterly' ? [vat_period] : (['monthly', 'quarterly'] as const);
  return [
    ...periods.map((period) => ({ vat_status: 'active' as const, vat_period: period })),
    { vat_status: 'exempt_limit', vat_period },
    { vat_status: 'not_registered', vat_period },
  ];
}

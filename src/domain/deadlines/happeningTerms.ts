import { CONTRACT_RULES, type ContractType } from '../hr/contracts';
import { inCourtRegister } from './courtRegister';
import type { HappeningKind } from './happeningKinds';
import { mayEmploy } from './subject';
import type { CompanyType, TaxProfile } from './taxProfile';
import { isNgo } from './who';

/** Something that happened to a company, with the record that tells of it. */
export interface Happening {
  kind: HappeningKind;
  /** The record, by which its terms are told from those of others. */
  source: { resource: string; id: string };
  /** What its terms are kept by where several records may tell the same, as a card and an event tell a closing; null is the source. */
  keptBy: string | null;
  day: string;
  employee: string | null;
  person: string | null;
  /** The case that it was entered from. */
  ticket: string | null;
  contract: ContractType | null;
  /** The day on which what it asks of ZUS was done; of other terms it tells nothing. */
  registered: string | null;
  /** Rules that the office said do not follow this time. */
  leftOut: readonly string[];
  /** Of an event with a name and a term of the office's own. */
  own: { name: string; due: string } | null;
}

/** What is not known of a happening: all but what happened, when, and which record tells it. */
export const NOTHING_ELSE = {
  keptBy: null,
  employee: null,
  person: null,
  ticket: null,
  contract: null,
  registered: null,
  leftOut: [],
  own: null,
} as const satisfies Omit<Happening, 'kind' | 'source' | 'day'>;

/**
 * A term that follows, under a name of its own where the rule's says too much; `when` says for whom, `staff` that it is of whoever employs
 * besides: of whom that is not known it follows perhaps.
 */
export interface TermOf {
  rule: string;
  as?: string;
  when?: (profile: TaxProfile, happening: Happening) => boolean;
  staff?: true;
}

const among =
  (...types: readonly CompanyType[]) =>
  ({ company_type }: TaxProfile) =>
    types.includes(company_type);
const inRegister = ({ company_type, krs }: TaxProfile) => inCourtRegister.includes(company_type) || Boolean(krs);
const natural = among('jdg', 'succession_enterprise', 'civil_partnership', 'private_rental', 'farmer', 'natural_person');
const inCeidg = among('jdg', 'succession_enterprise', 'civil_partnership');
/** Whose owners or partners are insured by running the business (art. 8 ust. 6 u.s.u.s.). */
const ownInsurance = among(
  'jdg',
  'succession_enterprise',
  'civil_partnership',
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
  'limited_joint_stock',
);
const hasArticles = (profile: TaxProfile) => profile.company_type === 'civil_partnership' || inRegister(profile);
/** Who may sell to people without a business; whether they do, the event does not say: the office leaves the cash register out. */
const mayTrade = (profile: TaxProfile) =>
  !among('private_rental', 'farmer', 'natural_person', 'housing_community', 'family_foundation')(profile);
const paysPit = ({ taxation_form }: TaxProfile) =>
  ['pit_scale', 'pit_flat', 'lump_sum', 'tax_card', 'transparent'].includes(taxation_form);
const paysCit = ({ taxation_form }: TaxProfile) => taxation_form.startsWith('cit_');
/** Of a foundation or association of which nobody said whether it runs a business both hold, as in its calendar. */
const filesAtCourt = (profile: TaxProfile) => inRegister(profile) && (!isNgo(profile) || profile.ngo_runs_business !== false);
const filesAtTaxHead = (profile: TaxProfile) =>
  paysCit(profile) && (!inRegister(profile) || (isNgo(profile) && profile.ngo_runs_business !== true));
const inVat = ({ vat_status }: TaxProfile) => vat_status === 'active';
const keeps =
  (...types: readonly TaxProfile['accounting_type'][]) =>
  ({ accounting_type }: TaxProfile) =>
    types.includes(accounting_type);
const insured = (_: TaxProfile, { contract }: Happening) => contract !== null && CONTRACT_RULES[contract].insured;
const worker = (_: TaxProfile, { contract }: Happening) => contract !== null && CONTRACT_RULES[contract].worker;
const not = (holds: (profile: TaxProfile) => boolean) => (profile: TaxProfile) => !holds(profile);

/** A company's own gift is revenue (CIT); of a person beside it the tax on gifts. */
const ofPerson = (profile: TaxProfile, { person }: Happening) => natural(profile) || person !== null;

const ZUA = 'ZUS ZUA lub ZZA – zgłoszenie';
const ZWUA = 'ZUS ZWUA – wyrejestrowanie';

/** Whether a term follows: surely, not, or perhaps, where nobody said whether the company employs. */
export function follows({ when = () => true, staff }: TermOf, profile: TaxProfile, happening: Happening) {
  if (when(profile, happening) || (staff && profile.employs === true)) return 'surely';
  return staff && mayEmploy(profile) ? 'perhaps' : 'not';
}

/** What follows from what. An empty list would be an event that nothing follows from: a test holds that there is none but the office's own. */
export const TERMS: Readonly<Record<HappeningKind, readonly TermOf[]>> = {
  hired: [
    { rule: 'zua', as: ZUA, when: insured },
    { rule: 'employment_terms', when: worker },
  ],
  left: [
    { rule: 'swiadectwo', when: worker },
    { rule: 'zua', as: ZWUA, when: insured },
  ],
  work_signed: [{ rule: 'rud' }],
  partner_in: [
    { rule: 'zua', as: ZUA, when: ownInsurance },
    { rule: 'crbr', when: inRegister },
  ],
  partner_out: [
    { rule: 'zua', as: ZWUA, when: ownInsurance },
    { rule: 'crbr', when: inRegister },
  ],
  scheme_change: [{ rule: 'zua', as: 'ZUS ZWUA i ZUA (ZZA) – zmiana kodu tytułu' }],
  suspended: [{ rule: 'zua', as: ZWUA, when: ownInsurance }],
  resumed: [{ rule: 'zua', as: ZUA, when: ownInsurance }],
  vat_started: [{ rule: 'vat_r_first' }],
  vat_changed: [{ rule: 'vat_r' }],
  vat_eu_started: [{ rule: 'vat_r_eu' }],
  registered: [
    { rule: 'nip8', when: inRegister },
    { rule: 'crbr', when: inRegister },
  ],
  liquidation: [
    { rule: 'liquidation_krs', when: inRegister },
    { rule: 'liquidation_books', when: keeps('full_books') },
    { rule: 'crbr', when: inRegister },
  ],
  // Whoever begins a revenue and expense ledger takes stock on its first day, also one who had a lump sum or a card before.
  books_started: [
    { rule: 'opening_inventory', as: 'Remanent początkowy (spis z natury na pierwszy dzień KPiR)', when: keeps('kpir') },
  ],
  pcc: [{ rule: 'pcc3' }],
  // Which of both it is hangs on who gave, which the event does not say: the office leaves the other out.
  gift: [
    { rule: 'sd_z2', when: ofPerson },
    { rule: 'sd_3', when: ofPerson },
  ],
  off_list_transfer: [{ rule: 'zaw_nr' }],
  krs_change: [{ rule: 'crbr', when: inRegister }],
  accounts_approved: [
    { rule: 'sf_krs', when: filesAtCourt },
    { rule: 'sf_cit_nonkrs', when: filesAtTaxHead },
  ],
  ksef_offline: [{ rule: 'ksef_offline24' }],
  ksef_unavailable: [{ rule: 'ksef_niedostepnosc' }],
  ksef_failure: [{ rule: 'ksef_awaria' }],
  property: [
    { rule: 'in1', when: natural },
    { rule: 'dn1_change', when: not(natural) },
  ],
  car: [{ rule: 'vat26', when: inVat }],
  vat_data: [{ rule: 'vat_r' }],
  first_revenue: [{ rule: 'forma_opodatkowania', when: paysPit }],
  cash_limit: [{ rule: 'cash_after_limit', when: mayTrade }],
  insurance: [{ rule: 'zua' }],
  opening: [
    { rule: 'vat_r_first', when: inVat },
    { rule: 'cash_opening', when: mayTrade },
    { rule: 'nip8', when: inRegister },
    { rule: 'crbr', when: inRegister },
    { rule: 'pcc3', as: 'PCC-3 – umowa spółki (gdy bez notariusza)', when: hasArticles },
    { rule: 'zpa', when: ownInsurance, staff: true },
    { rule: 'zua', as: ZUA, when: ownInsurance },
    { rule: 'forma_opodatkowania', when: paysPit },
    { rule: 'opening_inventory', when: keeps('kpir') },
    { rule: 'opening_books', when: keeps('full_books') },
  ],
  closing: [
    { rule: 'closing_inventory', when: keeps('kpir', 'lump_sum_register') },
    { rule: 'closing_books', when: keeps('full_books') },
    { rule: 'closing_pit11', when: () => false, staff: true },
    { rule: 'ceidg_closing', when: inCeidg },
    { rule: 'krs_closing', when: inRegister },
    { rule: 'nip8_closing', when: inRegister },
    { rule: 'vat_z', when: inVat },
    { rule: 'vat_inventory', when: inVat },
    { rule: 'zua', as: 'ZUS ZWUA – wszyscy ubezpieczeni', when: ownInsurance, staff: true },
    { rule: 'zwpa', when: ownInsurance, staff: true },
  ],
  other: [],
};

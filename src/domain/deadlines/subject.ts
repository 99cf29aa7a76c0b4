import type { Period } from './period';
import type {
  AdvanceMode,
  Circumstance,
  CompanyType,
  PersonRole,
  TaxationForm,
  TaxPerson,
  TaxProfile,
  ZusScheme,
} from './taxProfile';

/** Who owes: the company itself (`person` null) or one of its people, with the facts that hold for them. */
export interface Subject {
  profile: TaxProfile;
  person: string | null;
  taxation_form: TaxationForm;
  advance_mode: AdvanceMode | null;
  zus_scheme: ZusScheme | null;
  zus_scheme_ends: string | null;
  zus_group: '5' | '15' | '20';
  /** The last day of a person in the company. */
  left_on: string | null;
  /** What must first be asked to know whether they owe it at all. */
  asks?: Circumstance;
}

const OWNED_BY_PERSON: readonly CompanyType[] = ['jdg', 'succession_enterprise', 'private_rental', 'farmer', 'natural_person'];
const PARTNERSHIPS: readonly CompanyType[] = [
  'civil_partnership',
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
  'limited_joint_stock',
];
const PARTNERS: readonly PersonRole[] = ['owner', 'partner', 'general_partner', 'limited_partner'];
const PIT_FORMS: readonly TaxationForm[] = ['pit_scale', 'pit_flat', 'lump_sum', 'tax_card'];

export const isNatural = ({ company_type }: TaxProfile) => OWNED_BY_PERSON.includes(company_type);
const partnersOf = ({ persons = [] }: TaxProfile) => persons.filter(({ role }) => PARTNERS.includes(role));

/** Art. 47 ust. 1 u.s.u.s.: budget units 5, legal persons 15, all others 20; unclear forms get the earlier 15. */
function zusGroup({ zus_payer_group, company_type }: TaxProfile): Subject['zus_group'] {
  if (zus_payer_group) return zus_payer_group;
  const others = [...OWNED_BY_PERSON, ...PARTNERSHIPS, 'housing_community'];
  return others.includes(company_type) ? '20' : '15';
}

/** The company as one subject; the owner's ZUS scheme counts as its own when a single person runs it. */
export function company(profile: TaxProfile): Subject {
  const { taxation_form, advance_mode = null } = profile;
  const owner = isNatural(profile) ? partnersOf(profile)[0] : undefined;
  return {
    profile,
    person: null,
    taxation_form,
    advance_mode,
    zus_scheme: owner?.zus_scheme ?? null,
    zus_scheme_ends: owner?.zus_scheme_ends ?? null,
    zus_group: zusGroup(profile),
    left_on: null,
  };
}

function personal(profile: TaxProfile, person: TaxPerson): Subject {
  return {
    profile,
    person: person.id,
    taxation_form: person.taxation_form ?? profile.taxation_form,
    advance_mode: person.advance_mode ?? profile.advance_mode ?? null,
    zus_scheme: person.zus_scheme ?? null,
    zus_scheme_ends: person.zus_scheme_ends ?? null,
    zus_group: '20',
    left_on: person.left_on ?? null,
  };
}

/** Those who pay PIT on the company's income: its owner, or each partner; nobody when the company pays CIT. */
export function taxpayers(profile: TaxProfile): Subject[] {
  if (isNatural(profile)) return [company(profile)];
  if (profile.taxation_form !== 'transparent' && !PIT_FORMS.includes(profile.taxation_form)) return [];
  const partners = partnersOf(profile).map((person) => personal(profile, person));
  return partners.length > 0 ? partners : [company(profile)];
}

/** Who pays no wages as a rule, and so is not asked: nobody without a business is. */
const NOT_ASKED: readonly CompanyType[] = ['natural_person', 'private_rental'];

/** Nobody said whether it employs, and no list of employees tells: it is neither yes nor no. */
export const mayEmploy = ({ employs, company_type }: TaxProfile) => employs === null && !NOT_ASKED.includes(company_type);
/** What is told of whatever hangs on it, until it is answered. */
export const EMPLOYS_UNKNOWN = 'Nie wiadomo, czy zatrudnia.';

/** Who was appointed to the board or as a proxy for pay is insured for health alone, by the company (art. 66 ust. 1 pkt 35a u.ś.o.z.). */
export const isAppointed = ({ role, zus_scheme }: Pick<TaxPerson, 'role' | 'zus_scheme'>): boolean =>
  (role === 'board_member' || role === 'proxy') && zus_scheme === 'health_only';

/** Of a limited joint-stock partnership only a general partner is insured, since 2023 (art. 8 ust. 6 pkt 4b u.s.u.s.). */
const isPartnerInsured = ({ company_type }: TaxProfile, role: PersonRole) =>
  PARTNERSHIPS.includes(company_type) && (company_type !== 'limited_joint_stock' || role === 'general_partner');

/** Pays people of whom it is told that none is insured, as students up to 26 on a mandate (art. 6 ust. 4 u.s.u.s.); employees always are. */
export const insuresNobody = ({ employs, insured_count, employees_fte, has_employees }: TaxProfile) =>
  employs === true && insured_count === 0 && has_employees !== true && (employees_fte ?? 0) === 0;

const appointedOf = ({ persons = [] }: TaxProfile) => persons.filter(isAppointed);
type Begins = Pick<Period, 'firstMonth'>;
const isThere = ({ left_on }: TaxPerson, { firstMonth }: Begins) => `${firstMonth}-01` <= (left_on ?? '9999');
/** Whether somebody appointed for pay was still there when the period began: the company insures them, and tells of their income. */
export const paysAppointed = (profile: TaxProfile, period: Begins): boolean =>
  appointedOf(profile).some((each) => isThere(each, period));
/** Of a member of its organs it withholds the tax (art. 13 pkt 7 and art. 41 ust. 1 PIT); a proxy's pay is other income (art. 20 ust. 1 PIT). */
export const withholdsOfAppointed = (profile: TaxProfile, period: Begins): boolean =>
  appointedOf(profile).some((each) => each.role === 'board_member' && isThere(each, period));
/** The last day of those who were appointed for pay; null where one of them is still there, or nobody was. */
function appointedUntil(profile: TaxProfile): string | null {
  const days = appointedOf(profile).map(({ left_on }) => left_on ?? null);
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
}

const insuresStaff = (profile: TaxProfile) => profile.employs === true && !insuresNobody(profile);
/** Has people of its own to insure, whatever becomes of its owner: staff, or who was appointed for pay. */
export const insuresOthers = (profile: TaxProfile): boolean => insuresStaff(profile) || appointedOf(profile).length > 0;

const paysForItself = (profile: TaxProfile) => profile.company_type === 'jdg' && company(profile).zus_scheme !== 'none';

/**
 * Those who send a DRA: the owner of a one-person business (one DRA with the staff), the company for its insured and appointed, and
 * each partner for himself. An owner or partner of a partnership whose scheme is not stated counts as a payer.
 */
export function zusPayers(profile: TaxProfile): Subject[] {
  const insuresMore = insuresStaff(profile) || (profile.insured_count ?? 0) > 0;
  const goesOn = insuresMore || mayEmploy(profile) || paysForItself(profile);
  const itself = { ...company(profile), left_on: goesOn ? null : appointedUntil(profile) };
  // Once the appointed leave, whether it goes on hangs on what nobody said.
  const isTold = appointedOf(profile).length > 0 && (appointedUntil(profile) === null || !mayEmploy(profile));
  const insures = insuresMore || isTold;
  const perhaps: Subject[] = mayEmploy(profile) ? [{ ...itself, asks: 'employs' }] : [];
  if (isNatural(profile)) return insures || paysForItself(profile) ? [itself] : perhaps;
  const isPartnership = PARTNERSHIPS.includes(profile.company_type) && profile.company_type !== 'limited_joint_stock';
  const partners = partnersOf(profile);
  const paying = partners
    .filter(({ role, zus_scheme = null }) => (zus_scheme === null ? isPartnerInsured(profile, role) : zus_scheme !== 'none'))
    .map((person) => personal(profile, person));
  return [...(insures || (isPartnership && partners.length === 0) ? [itself] : perhaps), ...paying];
}

/** Those who may be insured as farmers: the farmer himself, and whoever of the people is entered with KRUS. */
export function krusPayers(profile: TaxProfile): Subject[] {
  if (isNatural(profile)) {
    const itself = company(profile);
    const mayBe = itself.zus_scheme === null && profile.company_type === 'farmer';
    return mayBe || itself.zus_scheme === 'krus' ? [itself] : [];
  }
  return (profile.persons ?? []).filter(({ zus_scheme }) => zus_scheme === 'krus').map((person) => personal(profile, person));
}

import { companies as resource } from '../../../resources/companies';
import { inCourtRegister } from '../../domain/deadlines/courtRegister';
import { completeNip } from '../../domain/identifiers/nip';
import { completeRegon } from '../../domain/identifiers/regon';
import { addMonths, monthOf } from '../../lib/dates';
import { blank } from '../../schema/validate';
import { advancesOf, allowedTaxes, stageSince, stagesOf, startOf, vatOf, vatPeriodOf } from './lawful';
import type { Chance } from './random';
import type { Company } from './record';
import { type Trade, tradesOf } from './trades';
import { brands, men, streets, surnames, towns, women } from './words';

export type { Company } from './record';

type Form = Company['company_type'];

/** How often a legal form is met in an office's books. */
const forms: Record<Form, number> = {
  jdg: 2900,
  llc: 1150,
  civil_partnership: 190,
  natural_person: 90,
  private_rental: 80,
  general_partnership: 75,
  limited_partnership: 95,
  foundation: 75,
  association: 70,
  housing_community: 70,
  joint_stock: 25,
  simple_joint_stock: 30,
  cooperative: 20,
  professional_partnership: 20,
  limited_joint_stock: 10,
  family_foundation: 25,
  foreign_branch: 15,
  succession_enterprise: 10,
  farmer: 30,
  other: 20,
};
type Taxation = Company['taxation_form'];
const corporate: Partial<Record<Taxation, number>> = { cit_small: 60, cit_standard: 25, cit_estonian: 15 };
const taxations: Partial<Record<Form, Partial<Record<Taxation, number>>>> = {
  jdg: { pit_scale: 45, pit_flat: 24, lump_sum: 29, tax_card: 8 },
  civil_partnership: { transparent: 1 },
  general_partnership: { transparent: 1 },
  professional_partnership: { transparent: 1 },
  foundation: { cit_exempt: 4, cit_small: 1 },
  family_foundation: { cit_exempt: 1 },
  association: { cit_exempt: 1 },
  housing_community: { cit_exempt: 1 },
  // The Estonian tax is of companies alone (art. 28j ust. 1 pkt 4 CIT).
  cooperative: { cit_small: 70, cit_standard: 30 },
  foreign_branch: { cit_standard: 1 },
  natural_person: { none: 1 },
  farmer: { none: 1 },
  private_rental: { lump_sum: 1 },
  succession_enterprise: { pit_scale: 1 },
  other: { none: 1 },
};
const endings: Partial<Record<Form, string>> = {
  llc: 'Sp. z o.o.',
  general_partnership: 'Sp. j.',
  limited_partnership: 'Sp. k.',
  limited_joint_stock: 'S.K.A.',
  joint_stock: 'S.A.',
  simple_joint_stock: 'P.S.A.',
  professional_partnership: 'Sp. p.',
  civil_partnership: 's.c.',
};

/** A person's name, both parts in the form of their sex. */
export function person(luck: Chance): { first_name: string; last_name: string; sex: 'F' | 'M' } {
  const sex = luck.yes(0.52) ? 'F' : 'M';
  const [man, woman] = luck.pick(surnames);
  return { first_name: luck.pick(sex === 'F' ? women : men), last_name: sex === 'F' ? woman : man, sex };
}

/** Somebody of this surname, in the form of their sex; a surname without one is of either. */
export function bearer(luck: Chance, last_name: string): { first_name: string; last_name: string; sex: 'F' | 'M' } {
  const [man, woman] = surnames.find((pair) => pair.includes(last_name)) ?? [last_name, last_name];
  const sex = man === woman ? luck.pick(['F', 'M'] as const) : last_name === woman ? 'F' : 'M';
  return { first_name: luck.pick(sex === 'F' ? women : men), last_name, sex };
}

/** The law puts a partner's surname into the names of these (art. 24, 90, 104 and 127 KSH). */
const byPartner: readonly Form[] = [
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
  'limited_joint_stock',
];

function named(luck: Chance, form: Form, trade: string): string {
  const { first_name, last_name } = person(luck);
  const brand = luck.pick(brands);
  switch (form) {
    case 'natural_person':
    case 'private_rental':
    case 'farmer':
      return `${first_name} ${last_name}`;
    case 'foundation':
    case 'family_foundation':
    case 'association':
    case 'cooperative':
      return `${trade} „${brand}”`;
    case 'housing_community':
      return `Wspólnota Mieszkaniowa ${luck.pick(streets)} ${luck.whole(1, 120)}`;
    case 'succession_enterprise':
      return `${trade} ${first_name} ${last_name} w spadku`;
    case 'foreign_branch':
      return `${brand} ${trade} GmbH Oddział w Polsce`;
    case 'civil_partnership':
      return `${trade} ${brand} ${last_name}, ${person(luck).last_name} s.c.`;
    case 'jdg':
      return luck.yes(0.35) ? `${trade} „${brand}” ${first_name} ${last_name}` : `${trade} ${first_name} ${last_name}`;
    default: {
      const byName = luck.yes(0.4) || byPartner.includes(form);
      const front = luck.yes(0.5) && byName ? `${brand} ` : '';
      return `${front}${trade} ${byName ? last_name : brand} ${endings[form] ?? ''}`.trim();
    }
  }
}

/** A tax number nobody has: chance, until the check digit exists; `taken` keeps them different. */
function freshNip(luck: Chance, taken: Set<string>): string {
  for (;;) {
    const whole = completeNip(`${luck.whole(101, 998)}${String(luck.whole(0, 999_999)).padStart(6, '0')}`);
    if (whole && !taken.has(whole)) {
      taken.add(whole);
      return whole;
    }
  }
}

/** Forms that are no business: nothing is entered in a register of those. */
const noBusiness: readonly Form[] = ['natural_person', 'private_rental', 'farmer', 'housing_community', 'other'];

/** Rent from one's own property (art. 12 ust. 1 pkt 4 of the lump-sum act). */
const landlord: Trade = { name: 'Najem', pkd: '68.20.Z', lumpSum: '8.5' };

/** What is settled of a company before chance makes the rest up. */
interface Wanted {
  form?: Form;
  trade?: Trade;
}

/** One made-up company as of `today`, true to its form and trade: name, PKD, tax number, register, taxation, contributions and books fit together. */
export function company(
  luck: Chance,
  id: string,
  keepers: readonly string[],
  taken: Set<string>,
  today: string,
  { form = luck.weighted(forms), trade = luck.pick(tradesOf(form)) }: Wanted = {},
): Company {
  const [town, code] = luck.pick(towns);
  const running = !noBusiness.includes(form);
  const taxation = luck.weighted(allowedTaxes(taxations[form] ?? corporate, running ? trade : landlord));
  const vat = running ? luck.weighted(vatOf(trade)) : ('not_registered' as const);
  const zus_scheme = form === 'jdg' ? luck.weighted(stagesOf(taxation)) : null;
  const ceidg_start_date = zus_scheme && startOf(luck, zus_scheme, taxation, today);
  // Who has just begun does not suspend, nor who is no entrepreneur (art. 22 of the law of entrepreneurs).
  const suspended = luck.yes(0.02) && running && zus_scheme !== 'start_relief' && form !== 'association';
  const isNew = ceidg_start_date !== null && ceidg_start_date >= `${Number(today.slice(0, 4)) - 1}-01-01`;
  const advances = advancesOf(taxation, isNew);
  return {
    ...(blank(resource) as unknown as Company),
    id,
    version: 1,
    title: named(luck, form, trade.name),
    company_type: form,
    status: suspended ? 'suspended' : luck.weighted({ active: 90, onboarding: 4, notice: 2, lead: 2, inactive: 2 }),
    vat_number: form === 'natural_person' ? null : freshNip(luck, taken),
    regon: form === 'natural_person' ? null : completeRegon(String(luck.whole(10_000_000, 89_999_999))),
    krs: inCourtRegister.includes(form) ? `0000${luck.whole(100_000, 999_999)}` : null,
    pkd_main: running ? trade.pkd : null,
    ceidg_start_date,
    suspended_from: suspended ? `${addMonths(monthOf(today), -2)}-01` : null,
    address_street: luck.pick(streets),
    address_building: String(luck.whole(1, 160)),
    address_flat: luck.yes(0.3) ? String(luck.whole(1, 90)) : null,
    address_postal_code: `${code}-${String(luck.whole(1, 999)).padStart(3, '0')}`,
    address_city: town,
    owner_id: luck.pick(keepers),
    payroll_owner_id: luck.yes(0.6) ? luck.pick(keepers) : null,
    taxation_form: taxation,
    lump_sum_rates: taxation === 'lump_sum' ? [(running ? trade : landlord).lumpSum ?? '8.5'] : null,
    advance_mode: advances === null ? null : luck.weighted(advances),
    vat_status: vat,
    vat_period: vat === 'active' ? vatPeriodOf(ceidg_start_date, today, luck.weighted({ monthly: 80, quarterly: 20 })) : 'none',
    vat_method: vat === 'active' ? luck.weighted({ accrual: 93, cash: 7 }) : null,
    vat_eu: vat === 'active' && luck.yes(0.2),
    // Quarters are for those who supply nothing of annex 15 above its limit.
    supplies_annex_15: vat === 'active' ? false : null,
    accounting_type: books(form, taxation),
    tax_office: `Urząd Skarbowy ${town}`,
    ...contractOf(luck, form),
    zus_scheme,
    zus_scheme_from: zus_scheme && stageSince(zus_scheme, ceidg_start_date, today),
  };
}

/** What the office is paid each month and how many hours that is for; not every contract says so. */
function contractOf(luck: Chance, form: Form): Pick<Company, 'monthly_fee_amount' | 'hours_included'> {
  const large = inCourtRegister.includes(form);
  const hours = large ? luck.whole(5, 16) : luck.whole(2, 6);
  return {
    monthly_fee_amount: hours * luck.whole(85, 140) * 100,
    hours_included: luck.yes(0.7) ? hours : null,
  };
}

function books(form: Form, taxation: Taxation): Company['accounting_type'] {
  if (taxation === 'lump_sum') return 'lump_sum_register';
  if (taxation === 'tax_card') return 'payroll_only';
  if (taxation === 'none') return 'none';
  if (form === 'association' || form === 'housing_community') return 'ngo_simplified';
  return ['jdg', 'civil_partnership', 'succession_enterprise'].includes(form) ? 'kpir' : 'full_books';
}

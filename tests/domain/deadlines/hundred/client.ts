import type { PersonRole, TaxationForm, TaxPerson, TaxProfile, ZusScheme } from '../../../../src/domain/deadlines/taxProfile';
import type { Due } from './duties';

/** A made-up client: what is surely due in the fourteen months and nothing else, what perhaps, and what never. */
export interface Client {
  who: string;
  /** Several are a time line. */
  profile: TaxProfile | readonly TaxProfile[];
  due: Due;
  /** Rules that hang on a question, among others. */
  perhaps?: readonly string[];
  never: readonly string[];
}

const person = (id: string, role: PersonRole, zus_scheme: ZusScheme, rest: Partial<TaxPerson> = {}): TaxPerson => ({
  id,
  role,
  zus_scheme,
  ...rest,
});

/** A sole trader on the scale with KPiR, monthly VAT and full contributions, no staff. */
export const jdg = (zus: ZusScheme = 'full', rest: Partial<TaxProfile> = {}): TaxProfile => ({
  company_type: 'jdg',
  taxation_form: 'pit_scale',
  advance_mode: 'monthly',
  vat_status: 'active',
  vat_period: 'monthly',
  accounting_type: 'kpir',
  employs: false,
  employees_fte: 0,
  persons: [person('jan', 'owner', zus)],
  ...rest,
});
export const exempt = { vat_status: 'exempt_limit', vat_period: null } as const;
export const quarterly = { vat_period: 'quarterly' } as const;
/** A few people on employment contracts; their PPK and social fund were asked about. */
export const staff = {
  employs: true,
  employees_fte: 3,
  insured_count: 4,
  has_ten_insured: false,
  ppk: false,
  has_ppk_resigned: false,
  zfss: false,
} as const;

/** A partner taxed in their own way. */
export const partner = (id: string, form: TaxationForm, zus: ZusScheme = 'full', rest: Partial<TaxPerson> = {}): TaxPerson =>
  person(id, 'partner', zus, { taxation_form: form, ...rest });
export const general = (id: string, zus: ZusScheme = 'full'): TaxPerson => person(id, 'general_partner', zus);
export const limited = (id: string, zus: ZusScheme = 'full'): TaxPerson => person(id, 'limited_partner', zus);
export const board = (id: string, zus: ZusScheme): TaxPerson => person(id, 'board_member', zus);
export const shareholder = (id: string, zus: ZusScheme): TaxPerson => person(id, 'owner', zus);

export const partnership = (persons: readonly TaxPerson[], rest: Partial<TaxProfile> = {}): TaxProfile => ({
  ...jdg(),
  company_type: 'civil_partnership',
  taxation_form: 'transparent',
  advance_mode: null,
  persons,
  ...rest,
});

/** A limited company with books, CIT by the quarter at 9 %, quarterly VAT, nobody paid. */
export const llc = (rest: Partial<TaxProfile> = {}): TaxProfile => ({
  company_type: 'llc',
  taxation_form: 'cit_small',
  advance_mode: 'quarterly',
  vat_status: 'active',
  vat_period: 'quarterly',
  accounting_type: 'full_books',
  employs: false,
  employees_fte: 0,
  krs: '0000123456',
  persons: [],
  ...rest,
});

/** The same client before and from a day. */
export const changed = (before: TaxProfile, day: string, after: Partial<TaxProfile>): TaxProfile[] => {
  const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  return [
    { ...before, valid_to: eve },
    { ...before, ...after, valid_from: day },
  ];
};

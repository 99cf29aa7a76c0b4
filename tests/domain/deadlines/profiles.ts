import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import fc from '../../support/properties';

/** A bakery of one owner: KPiR, the tax scale, monthly VAT, staff. */
export const bakery: TaxProfile = {
  company_type: 'jdg',
  taxation_form: 'pit_scale',
  advance_mode: 'monthly',
  vat_status: 'active',
  vat_period: 'monthly',
  accounting_type: 'kpir',
  employs: true,
  persons: [{ id: 'jan', role: 'owner', zus_scheme: 'full' }],
};

/** A limited company with books, quarterly VAT and no staff. */
export const llc: TaxProfile = {
  company_type: 'llc',
  taxation_form: 'cit_small',
  advance_mode: 'quarterly',
  vat_status: 'active',
  vat_period: 'quarterly',
  accounting_type: 'full_books',
};

/** A civil partnership whose two partners are taxed each their own way. */
export const partnership: TaxProfile = {
  company_type: 'civil_partnership',
  taxation_form: 'transparent',
  vat_status: 'exempt_limit',
  accounting_type: 'kpir',
  persons: [
    { id: 'anna', role: 'partner', taxation_form: 'pit_flat', advance_mode: 'quarterly', zus_scheme: 'full' },
    { id: 'piotr', role: 'partner', taxation_form: 'pit_scale', zus_scheme: 'maly_plus' },
    { id: 'ewa', role: 'helper', taxation_form: 'pit_scale', zus_scheme: 'full' },
  ],
};

const yes = fc.constantFrom(true, false, null, undefined);
const day = fc.option(
  fc.integer({ min: 0, max: 2200 }).map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10)),
  { freq: 3 },
);
const form = fc.constantFrom(
  'pit_scale' as const,
  'pit_flat' as const,
  'lump_sum' as const,
  'tax_card' as const,
  'cit_standard' as const,
  'cit_small' as const,
  'cit_estonian' as const,
  'cit_exempt' as const,
  'transparent' as const,
  'none' as const,
);
const advances = fc.constantFrom('monthly' as const, 'quarterly' as const, 'simplified' as const, 'none' as const, null);
const scheme = fc.constantFrom(
  'start_relief' as const,
  'preferential' as const,
  'maly_plus' as const,
  'full' as const,
  'none' as const,
  null,
);

/** Any company, however unlikely. */
export const anyProfile: fc.Arbitrary<TaxProfile> = fc.record({
  company_type: fc.constantFrom(
    'jdg' as const,
    'civil_partnership' as const,
    'general_partnership' as const,
    'limited_partnership' as const,
    'llc' as const,
    'foundation' as const,
    'natural_person' as const,
    'other' as const,
  ),
  taxation_form: form,
  vat_status: fc.constantFrom('active' as const, 'exempt_limit' as const, 'not_registered' as const, 'removed' as const),
  accounting_type: fc.constantFrom('kpir' as const, 'lump_sum_register' as const, 'full_books' as const, 'none' as const),
  advance_mode: advances,
  vat_period: fc.constantFrom('monthly' as const, 'quarterly' as const, null),
  fiscal_year_start_month: fc.option(fc.integer({ min: 1, max: 12 })),
  jpk_income_group: fc.constantFrom('from_2025' as const, 'from_2026' as const, 'exempt' as const, null),
  persons: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      role: fc.constantFrom('owner' as const, 'partner' as const, 'board_member' as const),
      taxation_form: fc.option(form),
      advance_mode: advances,
      zus_scheme: scheme,
    }),
    { maxLength: 3, selector: ({ id }) => id },
  ),
  valid_from: day,
  valid_to: day,
  ceidg_start_date: day,
  closed_at: day,
  suspended_from: day,
  suspended_to: day,
  employs: yes,
  employees_fte: fc.option(fc.nat({ max: 60 })),
  vat_eu: yes,
  vat_oss: yes,
  vat_ioss: yes,
  real_estate: yes,
  transport_vehicles: yes,
  pays_foreign_companies: yes,
  transfer_pricing: yes,
  ppk: yes,
  bdo: yes,
  has_capital_gains: yes,
  imports_services: yes,
  may_take_contribution_holiday: yes,
});

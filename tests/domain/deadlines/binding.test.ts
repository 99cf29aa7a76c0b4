import { describe, expect, test } from 'vitest';
import { obligations } from '../../../src/domain/deadlines/obligations';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import type { AccountingType, CompanyType, TaxationForm, TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import vectors from '../vectors/deadlines-2026.json';

/** The vectors' words for legal forms, taxes and books. */
const FORMS: Partial<Record<CompanyType, string>> = {
  jdg: 'jdg',
  civil_partnership: 'sc',
  general_partnership: 'spj',
  professional_partnership: 'spp',
  limited_partnership: 'spk',
  limited_joint_stock: 'ska',
  llc: 'sp_zoo',
  simple_joint_stock: 'psa',
  joint_stock: 'sa',
  foundation: 'fundacja',
  association: 'stowarzyszenie',
  cooperative: 'spoldzielnia',
};
const TAXES: Partial<Record<TaxationForm, string>> = {
  pit_scale: 'skala',
  pit_flat: 'liniowy',
  lump_sum: 'ryczalt',
  tax_card: 'karta',
  cit_standard: 'cit',
  cit_small: 'cit',
  cit_estonian: 'cit_estonski',
};
const BOOKS: Partial<Record<AccountingType, string>> = {
  kpir: 'kpir',
  lump_sum_register: 'ewidencja_ryczalt',
  full_books: 'ksiegi',
  none: 'brak',
};
const LEGAL_PERSONS = ['sp_zoo', 'psa', 'sa', 'fundacja', 'stowarzyszenie', 'spoldzielnia'];
const flags = (on: boolean, ...names: string[]) => Object.fromEntries(names.map((name) => [name, on]));
const keys = <Key extends string>(of: Partial<Record<Key, string>>) => Object.keys(of) as Key[];

/** Companies of every form, tax and kind of books that go together, each with all flags off or on and every circumstance true. */
function* companies(): Generator<{ profile: TaxProfile; facts: Record<string, unknown> }> {
  for (const company_type of keys(FORMS))
    for (const taxation_form of keys(TAXES))
      for (const accounting_type of keys(BOOKS))
        for (const on of [false, true]) {
          const form = FORMS[company_type] ?? '';
          const cit = taxation_form.startsWith('cit');
          const legal = LEGAL_PERSONS.includes(form) || form === 'ska';
          if (cit !== legal && form !== 'spk') continue;
          const zus_scheme = on ? 'maly_plus' : 'full';
          const person = [{ id: 'x', role: form === 'jdg' ? 'owner' : 'partner', zus_scheme } as const].filter(() => !legal);
          const profile: TaxProfile = {
            company_type,
            taxation_form,
            accounting_type,
            vat_status: on ? 'active' : 'exempt_limit',
            vat_period: accounting_type === 'kpir' ? 'monthly' : 'quarterly',
            advance_mode: accounting_type === 'full_books' ? 'quarterly' : 'monthly',
            krs: form === 'stowarzyszenie' ? '0000123456' : null,
            persons: person,
            employs: on,
            insured_count: on ? 10 : 0,
            employees_fte: on ? 50 : 0,
            ...flags(on, 'vat_eu'),
            ...Object.fromEntries(DEADLINE_RULES.flatMap(({ onlyIf }) => (onlyIf ? [[onlyIf.fact, true]] : []))),
            ...flags(on, 'vat_oss', 'vat_ioss', 'intrastat', 'bdo', 'kobize', 'pfron', 'ppk', 'zfss'),
            ...flags(on, 'real_estate', 'farm_or_forest_land', 'transport_vehicles'),
            ...flags(on, 'pays_foreign_individuals', 'pays_foreign_companies', 'transfer_pricing'),
            // Who is free of payments to PFRON sends its information in place of the declaration.
            pfron_exempt: false,
          };
          const facts = {
            legalForm: form,
            taxationForm: TAXES[taxation_form],
            bookkeeping: BOOKS[accounting_type],
            pitAdvance: profile.advance_mode,
            citAdvance: profile.advance_mode,
            vatStatus: on ? 'czynny' : 'zwolniony',
            vatPeriod: profile.vat_period,
            zusPayerGroup: LEGAL_PERSONS.includes(form) ? '15' : '20',
            zusScheme: on ? 'maly_zus_plus' : 'pelny',
            naturalPerson: form === 'jdg',
            krs: form !== 'jdg' && form !== 'sc',
            taxYear: 'calendar',
            withholder: true,
            insuredAtLeast: profile.insured_count,
            fteAtLeast: profile.employees_fte,
            ...flags(on, 'employer', 'ppk', 'vatUe', 'oss', 'ioss', 'intrastat', 'bdo', 'kobize'),
            ...flags(on, 'realEstate', 'transportVehicles', 'agriculturalOrForestLand'),
            ...flags(on, 'paysForeignIndividuals', 'paysForeignCompanies', 'transferPricing'),
          };
          yield { profile, facts };
        }
}

function vectorBinds({ id, applies_to }: { id: string; applies_to: object }, facts: Record<string, unknown>): boolean {
  if (id === 'zus_15' && facts.employer !== true) return false;
  return Object.entries(applies_to).every(([key, wanted]) => {
    if (key === 'onlyIf') return true;
    if (key.endsWith('AtLeast')) return Number(facts[key]) >= Number(wanted);
    return Array.isArray(wanted) ? wanted.includes(facts[key]) : wanted === facts[key];
  });
}

/** Where a rule reads its obligation more exactly than the vectors' attributes can say. */
function moreExactly(id: string, { taxation_form: tax, transfer_pricing, persons = [], ...profile }: TaxProfile): boolean | null {
  const partners = persons.length > 0 && !tax.startsWith('cit');
  switch (id) {
    case 'wynagrodzenia':
      // The day is that of employment alone (art. 85 KP); the vectors know of employers as a whole.
      return profile.employees_fte === 0 ? false : null;
    case 'zus_20':
      return persons.length > 0 || (profile.employs === true && profile.company_type === 'limited_joint_stock');
    case 'zus_mzp':
      // The vectors name who is on it already; an application is made by who still pays in full (art. 18c u.s.u.s.).
      return ['jdg', 'civil_partnership'].includes(profile.company_type) && persons.some((each) => each.zus_scheme === 'full');
    case 'ordu':
      return transfer_pricing !== true;
    case 'dsf1':
    case 'pit38':
      return partners;
    case 'pit37':
      return partners && tax !== 'pit_scale';
    case 'sf_pit':
      return ['jdg', 'civil_partnership'].includes(profile.company_type) ? null : false;
    case 'forma_opodatkowania':
      // Partners of professionals choose too (art. 9a ust. 2 PIT); the vectors leave them out.
      return partners ? profile.company_type === 'professional_partnership' || null : false;
    default:
      return null;
  }
}

describe('whom each rule binds', () => {
  const all = [...companies()];

  test.each(vectors.rules.map((rule) => [rule.id, rule] as const))('%s: those whom the vectors name', (id, vector) => {
    const rows = DEADLINE_RULES.filter((rule) => rule.id === id);
    const outcomes = new Set<boolean>();
    for (const { profile, facts } of all) {
      const found = obligations(profile, '2028-01-01', '2028-12-31', rows).length > 0;
      expect([profile, found]).toEqual([profile, moreExactly(id, profile) ?? vectorBinds(vector, facts)]);
      outcomes.add(found);
    }
    expect([...outcomes].sort()).toEqual(id === 'zus_5' ? [false] : id === 'pit8ar' ? [true] : [false, true]);
  });

  test('names the articles and journals that the vectors name', () => {
    for (const { id, legal_basis } of vectors.rules) {
      const basis = DEADLINE_RULES.find((rule) => rule.id === id)?.basis ?? '';
      for (const part of legal_basis.match(/art\. \d+[a-z]*|ust\. \d+[a-z]*|pkt \d+|Dz\.U\. \d+ poz\. \d+/g) ?? [])
        expect([id, basis]).toEqual([id, expect.stringContaining(part)]);
    }
  });
});

import { accountingTypes } from '../../../resources/choiceLists/accountingTypes';
import { advanceModes, taxationForms, vatPeriods, vatStatuses } from '../../../resources/choiceLists/taxation';
import { zusSchemes } from '../../../resources/choiceLists/zusSchemes';
import { companyForms } from '../../../resources/companyProfile/forms';
import { MONTH_FACTS } from '../../domain/deadlines/monthFacts';
import {
  CIRCUMSTANCES,
  type Circumstance,
  OPEN_FACTS,
  type PersonRole,
  type TaxPerson,
  type TaxProfile,
} from '../../domain/deadlines/taxProfile';
import { isDate, isMonth } from '../../lib/dates';

/** What is wrong with a value, in Polish; null where nothing is. */
export type Check = (value: unknown) => string | null;

const ROLES: Record<PersonRole, true> = {
  owner: true,
  partner: true,
  general_partner: true,
  limited_partner: true,
  board_member: true,
  proxy: true,
  helper: true,
};

const oneOf = (choices: Readonly<Record<string, unknown>>): Check => {
  const names = Object.keys(choices);
  return (value) => (typeof value === 'string' && names.includes(value) ? null : `ma być jednym z: ${names.join(', ')}`);
};
const text: Check = (value) => (typeof value === 'string' && value !== '' ? null : 'ma być napisem');
const flag: Check = (value) => (typeof value === 'boolean' ? null : 'ma być true albo false');
const day: Check = (value) => (typeof value === 'string' && isDate(value) ? null : 'ma być datą RRRR-MM-DD');
const days: Check = (value) =>
  Array.isArray(value) && value.every((each) => day(each) === null) ? null : 'ma być listą dat RRRR-MM-DD';
const month: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 12 ? null : 'ma być numerem miesiąca od 1 do 12';
const count: Check = (value) => (Number.isInteger(value) && Number(value) >= 0 ? null : 'ma być liczbą całkowitą od zera');
const share: Check = (value) => (typeof value === 'number' && value >= 0 ? null : 'ma być liczbą od zera');
/** Told or left out: null and an absent key say the same. */
const maybe =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined ? null : check(value);

const openFacts: Check = (value) =>
  Array.isArray(value) && value.every((fact) => OPEN_FACTS.some((each) => each === fact))
    ? null
    : `ma być listą z: ${OPEN_FACTS.join(', ')}`;

const PERSON: Record<keyof TaxPerson, Check> = {
  id: text,
  role: oneOf(ROLES),
  taxation_form: maybe(oneOf(taxationForms)),
  advance_mode: maybe(oneOf(advanceModes)),
  zus_scheme: maybe(oneOf(zusSchemes)),
  zus_scheme_ends: maybe(day),
  left_on: maybe(day),
};

const told = Object.fromEntries(CIRCUMSTANCES.map((key) => [key, maybe(flag)])) as Record<Circumstance, Check>;

const PROFILE: Record<keyof TaxProfile, Check> = {
  company_type: oneOf(companyForms),
  taxation_form: oneOf(taxationForms),
  vat_status: oneOf(vatStatuses),
  accounting_type: oneOf(accountingTypes),
  open: maybe(openFacts),
  advance_mode: maybe(oneOf(advanceModes)),
  vat_period: maybe(oneOf(vatPeriods)),
  vat_eu: maybe(flag),
  fiscal_year_start_month: maybe(month),
  jpk_income_group: maybe(oneOf({ from_2025: 1, from_2026: 1, from_2027: 1, exempt: 1 })),
  krs: maybe(text),
  persons: maybe(people),
  valid_from: maybe(day),
  valid_to: maybe(day),
  ceidg_start_date: maybe(day),
  closed_at: maybe(day),
  liquidation_from: maybe(day),
  estonian_days: maybe(days),
  suspended_from: maybe(day),
  suspended_to: maybe(day),
  zus_payer_group: maybe(oneOf({ '5': 1, '15': 1, '20': 1 })),
  employees_fte: maybe(share),
  has_employees: maybe(flag),
  insured_count: maybe(count),
  month_answers: maybe(monthAnswers),
  ...told,
};

function shaped(shape: Readonly<Record<string, Check>>, value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'ma być obiektem';
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) return `„${unknown}” nie jest znanym polem`;
  for (const [key, check] of Object.entries(shape)) {
    const fault = check((value as Record<string, unknown>)[key]);
    if (fault) return `„${key}” ${fault}`;
  }
  return null;
}

function people(value: unknown): string | null {
  if (!Array.isArray(value)) return 'ma być tablicą osób';
  const faults = value.map((each, nth) => {
    const fault = shaped(PERSON, each);
    return fault && `– osoba ${nth + 1}: ${fault}`;
  });
  const ids = value.map((each) => (each as { id?: unknown } | null)?.id);
  return faults.find(Boolean) ?? (new Set(ids).size < ids.length ? 'ma dwie osoby o tym samym id' : null);
}

/** Answers about single months, as `{ "eu_transactions 2026-10": true }`. */
function monthAnswers(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'ma być obiektem';
  for (const [key, answer] of Object.entries(value)) {
    const [fact = '', month = ''] = key.split(' ');
    if (!Object.hasOwn(MONTH_FACTS, fact) || !isMonth(month) || key !== `${fact} ${month}`)
      return `– „${key}” nie jest pytaniem i miesiącem, jak „eu_transactions 2026-10”`;
    const fault = flag(answer);
    if (fault) return `– „${key}” ${fault}`;
  }
  return null;
}

/** What is wrong with a value as a `TaxProfile`, in Polish; null where it is one. */
export const profileFault: Check = (value) => shaped(PROFILE, value);

import { companies } from '../../../../../resources/companies';
import { unclearWord, usualValue } from '../../../../contract/importWords';
import type { PlannedCompany } from '../../../../contract/registers';
import type { Field } from '../../../../schema';
import { blank, brokenRules, type Faults, readFields, readValue, requiredFault } from '../../../../schema/validate';
import { sortProposals } from '../merge';
import type { Given } from './numbers';

export type Values = Readonly<Record<string, unknown>>;

/** A company that may be made: what the office's list says of it, what the registers say, and what somebody entered here. */
export interface Candidate {
  given: Given;
  planned: PlannedCompany;
  edited: Values;
}

const fields = companies.fields as Readonly<Record<string, Field>>;
/** What no register tells, asked once for all companies of a legal form. */
export const askedOfForms = ['taxation_form', 'lump_sum_rates', 'accounting_type', 'vat_status', 'vat_period'] as const;
const accountBooks = ['llc', 'simple_joint_stock', 'joint_stock', 'limited_joint_stock', 'limited_partnership'];

/** What is certain for a form before anybody says anything: companies with a capital keep full books (art. 2 UoR), VAT is monthly (art. 99 VAT). */
export const startingAnswers = (form: string): Values => ({
  vat_period: 'monthly',
  ...(accountBooks.includes(form) ? { accounting_type: 'full_books' } : {}),
});

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && !value[0]);

/** What stands where the list and the registers say something else; what was entered here is settled. */
export function differencesOf({ given, planned, edited }: Candidate) {
  return sortProposals(planned.lookup.fields, readGiven(given)).different.filter(({ field }) => !(field in edited));
}

/** Cells as values, where they are any: the label of a choice is its key, and so is what lists of offices call it. */
const readGiven = ({ values }: Given): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, cell]) => {
      const field = fields[key];
      const read = field && field.type !== 'reference' ? readValue(cell, field) : null;
      if (read && 'value' in read) return [key, read.value];
      return [key, usualValue(key, cell) ?? (unclearWord(key, cell) === null ? cell : null)];
    }),
  );

/** The books that go with a form of tax, where an answer for all of a legal form does not fit it: the lump sum has its register, others do not. */
function booksFor(taxation: unknown, answered: unknown): unknown {
  if (taxation === 'lump_sum') return isEmpty(answered) || answered === 'kpir' ? 'lump_sum_register' : answered;
  if (taxation === 'pit_scale' || taxation === 'pit_flat')
    return isEmpty(answered) || answered === 'lump_sum_register' ? 'kpir' : answered;
  return answered ?? null;
}

/** The company as it would be made, with the answers for its legal form where nothing else says. */
export function valuesOf(
  candidate: Candidate,
  answers: (form: string) => Values,
  keeper: string | null,
): Record<string, unknown> {
  const { given, planned, edited } = candidate;
  const told = readGiven(given);
  const { blank: filled } = sortProposals(planned.lookup.fields, told);
  const values: Record<string, unknown> = {
    ...told,
    ...Object.fromEntries(filled.map(({ field, value }) => [field, value])),
    ...edited,
    vat_number: given.nip,
  };
  if (isEmpty(values.owner_id)) values.owner_id = keeper;
  const answered = answers(String(values.company_type ?? ''));
  for (const key of askedOfForms)
    if (isEmpty(values[key]) && fitting(key, values))
      values[key] = key === 'accounting_type' ? booksFor(values.taxation_form, answered[key]) : (answered[key] ?? null);
  return values;
}

/** Rates are asked of the lump sum alone, the period of who settles VAT. The form and the status stand before them in the list. */
const fitting = (key: string, values: Values) =>
  key === 'lump_sum_rates' ? values.taxation_form === 'lump_sum' : key !== 'vat_period' || values.vat_status === 'active';

/** What keeps the company from being made, by field; the server asks the same and more. */
export function faultsOf(values: Values): Faults {
  const record = { ...blank(companies), ...values };
  const open = openOf(record);
  const asked = Object.fromEntries(
    Object.entries(record).filter(([key]) => key in fields && key !== 'owner_id' && !open.includes(key)),
  );
  const { values: read, faults } = readFields(asked, fields);
  const missing = Object.entries(fields).filter(
    ([key, { type, options }]) => type !== 'count' && options.required && !options.open && isEmpty(record[key]),
  );
  return {
    ...brokenRules(companies, { ...read, owner_id: record.owner_id }),
    ...Object.fromEntries(missing.map(([key]) => [key, requiredFault])),
    ...faults,
  };
}

/** What the card will be asked for later: the company may be made without. */
export const openOf = (values: Values): string[] =>
  Object.entries(fields).flatMap(([key, { options }]) => (options.open && isEmpty(values[key]) ? [key] : []));

export const fieldOf = (key: string): Field | undefined => fields[key];

/** No register knows the number, or none answered: there is nothing to make a company of but what is typed. */
export const isUnknown = ({ planned: { lookup } }: Candidate) => lookup.findings.every(({ state }) => state !== 'found');

import { companies } from '../../../../../resources/companies';
import type { RegisterContact } from '../../../../contract/registers';
import type { Field } from '../../../../schema';
import { readFields } from '../../../../schema/validate';
import { sentFile } from '../../../resource/importing/sheets';
import type { Candidate, Values } from './candidate';

const person = (companies.fields.contacts as Field).of ?? {};

/** Who gets the company's papers: as the list says, else as the register of sole traders says. */
export function contactOf({ given, planned }: Candidate): RegisterContact {
  const told = { first_name: null, last_name: null, email: null, phone: null, ...planned.contact };
  const contact = { ...told, ...given.contact };
  // An address or a telephone that the card would refuse must not keep the company from being made.
  const { values } = readFields({ email: contact.email, phone: contact.phone }, person);
  return { ...contact, email: (values.email as string) ?? null, phone: (values.phone as string) ?? null };
}

/** The companies as an import: each value that is known, the accounts of the list of VAT payers and the person to write to. */
export function companiesSheet(taken: readonly { candidate: Candidate; values: Values }[]): Blob {
  const keys = [...new Set(taken.flatMap(({ values }) => Object.keys(values)))];
  return sentFile(
    [...keys, 'accounts', 'contacts'],
    taken.map(({ candidate, values }, at) => ({
      at,
      cells: [...keys.map((key) => cellOf(values[key])), accountsOf(candidate), contactsOf(candidate)],
    })),
  );
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join('|');
  return typeof value === 'boolean' ? (value ? 'tak' : 'nie') : String(value);
}

function accountsOf({ planned: { lookup } }: Candidate): string {
  const accounts = lookup.accounts.map((number, nth) => ({ number, bank_name: null, purpose: nth === 0 ? 'main' : 'other' }));
  return accounts.length > 0 ? JSON.stringify(accounts) : '';
}

function contactsOf(candidate: Candidate): string {
  const { first_name, last_name, email, phone } = contactOf(candidate);
  const hasName = Boolean(first_name && last_name);
  // A list often has an address without a person, and it must not be lost for that.
  if (!hasName && !email && !phone) return '';
  const name = hasName ? { first_name, last_name } : { first_name: 'Osoba', last_name: 'kontaktowa' };
  const role = candidate.planned.contact ? 'owner' : null;
  return JSON.stringify([{ ...name, role, email, phone }]);
}

import type { RegisterContact } from '../../../../contract/registers';
import { sentFile } from '../../../resource/importing/sheets';
import { fittingContact, personOf } from '../contact';
import type { Candidate, Values } from './candidate';

/** Who gets the company's papers: what the list says before what the registers say. */
export function contactOf({ given, planned }: Candidate): RegisterContact {
  const told = { first_name: null, last_name: null, email: null, phone: null, ...planned.contact };
  return fittingContact({ ...told, ...given.contact });
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
  const person = personOf(contactOf(candidate), Boolean(candidate.planned.contact?.first_name));
  return person ? JSON.stringify([person]) : '';
}

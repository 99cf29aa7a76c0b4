import { companies } from '../../../../resources/companies';
import type { RegisterLookup } from '../../../contract/registers';
import { plain } from '../../../domain/registers/plain';
import type { ProposedField } from '../../../domain/registers/proposal';
import { formatDate } from '../../../lib/dates';
import type { Field } from '../../../schema';

type Values = Readonly<Record<string, unknown>>;

/** Where a register says something else than the form: nothing is written over without a look. */
export interface Difference extends ProposedField {
  label: string;
  mine: string;
  theirs: string;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false;
const fieldOf = (key: string): Field | undefined => (companies.fields as Readonly<Record<string, Field>>)[key];

/** What of the registers' answer may be filled in at once, and what stands otherwise in the form. */
export function sortProposals(fields: readonly ProposedField[], values: Values) {
  const known = fields.filter(({ field }) => fieldOf(field));
  const blank = known.filter(({ field }) => isEmpty(values[field]));
  const different = known.filter(({ field, value }) => !isEmpty(values[field]) && plain(values[field]) !== plain(value));
  return {
    blank,
    different: different.map(
      (each): Difference => ({
        ...each,
        label: fieldOf(each.field)?.label ?? each.field,
        mine: said(each.field, values[each.field]),
        theirs: said(each.field, each.value),
      }),
    ),
  };
}

/** A field as the form calls it; of a part of a list, the list. */
export const labelOf = (key: string): string => fieldOf(key.split('.')[0] ?? '')?.label ?? key;

/** A value as the form's person reads it. */
export function said(key: string, value: unknown): string {
  const field = fieldOf(key);
  if (value === true) return 'Tak';
  if (field?.type === 'choice') return field.choices?.[String(value)]?.label ?? String(value);
  return field?.type === 'date' ? formatDate(String(value)) : String(value);
}

interface Account {
  number?: string | null;
}

/** Accounts of the list of VAT payers that the form does not have yet. */
export function newAccounts({ accounts }: Pick<RegisterLookup, 'accounts'>, values: Values): string[] {
  const own = new Set(((values.accounts ?? []) as readonly Account[]).map(({ number }) => String(number).replace(/\D/g, '')));
  return accounts.filter((number) => !own.has(number));
}

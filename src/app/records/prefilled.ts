import type { FieldMap, Resource } from '../../schema';
import { readFields } from '../../schema/validate';
import { chosenCompany } from '../session/chosenCompany';
import type { KeptUser } from '../session/session';

/** What an address says a new record starts with: `?company_id=…`; what cannot be read or written is passed over. */
export function prefilled(writable: FieldMap, query: URLSearchParams): Record<string, unknown> {
  return readFields(Object.fromEntries(query), writable).values;
}

/** What the page before handed over for a new record, as the state of its address: words that belong into no address. */
export interface HandedOver {
  begins: Readonly<Record<string, unknown>>;
}

export function handedOver(writable: FieldMap, state: unknown): Record<string, unknown> {
  const { begins = {} } = (state ?? {}) as Partial<HandedOver>;
  return readFields(begins, writable).values;
}

/** A client with one company need not choose it, nor one who looks at one. */
export function ownCompany({ client }: Resource, { isAdmin, companies }: KeptUser): Record<string, unknown> {
  const key = client?.rows.company;
  const [only, ...others] = companies;
  const own = others.length > 0 ? chosenCompany() : only;
  return isAdmin || !own || !key || key === 'id' ? {} : { [key]: own };
}

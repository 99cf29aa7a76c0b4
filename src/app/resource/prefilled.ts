import type { FieldMap } from '../../schema';
import { readFields } from '../../schema/validate';

/** What an address says a new record starts with: `?company_id=…`; what cannot be read or written is passed over. */
export function prefilled(writable: FieldMap, query: URLSearchParams): Record<string, unknown> {
  return readFields(Object.fromEntries(query), writable).values;
}

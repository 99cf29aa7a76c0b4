import type { FilterTerm } from '../../contract/listQuery';

/**
 * Filters as forms hold them: the key, or the key with a sign of the list grammar behind it for what is not
 * "any of these": `{ company_type: ['jdg'], 'due_date>': '2026-01-01', 'title=': 'Kłos', q: 'łódź' }`. `q` is the search.
 */
export type FilterValues = Readonly<Record<string, unknown>>;

const readings = { '<': 'below', '>': 'above', '=': 'is' } as const;
const signs = { below: '<', above: '>', is: '=', any: '' } as const;

/** Terms of the list grammar; what was left empty filters nothing, null asks for records without a value. */
export function toTerms(values: FilterValues): FilterTerm[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (name === 'q' || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const sign = name.slice(-1);
    const is = sign in readings ? readings[sign as keyof typeof readings] : 'any';
    const key = is === 'any' ? name : name.slice(0, -1);
    return [{ key, is, values: (Array.isArray(value) ? value : [value]).map((each) => (each === null ? '' : String(each))) }];
  });
}

/** The same back; one value stands alone, several as a list, and so does none, as react-admin drops a filter that is nothing by itself. */
export function toValues(terms: readonly FilterTerm[]): FilterValues {
  return Object.fromEntries(
    terms.map(({ key, is, values }) => {
      const read = values.map((value) => (value === '' ? null : value));
      return [key + signs[is], read.length === 1 && read[0] !== null ? read[0] : read];
    }),
  );
}

import { type Field, type FieldOptions, withRules } from '../field';
import type { FieldMap, Item } from '../record';

function build<const F extends FieldMap, const O extends FieldOptions = Record<never, never>>(
  label: string,
  of: F,
  options?: O,
): Field<Item<F>[], O> {
  return { type: 'list', label, options: options ?? ({} as O), of };
}

/** A short list of items, each with fields of its own, kept inside the record: bank accounts, a checklist. */
export const list = withRules<'list', readonly Record<string, unknown>[], typeof build>(build, 'list', {
  stored: 'json',
  json: 'array',
  sorting: 'none',
  filtering: 'none',
  check: (value) => {
    if (!Array.isArray(value) || !value.every((item) => item !== null && typeof item === 'object' && !Array.isArray(item)))
      return 'Podaj listę pozycji';
    return value.length > 100 ? 'Najwyżej 100 pozycji' : null;
  },
  format: (value) => `${value.length}`,
  examples: { good: [[]], bad: [['nic', 'Podaj listę pozycji']] },
});

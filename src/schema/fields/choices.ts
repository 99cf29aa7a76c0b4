import { type Field, type FieldOptions, type Look, withRules } from '../field';
import { looks, valueOfLabel } from './choice';

function build<const K extends string, const O extends FieldOptions = Record<never, never>>(
  label: string,
  values: Readonly<Record<K, string | Look>>,
  options?: O,
): Field<K[], O> {
  return { type: 'choices', label, options: options ?? ({} as O), choices: looks(values) };
}

/** Any number of values of a closed list, without repeats. */
export const choices = withRules<'choices', string[], typeof build>(build, 'choices', {
  stored: 'texts',
  json: 'array',
  sorting: 'none',
  parse: (typed, field) =>
    typed
      .split(/[|;]/)
      .filter((part) => part.trim() !== '')
      .map((part) => valueOfLabel(part, field)),
  check: (value, field) => {
    if (
      !Array.isArray(value) ||
      !value.every((item) => typeof item === 'string' && field?.choices && Object.hasOwn(field.choices, item))
    )
      return 'Wybierz spośród podanych wartości';
    return new Set(value).size === value.length ? null : 'Ta sama wartość jest wybrana dwa razy';
  },
  format: (value, field) => value.map((item) => field?.choices?.[item]?.label ?? item).join(', '),
  examples: { good: [[]], bad: [[['spoza listy'], 'Wybierz spośród podanych wartości']] },
});

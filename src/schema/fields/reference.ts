import { type Field, type FieldOptions, type Scalar, withRules } from '../field';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function build<const O extends FieldOptions & { where?: Record<string, Scalar | readonly Scalar[]> } = Record<never, never>>(
  label: string,
  resource: string,
  options?: O,
): Field<string, Omit<O, 'where'>> {
  const { where, ...rest } = options ?? ({} as O);
  return { type: 'reference', label, options: rest, resource, ...(where ? { where } : {}) };
}

/** Another record, by its id. The field's key ends in `_id`; without it, the key names the embedded `{ id, title }`. */
export const reference = withRules<'reference', string, typeof build>(build, 'reference', {
  stored: 'uuid',
  sorting: 'text',
  check: (value) => (uuid.test(value) ? null : 'Wybierz pozycję z listy'),
  examples: { good: ['0199c3a2-1b2c-7d3e-8f40-123456789abc'], bad: [['Piekarnia', 'Wybierz pozycję z listy']] },
});

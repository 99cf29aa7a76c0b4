import type { Field } from './field';
import { typeOf } from './fields';

/** Whether its values are shown only to who asks for them: encrypted, closed by a grant, or of a class that a leak would hurt most. */
export function isConcealed(field: Field): boolean {
  const data = field.options.data ?? typeOf(field).data;
  return Boolean(field.options.encrypted || field.options.grant) || data === 'special' || data === 'secret';
}

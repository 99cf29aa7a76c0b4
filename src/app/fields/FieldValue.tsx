import { type TypeName, typeOf } from '../../schema';
import { Masked } from './Masked';
import { Nothing } from './Nothing';
import { shown } from './shown';
import type { ShownValue } from './shownValue';

/** A field's value as people read it; nothing is a dash, and what is kept encrypted can be opened. */
export function FieldValue(props: ShownValue) {
  const { value, field } = props;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return <Nothing />;
  if (field.options.encrypted) return <Masked {...props} />;
  const Shown = shown[typeOf(field).name as TypeName];
  return <Shown {...props} Nested={FieldValue} />;
}

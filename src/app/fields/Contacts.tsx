import { typeOf } from '../../schema';
import type { ShownValue } from './shownValue';

/** An e-mail address to write to. */
export function Address({ value }: ShownValue) {
  return (
    <a className="value-link" href={`mailto:${String(value)}`}>
      {String(value)}
    </a>
  );
}

/** A number to call. */
export function PhoneNumber({ value, field }: Pick<ShownValue, 'value' | 'field'>) {
  return (
    <a className="value-link number" href={`tel:${String(value)}`}>
      {typeOf(field).format(value, field)}
    </a>
  );
}

import { checkPostalCode, formatPostalCode, parsePostalCode } from '../../domain/identifiers/postalCode';
import { defineFieldType } from '../field';

/** A Polish postal code, `00-000`. */
export const postalCode = defineFieldType<'postalCode', string>('postalCode', {
  parse: parsePostalCode,
  check: checkPostalCode,
  format: formatPostalCode,
  examples: { good: ['90-001'], bad: [['9000', 'Kod pocztowy ma postać 00-000']] },
});

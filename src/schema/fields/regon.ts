import { checkRegon, formatRegon, parseRegon } from '../../domain/identifiers/regon';
import { defineFieldType } from '../field';

/** A number in the register of the national economy: nine digits, fourteen for a local unit. */
export const regon = defineFieldType<'regon', string>('regon', {
  parse: parseRegon,
  check: checkRegon,
  format: formatRegon,
  examples: { good: ['123456785'], bad: [['123456784', 'REGON ma błędną cyfrę kontrolną']] },
});

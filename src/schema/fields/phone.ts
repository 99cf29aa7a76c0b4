import { bare } from '../../domain/identifiers/digits';
import { takesCodes } from '../../domain/identifiers/phoneNumbers';
import { defineFieldType } from '../field';

/** The old 0 of long-distance calls before a Polish number; behind others it is another country's, as 030 of Berlin. */
const behindZero = /^0((?:1[2-8]|2[2-59]|3[2-4]|4[1-68]|[5-9]\d)\d{7})$/;

/** A telephone number, E.164: `+48501502503`. Nine digits alone are Polish, behind 48 without a plus or the old 0 too. */
export const phone = defineFieldType<'phone', string>('phone', {
  data: 'personal',
  parse: (typed) => {
    const digits = bare(typed).replace(/[()]/g, '').replace(/^00/, '+');
    return digits.replace(/^(?:48)?(\d{9})$/, '+48$1').replace(behindZero, '+48$1');
  },
  check: (value, field) => {
    if (!/^\+[1-9]\d{6,14}$/.test(value)) return 'Podaj numer telefonu, na przykład 501 502 503';
    if (value.startsWith('+48') && value.length !== 12) return 'Polski numer ma dziewięć cyfr';
    return field?.options.codes && !takesCodes(value)
      ? 'Na ten numer nie wyślemy kodu: jest płatny, bezpłatny albo satelitarny. Podaj zwykły numer komórkowy'
      : null;
  },
  format: (value) => value.replace(/^\+48(\d{3})(\d{3})(\d{3})$/, '+48\u00a0$1\u00a0$2\u00a0$3'),
  examples: {
    good: ['+48501502503', '+491701234567'],
    bad: [
      ['501', 'Podaj numer telefonu, na przykład 501 502 503'],
      ['030 1234567', 'Podaj numer telefonu, na przykład 501 502 503'],
      ['+4850150250', 'Polski numer ma dziewięć cyfr'],
    ],
  },
});

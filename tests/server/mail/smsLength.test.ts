import { expect, test } from 'vitest';
import { smsLength } from '../../../src/server/mail/smsLength';
import fc from '../../support/properties';

test.each([
  ['nothing', '', 'GSM-7', 0, 1],
  ['160 plain letters', 'a'.repeat(160), 'GSM-7', 160, 1],
  ['161 plain letters', 'a'.repeat(161), 'GSM-7', 161, 2],
  ['306 plain letters', 'a'.repeat(306), 'GSM-7', 306, 2],
  ['307 plain letters', 'a'.repeat(307), 'GSM-7', 307, 3],
  ['80 euro signs, two places each', '€'.repeat(80), 'GSM-7', 160, 1],
  ['81 euro signs', '€'.repeat(81), 'GSM-7', 162, 2],
  ['a euro sign on the border of two parts', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 306, 3],
  ['one Polish letter', 'ż', 'UCS-2', 1, 1],
  ['70 letters with a Polish one', `ż${'a'.repeat(69)}`, 'UCS-2', 70, 1],
  ['71 letters with a Polish one', `ż${'a'.repeat(70)}`, 'UCS-2', 71, 2],
  ['134 and 135 such letters', 'ą'.repeat(135), 'UCS-2', 135, 3],
  ['35 signs of two units', '🐢'.repeat(35), 'UCS-2', 70, 1],
  ['a two-unit sign on the border', `${'ą'.repeat(66)}🐢${'ą'.repeat(66)}`, 'UCS-2', 134, 3],
  ['letters that GSM has', 'òéèùìÄÖÑÜàñØøÅå@£$¥§¿¡', 'GSM-7', 22, 1],
  ['a backtick, which GSM has not', '`', 'UCS-2', 1, 1],
])('%s', (_what, text, encoding, units, parts) => expect(smsLength(text)).toEqual({ encoding, units, parts }));

test('a longer text never takes fewer parts', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'binary' }), (text, more) => {
      return smsLength(text + more).parts >= smsLength(text).parts;
    }),
  ));

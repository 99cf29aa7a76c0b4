import { expect, test } from 'vitest';
import { checkNip, completeNip, formatNip, parseNip } from '../../../src/domain/identifiers/nip';
import fc from '../../support/properties';
import { digits, neighboursSwapped, oneChanged, present } from './digitErrors';
import { vectors } from './vectors';

const SENTENCES: Record<string, RegExp> = {
  checksum: /^NIP ma błędną cyfrę kontrolną$/,
  remainder10: /^Do pierwszych dziewięciu cyfr tego NIP nie pasuje żadna cyfra kontrolna$/,
  format: /^NIP (ma dziesięć cyfr|składa się z samych cyfr, a jest w nim „[Dl]”)$/,
  prefix: /^(NIP nie zaczyna się od zera|Druga i trzecia cyfra NIP nie mogą być obie zerami)$/,
};
const nips = digits(9).map(completeNip).filter(present);

test.each(vectors.nip)('$input: $reason', ({ input, reason }) => {
  const said = checkNip(parseNip(input));
  if (reason === null) expect(said).toBeNull();
  else expect(said).toMatch(SENTENCES[reason] ?? /^$/);
});

test.each([
  ['0234563218', 'NIP nie zaczyna się od zera'],
  ['1003456787', 'Druga i trzecia cyfra NIP nie mogą być obie zerami'],
  ['', 'NIP ma dziesięć cyfr'],
  ['5260250274\n', 'NIP ma dziesięć cyfr'],
  ['٥٢٦٠٢٥٠٢٧٤', 'NIP ma dziesięć cyfr'],
])('%j is refused: %s', (value, reason) => expect(checkNip(value)).toBe(reason));

test.each(['1013456786', '1103456784'])('%s has a zero as its second or third digit, which is fine', (value) =>
  expect(checkNip(value)).not.toMatch(/zer/),
);

test.each([
  '526-025-02-74',
  ' PL 526 025 02 74',
  'pl5260250274',
  'NIP: 526\u00a0025\u00a002\u00a074',
  'nip PL526–025–02–74',
  '\ufeff5260250274\u200b',
])('%j is read as 5260250274', (typed) => expect(parseNip(typed)).toBe('5260250274'));

test('letters that are no prefix stay, for the check to name', () => {
  expect(parseNip('DE8567346215')).toBe('DE8567346215');
  expect(parseNip('526PL0250274')).toBe('526PL0250274');
  expect(parseNip('PLN')).toBe('PLN');
});

test('a shown NIP is read back as it was', () => {
  expect(formatNip('5260250274')).toBe('526-025-02-74');
  expect(formatNip('526')).toBe('526');
  fc.assert(fc.property(nips, (nip) => parseNip(formatNip(nip)) === nip && parseNip(`PL${nip}`) === nip));
});

test('every completed NIP is valid, and every valid NIP is completed to itself', () =>
  fc.assert(fc.property(nips, (nip) => checkNip(nip) === null && completeNip(nip.slice(0, 9)) === nip)));

test.each(['123456789', '000000000', '100345678', '52602502', '526O25027', '5260250274'])('nothing completes %j', (first) =>
  expect(completeNip(first)).toBeNull(),
);

test('a changed digit is always caught', () => fc.assert(fc.property(oneChanged(nips), ({ wrong }) => checkNip(wrong) !== null)));

test('swapped neighbours are always caught', () =>
  fc.assert(fc.property(neighboursSwapped(nips), ({ wrong }) => checkNip(wrong) !== null)));

test('only what stands before the digits is a prefix, and only ten digits are shown in groups', () => {
  expect(parseNip('526NIP:0250274')).toBe('526NIP:0250274');
  expect([formatNip('15260250274'), formatNip('52602502741')]).toEqual(['15260250274', '52602502741']);
});

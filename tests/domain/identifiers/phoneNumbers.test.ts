import { expect, test } from 'vitest';
import { takesCodes } from '../../../src/domain/identifiers/phoneNumbers';

test.each([
  '+48501502503',
  '+48690123456',
  '+48725123456',
  '+48883123456',
  '+48225551234',
  '+491701234567',
  '+380671234567',
  '+447911123456',
])('A07: login codes may go to %s', (phone) => expect(takesCodes(phone)).toBe(true));
test.each([
  '+48700123456',
  '+48703123456',
  '+48708123456',
  '+48300123456',
  '+48400123456',
  '+48800123456',
  '+48801123456',
  '+19005551234',
  '+449012345678',
  '+447012345678',
  '+49900123456',
  '+881612345678',
  '+882161234567',
  '+883510123456',
  '+870773123456',
  '+979123456789',
  '+80012345678',
])('A07: %s is a number that somebody earns by, or no telephone', (phone) => expect(takesCodes(phone)).toBe(false));
test('A07: no number takes no codes', () => expect(takesCodes(null)).toBe(false));

import { expect, test } from 'vitest';
import { isUuid, uuidMaker } from '../../src/lib/uuid';
import fc from '../support/properties';

const zeros = (bytes: Uint8Array) => void bytes.fill(0);
const ones = (bytes: Uint8Array) => void bytes.fill(255);

test('an id holds the millisecond, version 7 and the variant', () => {
  const id = uuidMaker({ now: () => Date.UTC(2026, 10, 20, 8), random: zeros })();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(Date.UTC(2026, 10, 20, 8));
  expect(uuidMaker({ now: () => 0, random: ones })()).toBe('00000000-0000-77ff-bfff-ffffffffffff');
});

test('ids sort in the order they were made, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 47 }), { minLength: 2, maxLength: 200 }), (times) => {
      let turn = 0;
      const make = uuidMaker({ now: () => times[turn++] ?? 0 });
      const ids = times.map(() => make());
      expect([...ids].sort()).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every(isUuid)).toBe(true);
    }),
  );
});

test('ten thousand ids of one millisecond differ and keep their order', () => {
  const make = uuidMaker({ now: () => 1_000 });
  const ids = Array.from({ length: 10_000 }, make);
  expect(new Set(ids).size).toBe(10_000);
  expect([...ids].sort()).toEqual(ids);
});

test.each(['', 'nie', '0199C3A2-1B2C-7D3E-8F40-123456789ABC', '0199c3a2-1b2c-7d3e-8f40-123456789abc\n'])(
  'V04: %j is no id',
  (text) => expect(isUuid(text)).toBe(false),
);

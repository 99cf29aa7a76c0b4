import { expect, test } from 'vitest';
import { initialsOf, shortNameOf } from '../../src/tenants/appName';
import fc from '../support/properties';

test.each([
  ['Biuro Rachunkowe Demo', 'Demo', 'BD'],
  ['Kancelaria Podatkowa Wierzba', 'Wierzba', 'KW'],
  ['Nowak', 'Nowak', 'N'],
  ['Biuro ABC sp. z o.o.', 'Biuro ABC', 'BA'],
  ['Księgi i Podatki S.A.', 'Podatki', 'KP'],
  ['Łąka Żuraw, spółka z ograniczoną odpowiedzialnością', 'Łąka Żuraw', 'ŁŻ'],
  ['Przedsiębiorstworachunkowe', 'Przedsiębior', 'P'],
  ['rachunki', 'rachunki', 'R'],
])('“%s” is called %s under its icon, and signed %s', (name, short, initials) => {
  expect([shortNameOf(name), initialsOf(name)]).toEqual([short, initials]);
});

test('whatever a firm is called, there is a name that fits and one or two letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(shortNameOf(name).length).toBeGreaterThan(0);
      expect(shortNameOf(name).length).toBeLessThanOrEqual(12);
      expect([...initialsOf(name)].length).toBeGreaterThan(0);
    }),
  );
});

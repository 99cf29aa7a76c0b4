import { expect, test } from 'vitest';
import { type AmountProfile, columnsBy, isBy, matchBy, profileFor } from '../../../src/app/screens/amounts/profiles';

const profile = (name: string, columns: Record<string, string>): AmountProfile => ({
  id: name,
  name,
  columns: Object.entries(columns).map(([heading, key]) => ({ heading, key })),
});
const optima = profile('Optima', { 'nip kontrahenta': 'nip', razem: 'vat' });
const wages = profile('Płace', { 'nip kontrahenta': 'nip', razem: 'pit4' });
const wider = profile('Szeroki', { 'nip kontrahenta': 'nip', razem: 'vat', dra: 'zus_total' });

test('a table is read by the profile of whose headings none is missing, whatever their case and signs', () => {
  expect(profileFor(['NIP kontrahenta:', 'Nazwa', 'Razem'], [optima, wider])).toBe(optima);
  expect(matchBy(optima, ['NIP kontrahenta:', 'Nazwa', 'Razem'])).toEqual(['nip', null, 'vat']);
  expect(profileFor(['NIP', 'Razem'], [optima, wider])).toBeNull();
});

test('the larger of two that fit is taken, and none where two alike say different things', () => {
  const headings = ['NIP kontrahenta', 'Razem', 'DRA'];
  expect(profileFor(headings, [optima, wider])).toBe(wider);
  expect(profileFor(headings, [optima, wages])).toBeNull();
  expect(profileFor(headings, [optima, { ...optima, id: 'kopia' }])).toBe(optima);
});

test('what is saved of a table reads it the same again, and a column changed since is told', () => {
  const headings = ['NIP kontrahenta', '', 'Razem', 'razem'];
  const match = ['nip', 'cit', 'vat', null] as const;
  const saved = { ...optima, columns: columnsBy(headings, match) };
  expect(saved.columns).toEqual(optima.columns);
  expect(isBy(saved, headings, ['nip', null, 'vat', null])).toBe(true);
  expect(isBy(saved, headings, ['nip', null, 'pit4', null])).toBe(false);
});

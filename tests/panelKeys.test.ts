import { expect, test } from 'vitest';
import { dropGiven } from '../scripts/paths.mjs';

const given = () => ({ VITE_API_KEY: 'nowak-1', VITE_FIRM_NAME: 'Biuro Nowak', PATH: '/bin' });

test('the key of one firm goes into its own panel', () => {
  const env = given();
  expect(dropGiven(['nowak'], env)).toBe(false);
  expect(env).toEqual(given());
});

test('of several panels none gets a key that is another firm’s', () => {
  const env = given();
  expect(dropGiven(['demo', 'kancelaria'], env)).toBe(true);
  expect(env).toEqual({ PATH: '/bin' });
  expect(dropGiven(['demo', 'kancelaria'], env)).toBe(false);
});

import { expect, test } from 'vitest';
import { obligations } from '../../../src/domain/deadlines/obligations';
import { jdg, staff } from './hundred/client';

/** Read off the calendar of 2028: 29.02 is a Tuesday, 25.03, 30.04 and 20.05 fall on weekends, 1.05 is a day off. */
test('a business that closes on 29.02.2028 owes what 2027 and its two months leave, the last of February being the 29th', () => {
  const found = obligations(jdg('full', { ...staff, closed_at: '2028-02-29' }), '2028-02-01', '2028-12-31')
    .filter(({ condition }) => condition === null)
    .map(({ rule, period, due }) => `${rule} ${period} ${due}`);
  expect(found).toEqual([
    'wynagrodzenia 2028-01 2028-02-10',
    'forma_opodatkowania 2028 2028-02-21',
    'pit4 2028-01 2028-02-21',
    'pit_zaliczka_m 2028-01 2028-02-21',
    'zus_20 2028-01 2028-02-21',
    'jpk_v7m 2028-01 2028-02-25',
    'zus_imir 2027 2028-02-28',
    'pit11_podatnik 2027 2028-02-29',
    'wynagrodzenia 2028-02 2028-03-10',
    'pit4 2028-02 2028-03-20',
    'pit_zaliczka_m 2028-02 2028-03-20',
    'zus_20 2028-02 2028-03-20',
    'jpk_v7m 2028-02 2028-03-27',
    'jpk_pkpir 2027 2028-05-02',
    'pit36 2027 2028-05-02',
    'zus_zdrowotna_roczna 2027 2028-05-22',
  ]);
});

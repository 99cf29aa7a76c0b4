import { expect, test } from 'vitest';
import { cardDay } from '../../../src/app/screens/settlements/cardDay';

const month = (status: string, documents_due: string | null = '2026-11-05') => ({ status, period: '2026-10', documents_due });

test.each(['not_started', 'waiting_documents', 'incomplete'])('a month that is %s waits for its documents', (status) =>
  expect(cardDay(month(status), '2026-11-20', '2026-11-03')).toEqual({ what: 'Dokumenty', day: '2026-11-05' }),
);
test('a month in work comes to the nearest day of its positions', () =>
  expect(cardDay(month('booking'), '2026-11-16', '2026-11-03')).toEqual({ what: 'Rozliczenie', day: '2026-11-16' }));
test.each([
  ['2026-11-20', { what: 'Podatki i składki', day: '2026-11-20' }],
  ['2026-11-21', { what: 'JPK i VAT', day: '2026-11-25' }],
  ['2026-11-28', { what: 'JPK i VAT', day: '2026-11-25' }],
])('without positions, on %s, it comes to a day of the law', (today, told) =>
  expect(cardDay(month('review'), null, today)).toEqual(told),
);
test('a day of the law moves past days off', () =>
  expect(cardDay({ ...month('booking'), period: '2026-11' }, null, '2026-12-01')?.day).toBe('2026-12-21'));
test('a month that was sent comes to what is still to be paid, and to nothing once all is paid', () => {
  expect(cardDay(month('partly_paid'), '2026-11-25', '2026-11-21')).toEqual({ what: 'Płatność', day: '2026-11-25' });
  expect(cardDay(month('published'), null, '2026-11-21')).toBeNull();
});
test.each(['paid', 'closed', 'not_applicable'])('a month that is %s comes to nothing more', (status) =>
  expect(cardDay(month(status), '2026-11-25', '2026-11-21')).toBeNull(),
);
test('months without a day for documents go by the law', () =>
  expect(cardDay(month('not_started', null), null, '2026-11-03')?.what).toBe('Podatki i składki'));

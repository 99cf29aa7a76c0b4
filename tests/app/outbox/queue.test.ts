import { expect, test } from 'vitest';
import type { Item } from '../../../src/app/outbox/item';
import { afterFailure, faultOf, nextMoment, nextOf, verdictOf, waitAfter } from '../../../src/app/outbox/queue';
import { ApiError } from '../../../src/app/providers/apiError';
import { busy, delivery, noAnswer, refusal } from './support';

function item(id: string, place: string, more: Partial<Item> = {}): Item {
  const fresh = { id, at: 0, state: 'waiting', tries: 0, next: 0, kept: true } as const;
  return { ...fresh, delivery: delivery(id, place), files: [], stored: [], said: {}, fault: null, ...more };
}

test('the wait doubles from two seconds to five minutes, and no further', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map((failures) => waitAfter(failures) / 1_000)).toEqual([
    2, 4, 8, 16, 32, 64, 128, 256, 300, 300,
  ]);
});

test('things of one place go in their order; one that waits for its turn holds no other place up', () => {
  const items = [item('a', 'x', { next: 50 }), item('b', 'x'), item('c', 'y'), item('d', 'y')];
  expect(nextOf(items, 10)?.id).toBe('c');
  expect(nextOf(items.slice(0, 2), 10)).toBeNull();
  expect(nextOf(items, 50)?.id).toBe('a');
  expect(nextMoment(items.slice(0, 2))).toBe(50);
});

test('what was refused holds nothing up', () => {
  const items = [item('a', 'x', { state: 'refused' }), item('b', 'x')];
  expect(nextOf(items, 0)?.id).toBe('b');
  expect(nextMoment([items[0] as Item])).toBeNull();
});

test.each([
  [noAnswer(), 'nobody'],
  [new ApiError('Sesja wygasła.', 401), 'nobody'],
  [busy(), 'later'],
  [new ApiError('Za dużo.', 429), 'later'],
  [new ApiError('Trwa.', 409, { code: 'running' }), 'later'],
  [refusal(), 'refused'],
  [new ApiError('Nie.', 403), 'refused'],
  [new ApiError('Za duży.', 413), 'refused'],
  [new ApiError('Źle.', 422), 'refused'],
  [new Error('Tego pliku już tu nie ma.'), 'refused'],
] as const)('%s means %s', (error, verdict) => expect(verdictOf(error)).toBe(verdict));

test('a server that says how long to wait is not asked sooner', () => {
  expect(afterFailure(item('a', 'x'), busy(90), 1_000)).toMatchObject({ tries: 1, next: 91_000 });
  expect(afterFailure(item('a', 'x', { tries: 2 }), busy(1), 1_000)).toMatchObject({ tries: 3, next: 9_000 });
});

test('a refusal tells the sentence about the thing itself, and what it asks', () => {
  const body = { error: 'Popraw.', errors: { file_id: 'Plik jest zaszyfrowany' }, confirm: 'late_accepted' };
  expect(faultOf(new ApiError('Popraw.', 422, body))).toEqual({ says: 'Plik jest zaszyfrowany', asks: 'late_accepted' });
  expect(faultOf(refusal())).toEqual({ says: 'Ta sprawa jest zamknięta.', asks: null });
});

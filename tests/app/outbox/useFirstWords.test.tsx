import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Outcome } from '../../../src/app/outbox/outbox';
import type { Begun } from '../../../src/app/outbox/useBegun';
import { useFirstWords } from '../../../src/app/outbox/useFirstWords';
import { delivery } from './support';

afterEach(() => sessionStorage.clear());

/** What a reload would find. */
const kept = () => Object.values(sessionStorage).map((text) => JSON.parse(text));

test.each([
  ['refused', [{ text: 'Proszę o wyciąg. I o saldo' }]],
  ['sent', [{ text: 'I o saldo' }]],
] as const)('W07: words that the outbox has are found by no reload, only what was typed since; %s', async (state, left) => {
  const { result } = renderHook(() =>
    useFirstWords({
      name: 'message',
      empty: { text: '' },
      isEmpty: ({ text }) => text === '',
      missing: () => ({}),
      inputs: {},
      writtenOn: 'text',
    }),
  );
  act(() => result.current.change({ text: 'Proszę o wyciąg.' }));
  expect(kept()).toEqual([{ text: 'Proszę o wyciąg.' }]);
  let answer: (outcome: Outcome) => void = () => undefined;
  const deliver: Begun['deliver'] = (_, leaving) => {
    leaving?.written?.();
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  let done: Promise<unknown> = Promise.resolve();
  act(() => {
    done = result.current.send({ deliver } as Begun, ({ text }) => delivery(text));
  });
  expect(kept()).toEqual([]);
  act(() => result.current.change({ text: 'Proszę o wyciąg. I o saldo' }));
  expect(kept()).toEqual([{ text: 'I o saldo' }]);
  await act(() => {
    answer(state === 'sent' ? { state, json: null } : { state, error: new Error('Popraw.') });
    return done;
  });
  expect(kept()).toEqual(left);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/app/providers/apiError';
import { answerKeeper } from '../../../src/app/screens/surveys/answering/answerKeeper';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function desk(send: (answers: object) => Promise<void>) {
  const sent: object[] = [];
  const states: string[] = [];
  const keeper = answerKeeper({
    send: async (answers) => {
      sent.push(answers);
      await send(answers);
      return 'saved';
    },
    onChange: (state) => states.push(state),
  });
  return { keeper, sent, states };
}

test('what is typed goes out once, within a second of the last key', async () => {
  const { keeper, sent, states } = desk(async () => {});
  for (const text of ['T', 'Ta', 'Tak']) keeper.keep('uwagi', text);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ uwagi: 'Tak' }]);
  expect(states.at(-1)).toBe('saved');
  expect(keeper.isDirty()).toBe(false);
});

test('what could not be sent is tried again with what came meanwhile, the newer answer winning', async () => {
  let broken = true;
  const { keeper, sent, states } = desk(async () => {
    if (broken) throw new Error('no line');
  });
  keeper.keep('a', 1);
  keeper.keep('b', 1);
  await vi.advanceTimersByTimeAsync(500);
  expect(states.at(-1)).toBe('failed');
  expect(keeper.isDirty()).toBe(true);
  broken = false;
  keeper.keep('a', 2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.at(-1)).toEqual({ a: 2, b: 1 });
  expect(keeper.isDirty()).toBe(false);
});

test('what the server refuses for what it is does not go round and round', async () => {
  const { keeper, sent } = desk(async () => {
    throw new ApiError('Odpowiedź jest zbyt długa', 422);
  });
  keeper.keep('a', 'x');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('one call at a time: what changes during one goes with the next', async () => {
  let release = () => {};
  const { keeper, sent } = desk(() => new Promise<void>((resolve) => (release = resolve)));
  keeper.keep('a', 1);
  await vi.advanceTimersByTimeAsync(500);
  keeper.keep('a', 2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([{ a: 1 }]);
  release();
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([{ a: 1 }, { a: 2 }]);
  release();
});

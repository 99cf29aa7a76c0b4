import { describe, expect, test } from 'vitest';
import { standingOf } from '../../../src/domain/trainings/progress';
import { asked, formFault, isRight, type Question, scoreOf } from '../../../src/domain/trainings/quiz';
import fc from '../../support/properties';

const question = (values: Partial<Question>): Question => ({
  id: 'q',
  text: 'Co?',
  type: 'single',
  options: [],
  is_true: null,
  number: null,
  tolerance: null,
  explanation: null,
  points: 1,
  ...values,
});
const options = (...texts: string[]) => texts.map((text) => ({ text, correct: text.endsWith('!'), explanation: null }));

describe('an answer', () => {
  test('to several is right as a whole or not at all', () => {
    const multi = question({ type: 'multi', options: options('a!', 'b', 'c!') });
    expect(isRight(multi, [0, 2])).toBe(true);
    expect(isRight(multi, [0])).toBe(false);
    expect(isRight(multi, [0, 1, 2])).toBe(false);
    expect(isRight(multi, [])).toBe(false);
  });
  test('about a number may differ by as much as the question lets it', () => {
    const number = question({ type: 'number', number: 1_000, tolerance: 50 });
    expect([950, 1_050, 1_051].map((given) => isRight(number, given))).toEqual([true, true, false]);
  });
  test('left out is wrong, and no fault of form', () => {
    for (const type of ['single', 'multi', 'true_false', 'order', 'number'] as const) {
      const one = question({ type, options: options('a!', 'b'), is_true: false, number: 0 });
      expect(isRight(one, null)).toBe(false);
      expect(formFault(one, null)).toBeNull();
    }
  });
  test.each([
    ['single', [0, 1]],
    ['single', [2]],
    ['multi', [0, 0]],
    ['order', [-1]],
    ['true_false', [0]],
    ['number', 1.5],
  ] as const)('to %s that is %j is told to be none', (type, given) =>
    expect(formFault(question({ type, options: options('a!', 'b') }), given)).not.toBeNull(),
  );
});

test('answers to be put in order are shown the same way whatever their order is', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 5 }), (texts) => {
      const order = question({ type: 'order', options: options(...texts) });
      expect(asked(order).options).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(
        isRight(
          order,
          texts.map((text) => asked(order).options.indexOf(text)),
        ),
      ).toBe(true);
    }),
  );
});

test('answers to be put in order stand by the Polish alphabet, and those alike for long by the rest of them', () => {
  const shown = (...texts: string[]) => asked(question({ type: 'order', options: options(...texts) })).options;
  expect(shown('Żądło', 'lato', 'Łódź', 'Zebra', 'luty')).toEqual(['lato', 'luty', 'Łódź', 'Zebra', 'Żądło']);
  const long = 'wyślij '.repeat(60);
  expect(shown(`${long}b`, `${long}a`)).toEqual([`${long}a`, `${long}b`]);
});

test('a score is a whole percent that never rounds anybody up', () => {
  const questions = ['a', 'b', 'c'].map((id) => question({ id, type: 'true_false', is_true: true }));
  expect(
    scoreOf(
      questions,
      new Map([
        ['a', true],
        ['b', true],
      ]),
    ),
  ).toBe(66);
  expect(scoreOf([], new Map())).toBe(0);
});

test('nobody has finished who has not acknowledged, read what there is and passed what gates', () => {
  const steps = fc.record({
    lessonsSeen: fc.subarray([1, 2, 3, 4]),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    attempts: fc.nat({ max: 4 }),
    acknowledged: fc.boolean(),
  });
  const demands = fc.record({
    rule: fc.constantFrom('viewed' as const, 'read_all' as const, 'passed' as const, 'passed_or_exhausted' as const),
    lessons: fc.constantFrom(0, 3),
    questions: fc.constantFrom(0, 2),
    passScore: fc.constant(80),
    maxAttempts: fc.constantFrom(0, 3),
  });
  fc.assert(
    fc.property(demands, steps, (asks, done) => {
      const { status, progress } = standingOf(asks, done);
      const finished = status === 'completed' || status === 'passed';
      expect(progress === 100).toBe(finished);
      if (!done.acknowledged) expect(finished).toBe(false);
      if (asks.rule === 'passed' && asks.questions > 0 && (done.score ?? 0) < 80) expect(finished).toBe(false);
      if (asks.rule !== 'viewed' && asks.lessons === 3 && ![1, 2, 3].every((lesson) => done.lessonsSeen.includes(lesson)))
        expect(finished).toBe(false);
    }),
  );
});

import { expect, test } from 'vitest';
import { trainingQuestions } from '../../resources/trainingQuestions';
import { decisiveKeys, pertains, pertinent } from '../../src/schema/onlyWhen';

const asked = (type: string) =>
  ['text', 'options', 'options.correct', 'is_true', 'number', 'tolerance'].filter((path) =>
    pertains(trainingQuestions, path, { type }),
  );

test('what a field says only while others hold a value goes by these, and what has no condition always does', () => {
  expect(asked('single')).toEqual(['text', 'options', 'options.correct']);
  expect(asked('order')).toEqual(['text', 'options']);
  expect(asked('true_false')).toEqual(['text', 'is_true']);
  expect(asked('number')).toEqual(['text', 'number', 'tolerance']);
  expect(decisiveKeys(trainingQuestions)).toEqual(['type']);
});

test('what says nothing goes back to how it begins, in the items of a list too', () => {
  const options = [{ text: 'VAT', correct: true, explanation: null }];
  expect(pertinent(trainingQuestions, { type: 'number', options, number: 23 })).toMatchObject({ options: [], number: 23 });
  expect(pertinent(trainingQuestions, { type: 'order', options, number: 23 })).toMatchObject({
    options: [{ text: 'VAT', correct: false, explanation: null }],
    number: null,
  });
  const single = { type: 'single', options, is_true: null, number: null, tolerance: null };
  expect(pertinent(trainingQuestions, single)).toEqual(single);
});

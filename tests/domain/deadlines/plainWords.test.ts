import { expect, test } from 'vitest';
import { plainWords } from '../../../src/domain/deadlines/plainWords';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';

test('every rule of the law has words for the client, a sentence each', () => {
  const wordless = DEADLINE_RULES.filter(({ id }) => !/^\p{Lu}.+\.$/u.test(plainWords(id, '')));
  expect(wordless.map(({ id }) => id)).toEqual([]);
});

test('a rule of the office’s own is called by its name', () => {
  expect(plainWords('biuro_wlasna', 'Spotkanie kwartalne')).toBe('Spotkanie kwartalne');
});

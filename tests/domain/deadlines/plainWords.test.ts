import { expect, test } from 'vitest';
import { plainWords } from '../../../src/domain/deadlines/plainWords';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';

test('every rule of the law has words for the client, a sentence each', () => {
  const wordless = DEADLINE_RULES.filter(({ id }) => !/^\p{Lu}.+\.$/u.test(plainWords(id, '')));
  expect(wordless.map(({ id }) => id)).toEqual([]);
});

test('what foundations, associations and cooperatives owe too speaks of no partners and no „spółka”', () => {
  const shared = ['cit_zaliczka_m', 'cit_zaliczka_q', 'cit8', 'sf_zatwierdzenie', 'sf_krs', 'sf_sporzadzenie', 'crbr'];
  for (const rule of [...shared, 'nip8', 'nip8_closing']) expect(plainWords(rule, '')).not.toMatch(/spółk|wspólni/i);
});

test('INTRASTAT goes to the National Revenue Administration: there are no customs chambers since 2017', () => {
  expect(plainWords('intrastat', '')).toMatch(/^Do Krajowej Administracji Skarbowej/);
});

test('a rule of the office’s own is called by its name', () => {
  expect(plainWords('biuro_wlasna', 'Spotkanie kwartalne')).toBe('Spotkanie kwartalne');
});

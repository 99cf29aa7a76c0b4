import { expect, test } from 'vitest';
import { readyTrainings } from '../../../src/domain/readySets/trainings';

test('clients are told that taxes of a commune do not go to the tax micro-account', () => {
  const told = readyTrainings.flatMap(({ trainings }) => trainings).find(({ code }) => code === 'settlement');
  expect(told?.content).toMatch(/PIT, CIT i VAT płaci się na własny .*mikrorachunek.* a podatki lokalne.* na rachunek gminy/);
});

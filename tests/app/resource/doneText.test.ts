import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { doneText, theseOf } from '../../../src/app/records/doneText';
import type { Resource } from '../../../src/schema';

test.each([
  [1, 'Przyjęto dokument'],
  [3, 'Przyjęto 3 dokumenty'],
  [5, 'Przyjęto 5 dokumentów'],
  [22, 'Przyjęto 22 dokumenty'],
])('%i accepted is told as a sentence', (count, says) => expect(doneText(resources.documents, 'Przyjęto', count)).toBe(says));

test('what has no word of its own is a position', () =>
  expect(theseOf({ ...resources.companies, labels: { one: '', few: '', many: '' } }, 2)).toBe('2 pozycje'));

test('whatever can be done to a selection says in words that it was done, and to what', () => {
  const silent = Object.values<Resource>(resources).flatMap((resource) => {
    const steps = Object.values(resource.fields).flatMap(({ transitions = {} }) => Object.entries(transitions));
    const bulk = [
      ...steps.filter(([, { bulk }]) => bulk),
      ...Object.entries(resource.actions ?? {}).filter(([, { on }]) => on === 'selection'),
    ];
    return bulk
      .filter(([, { done }]) => !done?.match(/^\p{Lu}\p{Ll}+(ono|ęto|ano|yto)\b/u))
      .map(([name]) => `${resource.name}.${name}`);
  });
  expect(silent).toEqual([]);
});

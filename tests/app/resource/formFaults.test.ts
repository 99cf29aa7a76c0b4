import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { checkForm } from '../../../src/app/records/formFaults';
import { typeOf } from '../../../src/schema';
import { blank } from '../../../src/schema/validate';

/** What a person may fill in: all that is kept and not made by the panel. */
function writableOf({ fields }: (typeof resources)[keyof typeof resources]) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => typeOf(field).stored !== 'none' && !field.options.readOnly),
  );
}

test.each(Object.values(resources))('a new form of $name sent with nothing in it says what is missing', (resource) => {
  const writable = writableOf(resource);
  const missing = Object.entries(writable)
    .filter(([, { options, initial }]) => options.required && options.default === undefined && initial === undefined)
    .map(([key]) => key);
  const { faults } = checkForm(resource, writable, blank(resource), blank(resource), true);
  expect(Object.keys(faults)).toEqual(expect.arrayContaining(missing));
});

test('an answer left empty is told at its place, and the rule over all answers waits until they can be read', () => {
  const { polls } = resources;
  const writable = writableOf(polls);
  const typed = { ...blank(polls), question: 'Kiedy wigilia?', options: [{ text: '' }, { text: 'W piątek' }] };
  const { faults } = checkForm(polls, writable, blank(polls), typed, true);
  expect(faults).toEqual({ 'options.0.text': 'To pole jest wymagane' });
  const alike = { ...typed, options: [{ text: 'W piątek' }, { text: 'W piątek' }] };
  expect(checkForm(polls, writable, blank(polls), alike, true).faults).toEqual({
    options: 'Podaj od 2 do 10 różnych odpowiedzi',
  });
});

test('repeating until a day is checked only once there is a beginning', () => {
  const entries = resources['schedule-entries'];
  const typed = { ...blank(entries), title: 'Odprawa', recurrence_until: '2026-12-31' };
  const { faults } = checkForm(entries, writableOf(entries), blank(entries), typed, true);
  expect(faults).toEqual({ start: 'To pole jest wymagane' });
});

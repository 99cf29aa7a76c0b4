import { expect, test } from 'vitest';
import { fromWarsaw, toWarsaw } from '../../../src/lib/dates';
import { catalogue, eventCodes } from '../../../src/server/notices/catalogue';
import { sampleValues } from '../../../src/server/notices/define';
import { standardRule } from '../../../src/server/notices/rules';
import { filled, unknownVariables } from '../../../src/server/notices/template';
import { timingOf } from '../../../src/server/notices/timing';

const at = (moment: string) => fromWarsaw(moment) ?? new Date(Number.NaN);
const rule = standardRule(catalogue.task_assigned);
const told = (change: object, moment: string, isPlanned = false) => {
  const { at: when, isHeld } = timingOf({ ...rule, ...change }, at(moment), isPlanned);
  return `${toWarsaw(when)}${isHeld ? ' held' : ''}`;
};

test('by day it goes at once', () => expect(told({}, '2026-11-20 12:34:56')).toBe('2026-11-20 12:34:56'));
test('in the evening it waits for the next morning', () =>
  expect(told({}, '2026-11-20 21:00:00')).toBe('2026-11-21 07:00:00 held'));
test('after midnight it waits for the same morning', () =>
  expect(told({}, '2026-11-20 03:10:00')).toBe('2026-11-20 07:00:00 held'));
test('what is important breaks the quiet hours', () =>
  expect(told({ important: true }, '2026-11-20 03:10:00')).toBe('2026-11-20 03:10:00'));
test('the night of the changed clocks ends at seven too', () =>
  expect(told({}, '2026-10-25 02:30:00')).toBe('2026-10-25 07:00:00 held'));
test('planned work waits for its hour, what just happened does not', () => {
  expect(told({ send_hour: 9 }, '2026-11-20 07:30:00', true)).toBe('2026-11-20 09:00:00');
  expect(told({ send_hour: 9 }, '2026-11-20 07:30:00')).toBe('2026-11-20 07:30:00');
});
test('on working days alone it passes over the weekend and holidays', () => {
  expect(told({ working_days_only: true, send_hour: 9 }, '2026-11-21 10:00:00')).toBe('2026-11-23 09:00:00 held');
  expect(told({ working_days_only: true, send_hour: 9 }, '2026-12-24 10:00:00')).toBe('2026-12-28 09:00:00 held');
});

test('V09: values are text and never a template', () => {
  expect(filled('{tytul} – {firma}', { tytul: '{firma}', firma: 'Kłos' })).toBe('{firma} – Kłos');
  expect(filled('{nieznane}{constructor}.', {})).toBe('.');
});

test.each(eventCodes)('the texts of %s name only variables that it has, each with a sample', (code) => {
  const event = catalogue[code];
  const { portal_text, subject, body, sms_text } = standardRule(event);
  for (const text of [portal_text, subject, body, sms_text]) expect(unknownVariables(text, event)).toEqual([]);
  for (const name of event.variables) expect(sampleValues).toHaveProperty(name);
});

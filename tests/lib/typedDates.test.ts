import { expect, test } from 'vitest';
import { readDate, readMoment, readTime } from '../../src/lib/typedDates';

test.each([
  '11.12.2026',
  '11.12.2026 r.',
  ' 11.12.26 ',
  '11/12/2026',
  '11-12-2026',
  '11 12 2026',
  '11122026',
  '20261211',
  '2026-12-11 00:00:00',
  '2026-12-11T00:00:00.000',
  '11.12.2026 00:00',
  '2026-12-11',
  '2026.12.11',
  '2026/12/11',
  '11 grudnia 2026',
  '11 gru 2026',
  '11-gru-2026',
  '11.XII.2026',
  '11 XII 2026 r.',
  '11 grudnia 2026 roku',
  'piątek, 11 grudnia 2026',
])('“%s” is the eleventh of December, never the twelfth of November', (typed) => expect(readDate(typed)).toBe('2026-12-11'));

test.each([
  ['1.2.2026', '2026-02-01'],
  ['3 maja 2027', '2027-05-03'],
  ['1-gro-2026', '1-gro-2026'],
  ['1.XIII.2026', '1.XIII.2026'],
  ['jutro', 'jutro'],
  ['11.12', '11.12'],
  ['', ''],
])('“%s” is read as “%s”', (typed, day) => expect(readDate(typed)).toBe(day));

test.each([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['08.30', '08:30'],
  ['830', '08:30'],
  ['1615', '16:15'],
  ['24:00', '24:00'],
  ['rano', 'rano'],
])('the hour “%s” is read as “%s”', (typed, hour) => expect(readTime(typed)).toBe(hour));

test.each([
  ['11.12.2026 8:30', '2026-12-11 08:30:00'],
  ['11.12.2026, 08:30', '2026-12-11 08:30:00'],
  ['2026-12-11T08:30', '2026-12-11 08:30:00'],
  ['2026-12-11 08:30:15', '2026-12-11 08:30:15'],
  ['11.12.2026 8', '2026-12-11 08:00:00'],
  ['11.12.2026', '11.12.2026'],
  ['wczoraj', 'wczoraj'],
])('the moment “%s” is read as “%s”', (typed, moment) => expect(readMoment(typed)).toBe(moment));

import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { uncounted } from '../../../src/lib/csv';
import type { Field } from '../../../src/schema';
import { readValue } from '../../../src/schema/validate';
import {
  careful,
  choiceReader,
  choicesReader,
  dayReader,
  digitsReader,
  readInstant,
  readTick,
} from '../../../src/server/records/importCells';
import { csvRecords, importTable } from '../../../src/server/records/importFile';
import type { View } from '../../../src/server/records/view';
import { standard } from '../../../src/tenants/standard';

const { contract_type, birth_date, end_date, last_name, fte } = resources.employees.fields as Record<string, Field>;
const asIs = (cell: string) => ({ value: cell });

test.each(['tak', 'TAK', 'x', '1', 'PRAWDA', 'true', '✓', '☑', 'tak.'])('%s is a tick', (cell) =>
  expect(readTick(cell)).toEqual({ value: true }),
);
test.each(['nie', '0', 'FAŁSZ', 'false', '-', '☐'])('%s is none', (cell) => expect(readTick(cell)).toEqual({ value: false }));

describe('a value of a list', () => {
  const read = choiceReader(contract_type as Field);
  test.each([
    'Umowa o pracę – czas określony',
    'umowa o pracę - czas określony',
    'UMOWA O PRACĘ — CZAS OKREŚLONY',
    'Umowa o prace  –\u00a0czas okreslony',
    'employment_fixed',
  ])('is known by its word however it is written: %s', (cell) => expect(read(cell)).toEqual({ value: 'employment_fixed' }));
  test.each([
    ['Umowa o pracę na czas nieokreślony', 'employment_indefinite'],
    ['umowa zlecenie', 'mandate'],
    ['na okres próbny', 'employment_trial'],
    ['B2B', 'b2b'],
    ['UZ', 'mandate'],
    ['U.Z.', 'mandate'],
    ['um. zlecenie', 'mandate'],
    ['UoD', 'specific_work'],
    ['umowa o dzieło', 'specific_work'],
    ['UoP próbny', 'employment_trial'],
    ['UoP na czas określony', 'employment_fixed'],
    ['u.o.p. określony', 'employment_fixed'],
    ['UoP - nieokr.', 'employment_indefinite'],
    ['um. o pracę na czas nieokr.', 'employment_indefinite'],
    ['samozatrudnienie', 'b2b'],
  ])('is known by what lists call it: %s', (cell, value) => {
    expect(choiceReader(contract_type as Field, 'contract_type')(cell)).toEqual({ value });
  });
  test.each([
    ['umowa o pracę', 'umowę na okres próbny, na czas określony albo nieokreślony'],
    ['UoP', 'umowę na okres próbny, na czas określony albo nieokreślony'],
    ['Kontrakt', 'współpracę B2B albo kontrakt menedżerski'],
  ])('that may be several is asked: %s', (cell, means) => {
    expect(choiceReader(contract_type as Field, 'contract_type')(cell)).toEqual({
      says: expect.stringContaining(`„${cell}” może znaczyć ${means}. Do wyboru: Umowa o pracę – okres próbny,`),
    });
  });
  test('that is none is answered with the list', () => {
    expect(read('wolontariat')).toEqual({
      says: expect.stringMatching(/^Nie ma tu wartości „wolontariat”\. Do wyboru: Umowa o pracę – okres próbny, Umowa/),
    });
  });
  test('may be several', () => {
    const field = { type: 'choices', label: '', options: {}, choices: { a: { label: 'Ala' }, b: { label: 'Ola' } } } as Field;
    expect(choicesReader(field)('ola, ALA')).toEqual({ value: 'b|a' });
    expect(choicesReader(field)('a;b')).toEqual({ value: 'a|b' });
    expect(choicesReader(field)('a;c')).toMatchObject({ says: expect.stringContaining('Do wyboru: Ala, Ola') });
  });
});

test.each(['#N/A', '#NAME?', '#ADR!', '#DZIEL/0!', '########'])('%s is an error of the sheet and nobody’s value', (cell) => {
  expect(careful(last_name as Field, asIs)(cell)).toEqual({
    says: `W arkuszu jest tu błąd ${cell}. Popraw formułę albo wpisz wartość`,
  });
});
test('a line end within a line is a space, and a number sign is a sign', () => {
  expect(careful(last_name as Field, asIs)('Kos \nJan')).toEqual({ value: 'Kos Jan' });
  expect(careful(last_name as Field, asIs)('#1 Bar')).toEqual({ value: '#1 Bar' });
  expect(careful({ ...(last_name as Field), type: 'longText' }, asIs)('a\nb')).toEqual({ value: 'a\nb' });
});

describe('a year of two digits', () => {
  const today = '2026-11-26';
  test.each([
    ['15.03.85', '15.03.1985'],
    ['27.11.26', '27.11.1926'],
    ['25-11-26', '25-11-2026'],
    ['15.03.1985', '15.03.1985'],
  ])('of a birth is none to come: %s', (cell, value) => expect(dayReader(birth_date as Field, today)(cell)).toEqual({ value }));
  test.each([
    ['31.12.28', '31.12.2028'],
    ['1/2/99', '1/2/1999'],
    ['31.12.56 r.', '31.12.2056'],
    ['1.09.98 roku', '1.09.1998'],
    ['wtorek, 1.09.98', '1.09.1998'],
  ])('of another day lies near: %s', (cell, value) => expect(dayReader(end_date as Field, today)(cell)).toEqual({ value }));
  test('is asked for where neither century can be meant', () => {
    expect(dayReader(end_date as Field, today)('31.12.70')).toEqual({ says: 'Podaj rok czterema cyframi' });
  });
});

describe('a moment', () => {
  test.each([
    ['2026-11-02 09:30:00', '2026-11-02 09:30:00'],
    ['2.11.2026 9:30 PM', '2026-11-02 21:30:00'],
    ['02/11/2026 12:05:07 AM', '2026-11-02 00:05:07'],
    ['2026-11-02 9 pm', '2026-11-02 21:00:00'],
    ['2026-10-25 02:30:00+01:00', '2026-10-25 02:30:00+01:00'],
    ['2026-10-25 03:30', '2026-10-25 03:30:00'],
  ])('%s', (cell, value) => expect(readInstant(cell)).toEqual({ value }));
  test.each([
    ['2026-11-04T08:00:00Z', '2026-11-04 09:00:00'],
    ['2026-07-04 08:00:00.500Z', '2026-07-04 10:00:00'],
    ['2026-10-25T00:30:00+00:00', '2026-10-25 02:30:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25 02:30:00+01:00'],
    // None at all is left for the field to refuse.
    ['2026-13-01T08:00:00Z', '2026-13-01T08:00:00Z'],
    ['2026-02-30T08:00:00Z', '2026-02-30T08:00:00Z'],
    ['0000-00-00 00:00:00Z', '0000-00-00 00:00:00Z'],
  ])('on the world’s clock is told on Warsaw’s: %s', (cell, value) => expect(readInstant(cell)).toEqual({ value }));
  test('of the hour that comes twice is asked about', () => {
    expect(readInstant('25.10.2026 02:30')).toEqual({
      says: expect.stringMatching(/^Ta godzina była tej nocy dwa razy\. Dopisz \+02:00/),
    });
  });
});

test.each([
  ['1', 10_000],
  ['1,0', 10_000],
  ['0,5', 5_000],
  ['1/2', 5_000],
  ['3/4', 7_500],
  ['7/8', 8_750],
  ['pełny etat', 10_000],
  ['pół etatu', 5_000],
  ['100%', 10_000],
  ['50', 5_000],
  ['62,5 %', 6_250],
  ['½', 5_000],
  ['¾ etatu', 7_500],
  ['1/2 et.', 5_000],
  ['0.333333333333333', 3_333],
  ['1,25%', 125],
])('a share of full time: %s', (cell, value) => expect(readValue(cell, fte as Field)).toEqual({ value }));

test.each(['1,25', '1.5 etatu'])('more than full time and no percent that anybody means is asked about: %s', (cell) =>
  expect(readValue(cell, fte as Field)).toEqual({
    faults: { '': 'Podaj część całości, na przykład 1/2, albo procent, na przykład 50%' },
  }),
);

test('a formula that nobody has worked out is told, and no empty cell', () => {
  expect(careful(last_name as Field, asIs)(uncounted)).toEqual({
    says: 'Formuły w tej komórce nikt jeszcze nie policzył. Otwórz plik w arkuszu, zapisz i wczytaj jeszcze raz',
  });
});

test.each([
  ['pesel', '2220500021', '02220500021'],
  ['pesel', '85031500011.0', '85031500011'],
  ['pesel', '2220500022', '2220500022'],
  ['regon', '12345675', '012345675'],
  ['regon', '12345678', '12345678'],
  ['nip', '5260250274.0', '5260250274'],
  ['nip', '526-025-02-74', '526-025-02-74'],
])('what a spreadsheet took for an amount is a %s again: %s', (type, cell, value) =>
  expect(digitsReader({ type, label: '', options: {} } as Field)(cell)).toEqual({ value }),
);

test('a word for a firm of any form leaves the form open', () => {
  expect(choiceReader(resources.companies.fields.company_type as Field, 'company_type')('Firma')).toEqual({
    leaves: '„Firma” może znaczyć różne formy prawne. Pole zostanie puste, do uzupełnienia na karcie',
  });
});

describe('a number that a spreadsheet shortened', () => {
  test.each(['8,50315E+10', '8.50315e+10'])('is no value of a text: %s', (cell) => {
    expect(careful(last_name as Field, asIs)(cell)).toEqual({
      says: expect.stringMatching(/^Arkusz skrócił tę liczbę \(8[.,]50315[Ee]\+10\)/),
    });
  });
  test('is one of a number', () => {
    expect(careful({ type: 'number', label: '', options: {} } as Field, asIs)('8E+10')).toEqual({ value: '8E+10' });
  });
});

test('what programs leave in a CSV is undone: the mark of a text before a number, and escaped line ends', () => {
  const { employees } = resources;
  const scope = { tenant: { config: standard('x') } };
  const view = {
    resource: employees,
    readable: employees.fields,
    writable: employees.fields,
    scope,
    counts: [],
  } as unknown as View;
  const file = "Imię;Nazwisko;PESEL\nAnna_x000D_;d'Arc;'85031500011\n";
  const most = { rows: 100, cells: 10 };
  const { rows } = importTable(csvRecords(new TextEncoder().encode(file), most), most, view);
  expect(rows.map(({ cells }) => cells)).toEqual([['Anna', "d'Arc", '85031500011']]);
});

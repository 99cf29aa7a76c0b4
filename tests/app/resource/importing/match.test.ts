import { expect, test } from 'vitest';
import type { FileField } from '../../../../src/app/resource/importing/fields';
import { givenTwice, guessed, remembered } from '../../../../src/app/resource/importing/match';

const field = (key: string, label: string, ...names: string[]): FileField => ({
  key,
  label,
  names: [key, ...names],
  required: false,
});
const fields = [
  field('title', 'Nazwa', 'Firma'),
  field('short_name', 'Nazwa skrócona'),
  field('vat_number', 'NIP'),
  field('address_city', 'Miejscowość'),
];

test('a column is matched by the field’s name, the firm’s heading or the key, whatever the case and the marks', () => {
  expect(guessed(['NAZWA', 'miejscowosc', 'vat_number'], fields, {})).toEqual(['title', 'address_city', 'vat_number']);
  expect(guessed(['Firma:'], fields, {})).toEqual(['title']);
});

test('a name within a longer heading is enough where no other field has one, and no field is given twice', () => {
  expect(guessed(['Nr NIP', 'Nazwa klienta'], fields, {})).toEqual(['vat_number', 'title']);
  expect(guessed(['NIP', 'NIP nabywcy'], fields, {})).toEqual(['vat_number', null]);
  // „nazwa” stands in two fields; what tells nothing for certain is left to the person.
  expect(guessed(['skrócona'], fields, {})).toEqual(['short_name']);
  expect(guessed(['Uwagi', ''], fields, {})).toEqual([null, null]);
});

test('what other programs call a column is known whatever stands beside it, and does not take what is matched already', () => {
  expect(guessed(['Kod', 'Nazwa', 'NrNIP', 'Poczta', 'Miasto'], fields, {})).toEqual([
    'short_name',
    'title',
    'vat_number',
    null,
    'address_city',
  ]);
  expect(guessed(['Kod', 'NIP'], fields, { kod: 'title' })).toEqual(['title', 'vat_number']);
});

test('what was matched by hand before goes first', () => {
  expect(remembered({ headings: ['Kolumna A'] }, ['title'])).toEqual({});
  const before = remembered({ headings: ['Kontrahent', 'Ident.', 'Uwagi'] }, ['short_name', 'vat_number', null]);
  expect(before).toEqual({ kontrahent: 'short_name', ident: 'vat_number' });
  expect(guessed(['IDENT', 'kontrahent', 'Nazwa'], fields, before)).toEqual(['vat_number', 'short_name', 'title']);
});

const people: FileField[] = [
  field('last_name', 'Nazwisko'),
  field('first_name', 'Imię'),
  field('pesel', 'PESEL'),
  { ...field('last_name@whole', 'Nazwisko i imię'), parts: ['last_name', 'first_name'] },
  { ...field('first_name@whole', 'Imię i nazwisko'), parts: ['last_name', 'first_name'] },
];

test.each([
  [
    ['Pracownik', 'Drugie imię', 'PESEL'],
    ['last_name@whole', null, 'pesel'],
  ],
  [
    ['Nazwisko i imię', 'Nazwisko rodowe', 'Imię ojca'],
    ['last_name@whole', null, null],
  ],
  [
    ['Imię', 'Nazwisko i imię'],
    [null, 'last_name@whole'],
  ],
  [
    ['Nazwisko i imię', 'Imię i nazwisko'],
    ['last_name@whole', null],
  ],
  [
    ['Pracownik', 'Imię', 'Nazwisko'],
    [null, 'first_name', 'last_name'],
  ],
])('of a whole name no other column tells a part, unless columns tell both: %j', (headings, match) =>
  expect(guessed(headings, people, {})).toEqual(match),
);

test('a part beside a whole name is one field twice, as two whole names are', () => {
  expect([...givenTwice(['last_name@whole', 'pesel', 'first_name'], people)]).toEqual([2]);
  expect([...givenTwice(['last_name', 'first_name@whole', 'last_name@whole'], people)]).toEqual([1, 2]);
  expect([...givenTwice(['last_name@whole', 'pesel'], people)]).toEqual([]);
});

test('a field that two columns have is told at the later one', () => {
  expect([...givenTwice(['title', null, 'title', null])]).toEqual([2]);
});

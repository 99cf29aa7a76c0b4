import { expect, test } from 'vitest';
import { resources } from '../../../../resources';
import { spokenOf, untoldNames, withNames } from '../../../../src/app/resource/importing/names';
import { previewRows } from '../../../../src/app/resource/importing/preview';
import { errorSheet, sentFile, sentRows } from '../../../../src/app/resource/importing/sheets';
import { usualFields } from '../../../../src/contract/importHeadings';
import type { Resource } from '../../../../src/schema';

const employees = resources.employees as unknown as Resource;
const table = {
  headings: ['Lp.', 'Pracownik', 'PESEL'],
  rows: [
    { row: 2, cells: ['1', 'Kos Jan', '44051401359'], typed: { 2: '440514 01359' } },
    { row: 3, cells: ['2', 'Nowak Anna Maria', ''] },
    { row: 4, cells: ['3'] },
  ],
};
const match = [null, 'last_name@whole', 'pesel'];

test('a whole name is two names, in the order that was chosen, and what was typed stands with both', async () => {
  const sent = withNames(employees, table, match);
  expect(sent.match).toEqual([null, 'last_name', 'first_name', 'pesel']);
  const rows = sentRows(sent.table, sent.match);
  expect(await sentFile(sent.match, rows).text()).toBe(
    'last_name;first_name;pesel\r\nKos;Jan;44051401359\r\nNowak;Anna Maria;\r\n',
  );
  expect(sent.table.rows[0]?.typed).toEqual({ 1: 'Kos Jan', 2: 'Kos Jan', 3: '440514 01359' });
  const other = withNames(employees, table, [null, 'first_name@whole', 'pesel']);
  expect(other.table.rows[0]?.cells).toEqual(['1', 'Jan', 'Kos', '44051401359']);
});

test('the preview shows both names with the cell, doubts three words, and names the cell of the file', () => {
  const sent = withNames(employees, table, match);
  const rows = previewRows(employees, sent.table, sent.match, sentRows(sent.table, sent.match), {
    data: [
      { row: 2, action: 'refuse', error: 'x', errors: { first_name: 'Za krótkie', pesel: 'Zły' } },
      { row: 3, action: 'create', id: 'a' },
    ],
  });
  expect(rows[0]?.faults).toEqual(['Imię (B2): Za krótkie', 'PESEL (C2): Zły']);
  expect(rows[0]?.doubts).toEqual([]);
  expect(rows[1]?.cells.slice(0, 2)).toEqual([
    { text: 'Nowak', typed: 'Nowak Anna Maria', faulty: false },
    { text: 'Anna Maria', typed: 'Nowak Anna Maria', faulty: false },
  ]);
  expect(rows[1]?.doubts).toEqual(['„Nowak Anna Maria” podzieliliśmy na nazwisko „Nowak” i imię „Anna Maria”']);
});

test('rows to be corrected have names in one column, as they came', async () => {
  const sent = withNames(employees, table, match);
  expect(await errorSheet(sent.table, [{ at: 0, says: 'Zły' }]).text()).toBe(
    'Lp.;Pracownik;PESEL;Co poprawić\r\n1;Kos Jan;440514 01359;Zły\r\n',
  );
});

test('a column of its own goes before a part of a whole name', () => {
  expect(withNames(employees, table, ['first_name', 'last_name@whole', null]).match).toEqual([
    'first_name',
    'last_name',
    null,
    null,
  ]);
});

test('a whole name of which nothing is taken raises no doubt', () => {
  const sent = withNames(employees, table, ['first_name', 'last_name@whole', 'last_name']);
  expect(sent.table.rows[1]?.doubts).toEqual([]);
});

test('a heading that does not tell the order leaves it to the person, unless the cells tell it', () => {
  const untold = untoldNames(employees, table, match);
  expect(untold?.heading).toBe('Pracownik');
  expect(untold?.order).toBe('family');
  expect(untold?.example.given).toEqual({ family: 'Jan', given: 'Kos', isSure: true });
  expect(untold?.matchAs('given')).toEqual([null, 'first_name@whole', 'pesel']);
  expect(untold?.matchAs('family')).toEqual(match);
  expect(untoldNames(employees, { ...table, headings: ['', 'Nazwisko i imię'] }, match)).toBeNull();
  expect(untoldNames(employees, { ...table, headings: ['', 'Full name'] }, match)).toBeNull();
  expect(untoldNames(employees, { ...table, rows: [{ row: 2, cells: ['', 'Kos, Jan'] }] }, match)).toBeNull();
  expect(untoldNames(employees, table, [null, null, 'pesel'])).toBeNull();
});

test('a whole name says both fields; a file without one is left as it is', () => {
  expect(spokenOf(employees, match)).toEqual([null, 'last_name', 'first_name', 'pesel']);
  const plain = withNames(employees, table, [null, 'last_name', 'pesel']);
  expect(plain.table).toBe(table);
});

test.each([
  ['Nazwisko i imię', 'last_name@whole'],
  ['NAZWISKO I IMIE', 'last_name@whole'],
  ['Nazwisko i imię pracownika', 'last_name@whole'],
  ['Pracownik', 'last_name@whole'],
  ['Imię i nazwisko', 'first_name@whole'],
  ['ImieNazwisko', 'first_name@whole'],
])('a list calls a whole name „%s”', (heading, key) => {
  const keys = [...Object.keys(employees.fields), 'last_name@whole', 'first_name@whole'];
  expect([...usualFields([heading], keys)]).toEqual([[0, key]]);
});

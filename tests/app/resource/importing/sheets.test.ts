import { expect, test } from 'vitest';
import { resources } from '../../../../resources';
import { previewRows } from '../../../../src/app/resource/importing/preview';
import { errorSheet, sentFile, sentRows } from '../../../../src/app/resource/importing/sheets';
import type { ReadTable } from '../../../../src/contract/imports';
import { readCsv } from '../../../../src/lib/csv';
import type { Resource } from '../../../../src/schema';

const table: ReadTable = {
  headings: ['Nazwisko', 'Uwagi', 'PESEL'],
  rows: [
    { row: 2, cells: ['Nowak', '=HYPERLINK("http://zlo.test")', '44051401359'] },
    { row: 4, cells: ['', 'sama uwaga'] },
    { row: 5, cells: ['Kos', '-1', '02070803628'] },
  ],
};
const match = ['last_name', null, 'pesel'];
const employees = resources.employees as Resource;

test('what is sent has keys for headings and no more than the matched columns; a row without anything in them stays behind', async () => {
  const sent = sentRows(table, match);
  expect(sent.map(({ at }) => at)).toEqual([0, 2]);
  expect(await sentFile(match, sent).text()).toBe('last_name;pesel\r\nNowak;44051401359\r\nKos;02070803628\r\n');
});

test('V08: no cell of the error sheet is a formula, and it is read back as it came', async () => {
  const sheet = errorSheet(table, [{ at: 0, says: '+PESEL: zły' }]);
  const text = await sheet.text();
  expect([...new Uint8Array(await sheet.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  const rows = readCsv(text, { records: 10, cells: 10 });
  expect(Array.isArray(rows) && rows.map(({ cells }) => cells)).toEqual([
    ['Nazwisko', 'Uwagi', 'PESEL', 'Co poprawić'],
    ['Nowak', '\'=HYPERLINK("http://zlo.test")', '44051401359', "'+PESEL: zły"],
  ]);
});

test('P08: a PESEL is masked in the preview, also where it changes; faults name their field and the row of the chosen file', () => {
  const sent = sentRows(table, match);
  const rows = previewRows(employees, table, match, sent, {
    data: [
      { row: 2, action: 'update', id: 'x', changes: { pesel: {}, last_name: { before: 'Nowakowska', after: 'Nowak' } } },
      { row: 3, action: 'refuse', error: 'Ten sam rekord jest już w wierszu 2.' },
    ],
  });
  expect(JSON.stringify(rows)).not.toMatch(/44051401359|02070803628/);
  expect(rows.map(({ row, cells, faults }) => ({ row, faults, cells: cells.map(({ text, before }) => [text, before]) }))).toEqual(
    [
      {
        row: 2,
        faults: [],
        cells: [
          ['Nowak', 'Nowakowska'],
          ['*******1359', 'inna wartość'],
        ],
      },
      {
        row: 5,
        faults: ['Ten sam rekord jest już w wierszu 2.'],
        cells: [
          ['Kos', undefined],
          ['*******3628', undefined],
        ],
      },
    ],
  );
});

test('what was typed of a concealed field is shown no more than what it is read as', () => {
  const { pesel } = employees.fields;
  const options = { ...pesel?.options, data: 'special' };
  const concealed = {
    ...employees,
    fields: { ...employees.fields, pesel: { ...pesel, type: 'date', options } },
  } as unknown as Resource;
  const american = { ...table, rows: [{ row: 2, cells: ['Kos', '', '13.01.2026'], typed: { 2: '01/13/2026' } }] };
  const [row] = previewRows(concealed, american, match, sentRows(american, match), {
    data: [{ row: 2, action: 'create', id: 'x', kept: { pesel: '13.01.2026' } }],
  });
  expect(JSON.stringify(row)).not.toMatch(/01\/13\/2026|13\.01/);
});

test('what the server fills in stands in its column, or is told where the file has none', () => {
  const companies = resources.companies as Resource;
  const list: ReadTable = { headings: ['Nazwa', 'Forma'], rows: [{ row: 2, cells: ['Kłos sp. z o.o.', ''] }] };
  const filled = { company_type: 'Spółka z o.o.', accounting_type: 'Księgi rachunkowe' };
  const [row] = previewRows(companies, list, ['title', 'company_type'], sentRows(list, ['title', 'company_type']), {
    data: [{ row: 2, action: 'create', id: 'x', filled }],
  });
  expect(row?.cells[1]).toEqual({ text: 'Spółka z o.o.', from: 'z nazwy', faulty: false });
  expect(row?.filled).toEqual(['Rodzaj ewidencji: Księgi rachunkowe (z formy prawnej i podatku)']);
});

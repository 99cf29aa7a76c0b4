import { expect, test } from 'vitest';
import { resources } from '../../../../resources';
import { previewRows } from '../../../../src/app/resource/importing/preview';
import { sentRows } from '../../../../src/app/resource/importing/sheets';
import type { Resource } from '../../../../src/schema';

const employees = resources.employees as unknown as Resource;
const id = '0199c3a2-1b2c-7d3e-8f40-000000000001';

test('a record given by its id is shown by its title, and a row that the workbook hides is told', () => {
  const table = {
    headings: ['Nazwisko', 'Firma'],
    rows: [
      { row: 2, cells: ['Kos', id] },
      { row: 3, cells: ['Lis', 'Piekarnia Kłos'], hidden: true as const },
    ],
  };
  const match = ['last_name', 'company_id'];
  const [given, hidden] = previewRows(employees, table, match, sentRows(table, match), {
    data: [
      { row: 2, action: 'create', id: 'a' },
      { row: 3, action: 'create', id: 'b' },
    ],
  });
  expect(given?.cells[1]).toEqual({ text: id, record: { of: 'companies', id }, faulty: false });
  expect(given?.doubts).toEqual([]);
  expect(hidden?.cells[1]).toEqual({ text: 'Piekarnia Kłos', faulty: false });
  expect(hidden?.doubts).toEqual(['Ten wiersz jest w arkuszu ukryty']);
});

import { expect, test } from 'vitest';
import { uuidMaker } from '../../../src/lib/uuid';
import { packedRows, unpackedRows } from '../../../src/server/records/undoWord';

const newId = uuidMaker();
const made = (row: number) => ({ row, id: newId(), version: 1, before: null });

test('what was made and what was changed come back as they were, by their places', () => {
  const rows = [
    made(2),
    { row: 3, id: newId(), version: 7, before: { title: 'Stara', owner_id: null } },
    made(4),
    { row: 6, id: newId(), version: 2, before: { title: 'Inna', owner_id: newId() } },
    { row: 7, id: newId(), version: 3, before: { pesel: '44051401359' } },
    made(9),
  ];
  expect(unpackedRows(JSON.parse(JSON.stringify(packedRows(rows))))).toEqual(rows);
  expect(unpackedRows(packedRows([]))).toEqual([]);
});

test('ten thousand new records are a quarter of a megabyte', () => {
  const word = JSON.stringify(packedRows(Array.from({ length: 10_000 }, (_, nth) => made(nth + 2))));
  expect(word.length).toBeLessThan(250_000);
});

test('fields of ten thousand changed ones are named once', () => {
  const before = { accounting_type: 'kpir', taxation_form: 'pit_scale' };
  const rows = Array.from({ length: 10_000 }, (_, nth) => ({ row: nth + 2, id: newId(), version: nth, before }));
  const word = JSON.stringify(packedRows(rows));
  expect(word.match(/accounting_type/g)).toHaveLength(1);
  expect(word.length).toBeLessThan(600_000);
});

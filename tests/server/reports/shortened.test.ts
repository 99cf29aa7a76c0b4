import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Report } from '../../../src/contract/reports';
import { drawPaper } from '../../../src/server/paper/draw';
import { paperOf } from '../../../src/server/reports/files';
import { shortened } from '../../../src/server/reports/shortened';
import { minutes, money, percent, table, text } from '../../../src/server/reports/tables';

const columns = [
  text('title', 'Firma'),
  minutes('real', 'Czas'),
  percent('used', 'Wykorzystanie'),
  money('hourly', 'Na godzinę'),
];
const rows = (most: number) =>
  Array.from({ length: most }, (_, nth) => ({
    id: `${nth}`,
    cells: { title: `Firma ${nth}`, real: nth, used: 50, hourly: 100 },
  }));
const made = (most: number) => table('companies', 'Firmy', columns, rows(most), { used: 50, hourly: 77 });

test('a short table stays as it is', () => {
  expect(shortened([made(3)])).toEqual({ tables: [made(3)], says: [] });
});
test('of a long one the rows beyond are added up, but for what no sum tells', () => {
  const { tables, says } = shortened([made(5_000)]);
  const [{ rows: shown, total } = made(0)] = tables;
  const rest = shown.at(-1)?.cells ?? {};
  const kept = shown.slice(0, -1);
  expect(rest).toMatchObject({ title: expect.stringMatching(/^Pozostałe \(/), used: null, hourly: null });
  expect(kept.reduce((sum, { cells }) => sum + Number(cells.real), 0) + Number(rest.real)).toBe(total.real);
  expect(says[0]).toContain('z 5\u00a0000 pozycji');
});
test('of a page of many more rows the rest is what the sums leave, and a total that is no sum leaves nothing', () => {
  const whole = made(5_000);
  const page = {
    ...whole,
    columns: columns.map((column) => (column.key === 'hourly' ? { ...column, ratio: true } : column)),
    count: 100_000,
    total: { ...whole.total, real: 90_000_000 },
  };
  const { tables, says } = shortened([page]);
  const [{ rows: shown } = made(0)] = tables;
  const { title, real, used, hourly } = shown.at(-1)?.cells ?? {};
  const kept = shown.slice(0, -1);
  expect([used, hourly]).toEqual([null, null]);
  expect(Number(real) + kept.reduce((sum, { cells }) => sum + Number(cells.real), 0)).toBe(90_000_000);
  expect(String(title).replace(/\D/g, '')).toBe(String(100_000 - kept.length));
  expect(says[0]).toContain('z 100\u00a0000 pozycji');
});
test('many tables share the paper', () => {
  const { tables } = shortened([made(10), made(9_000), made(9_000)]);
  expect(tables[0]?.rows).toHaveLength(10);
  expect(tables.reduce((sum, each) => sum + each.rows.length, 0)).toBeLessThanOrEqual(1_430);
});
test('a report of five thousand companies is printed, and says what it leaves out', async () => {
  const report: Report = { title: 'Czas pracy według firm', lead: '', tables: [made(5_000)] };
  const paper = paperOf(report, { year: 2026, from: 1, to: 11 }, 'Biuro');
  expect(paper.lead).toContain('dalsze są zsumowane');
  const pdf = await buffer(await drawPaper(paper, new Date('2026-11-20T08:00:00Z')));
  expect(pdf.toString('latin1', 0, 8)).toBe('%PDF-1.7');
}, 60_000);

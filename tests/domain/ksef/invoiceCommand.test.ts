import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/law/invoice';
import { sample } from '../sample';

let folder = '';
const printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'invoice-'));
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const written = (text: string) => {
  const path = join(folder, 'faktura.xml');
  writeFileSync(path, text);
  return path;
};

test('prints the fields of an invoice as one JSON line, with what does not hold together', async () => {
  await run([fileURLToPath(new URL('../samples/fa3-faktura-vat.xml', import.meta.url))]);
  expect(printed).toHaveLength(1);
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({
    number: 'FV/2026/11/0007',
    issue_date: '2026-11-05',
    due_date: '2026-11-19',
    seller: { nip: '1234563218' },
    gross_amount: 220_300,
    findings: [],
  });
  await run([written(sample('fa3-faktura-vat.xml').replace('<P_15>2203.00', '<P_15>2303.00'))]);
  expect(JSON.parse(printed[1] ?? '').findings).toMatchObject([{ code: 'total', level: 'error' }]);
});

test('says why a file is no invoice', async () => {
  await expect(run([written('<!DOCTYPE x><x/>')])).rejects.toThrow(
    'Pliki z definicją DTD nie są przyjmowane ze względów bezpieczeństwa.',
  );
  await expect(run([written('')])).rejects.toThrow('Plik jest pusty.');
  await expect(run([join(folder, 'nie-ma.xml')])).rejects.toThrow(/^Nie udało się odczytać pliku .*nie-ma\.xml\.$/);
  await expect(run([])).rejects.toThrow('Podaj jeden plik XML z fakturą.');
  await expect(run(['moja', 'faktura.xml'])).rejects.toThrow('Podaj jeden plik XML z fakturą.');
  expect(printed).toEqual([]);
});

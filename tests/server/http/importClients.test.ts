// A newcomer's own list of clients, as an office has it.

import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { FileField } from '../../../src/app/resource/importing/fields';
import { guessed } from '../../../src/app/resource/importing/match';
import { csvLine } from '../../../src/lib/csv';
import { encoded } from '../../../src/lib/textEncoding';
import type { Field } from '../../../src/schema';
import { importable } from '../../../src/schema/importing';
import { clientSheet } from '../../support/clientSheet';
import { type Added, openOffice } from '../../support/office';
import { workbookOf } from '../files/samples';

const office = openOffice();

const fields: readonly FileField[] = Object.entries(importable(resources.companies.fields as Record<string, Field>))
  .filter(([, { options }]) => !options.readOnly)
  .map(([key, { label, options }]) => ({ key, label, names: [key], required: options.required === true }));

const sheet = () => clientSheet(60_000);

async function send(payload: string | Buffer, path: string, type = 'text/csv') {
  const answer = await office.app.inject({
    method: 'POST',
    url: `/api/companies/import${path}`,
    headers: {
      'content-type': type,
      'x-api-key': 'demo-api-key',
      'x-provider-scope': 'local',
      authorization: `Bearer ${office.as('kierownik').token}`,
    },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** As the screen does it: the columns matched by what their headings tell, the keeper given once for all, then the trial. */
async function trial(file: string | Buffer, type?: string) {
  const { body } = await send(file, '/table', type);
  const { headings, rows, heads, left, encoding } = body.data;
  const match = guessed(headings, fields, {});
  const kept = match.flatMap((key, at) => (key === null ? [] : [{ key, at }]));
  const table = [
    [...kept.map(({ key }) => key), 'owner_id'],
    ...rows.map(({ cells }: { cells: string[] }) => [...kept.map(({ at }) => cells[at] ?? ''), 'ksiegowa Testowa']),
  ];
  const text = table.map((cells) => csvLine(cells)).join('');
  return { keys: kept.map(({ key }) => key), heads, left, encoding, text, tried: (await send(text, '?dry_run=1')).body };
}

const semicolons = (rows: readonly (readonly string[])[]) => rows.map((cells) => csvLine(cells)).join('');
const asTabs = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join('\t')).join('\r\n');

describe('thirty clients as an office has them', () => {
  test.each([
    ['a CSV of Windows-1250', () => Buffer.from(encoded(semicolons(sheet()), 'windows-1250')), 'text/csv'],
    ['a workbook', () => workbookOf(sheet()), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['the clipboard', () => asTabs(sheet()), 'text/csv'],
  ])('from %s go in, and each wrong row says in a sentence what to mend', async (_from, file, type) => {
    const { keys, heads, tried } = await trial(file(), type);
    expect(heads).toBe(2);
    expect(keys).toEqual([
      'title',
      'vat_number',
      'address_street',
      'address_postal_code',
      'address_city',
      'taxation_form',
      'vat_status',
      'vat_period',
      'accounting_type',
    ]);
    const refused = tried.data.filter(({ action }: { action: string }) => action === 'refuse');
    expect(
      refused.map(({ error, errors }: { error: string; errors?: object }) => Object.values(errors ?? { '': error })[0]),
    ).toEqual([
      'NIP składa się z samych cyfr, a jest w nim „X”',
      'W arkuszu jest tu błąd #N/D!. Popraw formułę albo wpisz wartość',
      expect.stringMatching(/^Ten sam rekord jest już w wierszu \d+\.$/),
    ]);
    expect([tried.created, tried.refused]).toEqual([28, 3]);
    const [, , , foundation] = tried.data;
    expect(foundation.doubts).toEqual({
      taxation_form: expect.stringContaining('„CIT” może znaczyć'),
      vat_status: expect.stringContaining('„nie” może znaczyć'),
    });
  });

  test('what will be filled in from the name or the law is told before anything is written', async () => {
    const { tried, text } = await trial(semicolons(sheet()));
    const at = text.split('\r\n').findIndex((line) => line.startsWith('ABC Sp. z o.o.'));
    const abc = tried.data.find(({ row }: { row: number }) => row === at + 1);
    expect(abc.filled).toEqual({ company_type: 'Spółka z o.o.', accounting_type: 'Księgi rachunkowe' });
    const nobody = text.split('\r\n').findIndex((line) => line.startsWith('Usługi Transportowe Wilk'));
    expect(tried.data.find(({ row }: { row: number }) => row === nobody + 1).filled).toBeUndefined();
  });

  test('what the list does not say stays open on the card; what the name or the law says is filled in', async () => {
    const { text } = await trial(semicolons(sheet()));
    const lines = text.split('\r\n');
    const { body } = await send(lines.slice(0, 28).join('\r\n'), '');
    expect(body).toMatchObject({ created: 27, refused: 0 });
    const card = async (title: string) => {
      const found = (await office.as('kierownik').get(`/api/companies/?search=${encodeURIComponent(title)}`)).data as Added[];
      const [one] = found.filter((each) => each.title === title).toReversed();
      return (await office.as('kierownik').get(`/api/companies/${one?.id}`)).body as Added;
    };
    expect(await card('ABC Sp. z o.o.')).toMatchObject({
      company_type: 'llc',
      taxation_form: 'cit_small',
      accounting_type: 'full_books',
    });
    expect(await card('Piekarnia Kłos s.c.')).toMatchObject({ company_type: 'civil_partnership', vat_period: 'quarterly' });
    expect(await card('Anna Lis Fryzjer')).toMatchObject({
      company_type: null,
      accounting_type: 'lump_sum_register',
      vat_status: 'exempt',
    });
    const open = await card('Usługi Transportowe Wilk');
    expect(open).toMatchObject({
      company_type: null,
      taxation_form: null,
      vat_status: null,
      accounting_type: null,
      address_city: null,
    });

    // The law says what may be, and no month is held up by what nobody knows yet.
    const { data } = await office.as('kierownik').get(`/api/companies/${open.id}/obligations`);
    const duties = data.duties as { rule: string; condition: string | null }[];
    expect(duties.find(({ rule }) => rule === 'jpk_v7m')?.condition).toMatch(
      /^Zależy od tego, czego brakuje na karcie: .*status VAT/,
    );
    const month = office.sample('settlements', { company_id: open.id, period: '2026-11' });
    const opened = await office.as('kierownik').post('/api/settlements/', month);
    expect(opened.status).toBeLessThan(300);

    // Filling the card in asks for no day, as nothing was known before.
    const filled = await office.as('kierownik').put('/api/companies/', {
      id: open.id,
      version: open.version,
      company_type: 'jdg',
      taxation_form: 'lump_sum',
      vat_status: 'exempt',
      accounting_type: 'lump_sum_register',
      address_postal_code: '90-001',
      address_city: 'Łódź',
    });
    expect([filled.status, filled.body.errors]).toEqual([200, undefined]);
    const after = (await office.as('kierownik').get(`/api/companies/${open.id}/obligations`)).data.duties as typeof duties;
    expect(after.some(({ rule }) => rule === 'jpk_v7m')).toBe(false);
    expect(after.find(({ rule }) => rule === 'pit28')?.condition).toBeNull();
  });

  test('by hand, and by a program, the card is asked for all of it still', async () => {
    const { status, body } = await office
      .as('kierownik')
      .post('/api/companies/', { title: 'Bez niczego', owner_id: office.idOf('ksiegowa') });
    expect(status).toBe(422);
    for (const key of ['company_type', 'taxation_form', 'vat_status', 'accounting_type', 'address_postal_code', 'address_city'])
      expect(body.errors).toHaveProperty(key);
  });
});

// Also on a PostgreSQL server: calls at once.

import { expect, test } from 'vitest';
import { history } from '../../../src/server/records/history';
import { list } from '../../../src/server/records/list';
import { remove } from '../../../src/server/records/remove';
import { restore } from '../../../src/server/records/restore';
import { update } from '../../../src/server/records/update';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { openOffice } from '../../support/office';
import { upload, uploaded } from './desk';
import { letter, letters, scopeOf, withLetters } from './letters';
import { pdfOf } from './samples';

const office = openOffice();
withLetters(office);
const db = () => office.services.db;
const note = (name = 'notatka.txt') => uploaded(office, office.as('ksiegowa'), name, `treść ${name}`);
const status = async (who: Parameters<typeof office.as>[0], id: string) => (await office.as(who).get(`/api/files/${id}`)).status;

describeOnce('a file field', () => {
  test('answers the file beside its id, one or several in the order they were put', async () => {
    const scan = await uploaded(office, office.as('ksiegowa'), 'skan.pdf', pdfOf(2));
    const [a, b] = [await note('a.txt'), await note('b.txt')];
    const made = await letter(office, office.as('ksiegowa'), { scan_id: scan.id, attachment_ids: [b.id, a.id] });
    expect(made).toMatchObject({
      scan_id: scan.id,
      scan,
      attachment_ids: [b.id, a.id],
      attachments: [b, a],
      note_id: null,
      note: null,
    });
    const scope = await scopeOf(office, office.as('ksiegowa'));
    const page = await list(db(), scope, letters, { page: 1, limit: 10, sort: [], search: '', filters: [] });
    expect(page.data.find(({ id }) => id === made.id)).toMatchObject({ scan, attachments: [b, a] });
  });

  test('takes an echo of the whole record and changes nothing', async () => {
    const made = await letter(office, office.as('ksiegowa'), { scan_id: (await note()).id });
    const after = await update(db(), await scopeOf(office, office.as('ksiegowa')), letters, made.id, made);
    expect(after).toEqual(made);
  });

  test.each([
    ['that somebody else added', async () => (await uploaded(office, office.as('kierownik'), 'x.txt', 'x')).id],
    [
      'that another record holds',
      async () => {
        const { id } = await note();
        await letter(office, office.as('ksiegowa'), { scan_id: id });
        return id;
      },
    ],
    ['that does not exist', async () => '0199c3a2-1b2c-7d3e-8f40-123456789abc'],
  ])('does not take a file %s', async (_, file) => {
    await expect(letter(office, office.as('ksiegowa'), { attachment_ids: [await file()] })).rejects.toMatchObject({
      status: 422,
      more: { errors: { attachment_ids: 'Tego pliku nie można już użyć. Dodaj go jeszcze raz.' } },
    });
  });

  test('tells in the history which file was replaced by which', async () => {
    const [first, second] = [await note('stary.txt'), await note('nowy.txt')];
    const scope = await scopeOf(office, office.as('ksiegowa'));
    const made = await letter(office, office.as('ksiegowa'), { scan_id: first.id });
    await update(db(), scope, letters, made.id, { scan_id: second.id });
    const [changed] = await history(db(), scope, letters, made.id);
    expect(changed?.changes).toContainEqual({
      field: 'scan_id',
      label: 'Skan',
      from: { id: first.id, title: 'stary.txt' },
      to: { id: second.id, title: 'nowy.txt' },
    });
  });
});

describeOnce('who sees a file', () => {
  test('F05 until a record takes it, whoever added it and nobody else', async () => {
    const { id } = await note();
    expect([await status('ksiegowa', id), await status('super', id), await status('klient', id)]).toEqual([200, 404, 404]);
  });

  test('F05 once a record holds it, everybody who sees the record', async () => {
    const { id } = await note();
    await letter(office, office.as('ksiegowa'), { scan_id: id });
    expect([await status('kierownik', id), await status('klient', id), await status('pracownik', id)]).toEqual([200, 200, 404]);
  });

  test('F05 a client sees what hangs on their company and no other', async () => {
    const { id } = await note();
    const other = await office.add('companies');
    await letter(office, office.as('ksiegowa'), { scan_id: id, company_id: other.id });
    const neighbour = await office.client(other);
    expect([await status('klient', id), (await neighbour.get(`/api/files/${id}`)).status]).toEqual([404, 200]);
  });

  test('P07 a field that is hidden from clients hides its file', async () => {
    const { id } = await note();
    await letter(office, office.as('ksiegowa'), { note_id: id });
    expect([await status('klient', id), await status('kierownik', id)]).toEqual([404, 200]);
  });

  test('P08 a file behind the payroll grant is for those who have it, in the companies where they do', async () => {
    const { id } = await uploaded(office, office.as('kadry'), 'pasek.txt', 'pasek');
    await letter(office, office.as('kadry'), { payslip_id: id });
    expect(await Promise.all((['kadry', 'ksiegowa', 'klient', 'podglad'] as const).map((who) => status(who, id)))).toEqual([
      200, 404, 200, 404,
    ]);
  });

  test('T01 P05 another firm gets the same answer as for a file that is not there', async () => {
    const { id } = await note();
    await letter(office, office.as('ksiegowa'), { scan_id: id });
    const paths = ['', '/preview', '/thumbnail', '/versions'];
    for (const path of paths) {
      const foreign = await office.as('super', 'kancelaria').get(`/api/files/${id}${path}`);
      const random = await office.as('super', 'kancelaria').get(`/api/files/0199c3a2-1b2c-7d3e-8f40-123456789abc${path}`);
      const { requestId: _, ...says } = foreign.body;
      const { requestId: __, ...same } = random.body;
      expect([foreign.status, says]).toEqual([404, same]);
    }
    expect((await office.as('ksiegowa').delete(`/api/files/${id}`)).status).toBe(404);
  });

  test('a deleted record takes its files out of sight, and back with it', async () => {
    const { id } = await note();
    const made = await letter(office, office.as('ksiegowa'), { scan_id: id });
    const scope = await scopeOf(office, office.as('ksiegowa'));
    await remove(db(), scope, letters, made.id);
    expect(await status('ksiegowa', id)).toBe(404);
    await restore(db(), scope, letters, made.id);
    expect(await status('ksiegowa', id)).toBe(200);
  });
});

describeOnce('versions', () => {
  test('F04 a replaced file stays as an older version under a key of its own', async () => {
    const [first, second] = [await note('v1.txt'), await note('v2.txt')];
    const made = await letter(office, office.as('ksiegowa'), { scan_id: first.id });
    office.pass(60_000);
    await update(db(), await scopeOf(office, office.as('ksiegowa')), letters, made.id, { scan_id: second.id });
    const answer = await office.as('klient').get(`/api/files/${first.id}/versions`);
    expect(answer.data).toEqual([second, first]);
    expect(await status('klient', first.id)).toBe(200);
    const keys = await db().query<{ storage_key: string }>({
      text: 'select distinct storage_key from files where id = any ($1::uuid[])',
      values: [[first.id, second.id]],
    });
    expect(keys).toHaveLength(2);
  });

  test('a file that was taken out is nobody’s to see, but its own record may take it back', async () => {
    const { id } = await note();
    const scope = await scopeOf(office, office.as('ksiegowa'));
    const made = await letter(office, office.as('ksiegowa'), { attachment_ids: [id] });
    await update(db(), scope, letters, made.id, { attachment_ids: [] });
    expect(await status('ksiegowa', id)).toBe(404);
    await expect(letter(office, office.as('ksiegowa'), { attachment_ids: [id] })).rejects.toMatchObject({ status: 422 });
    await update(db(), scope, letters, made.id, { attachment_ids: [id] });
    expect(await status('ksiegowa', id)).toBe(200);
  });
});

test('two records that want the same file at once: one gets it', async () => {
  const { id } = await note();
  const both = await Promise.allSettled([1, 2].map(() => letter(office, office.as('ksiegowa'), { scan_id: id })));
  expect(both.map(({ status: how }) => how).sort()).toEqual(['fulfilled', 'rejected']);
});

testOnce('a file of one’s own that no record took can be thrown away, with its bytes', async () => {
  const { id } = await note();
  expect((await office.as('kierownik').delete(`/api/files/${id}`)).status).toBe(404);
  expect((await office.as('ksiegowa').delete(`/api/files/${id}`)).data).toEqual({ id });
  expect(await status('ksiegowa', id)).toBe(404);
});

testOnce('a client adds files as the office does', async () => {
  const answer = await upload(office, office.as('klient'), [{ name: 'rachunek.txt', content: 'za prąd' }]);
  expect(answer.status).toBe(201);
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { RetentionReport } from '../../../src/contract/erasures';
import { type Added, openOffice } from '../../support/office';
import { principalNames } from '../../support/principals';

const office = openOffice({ daily: ['privacy.retention'] });
const day = 86_400_000;
const superuser = () => office.as('super');
const db = () => office.services.db;
let company: Added;
let old: Added;

const there = async (table: string, { id }: { id: string }) =>
  (await db().query({ text: `select 1 from ${table} where id = $1 and deleted_with is distinct from id`, values: [id] }))
    .length === 1;

/** Lets the nightly work of so many days come. */
async function night(days = 1): Promise<RetentionReport> {
  office.pass(days * day);
  await office.services.jobs.drain();
  await office.logInAgain();
  const { data } = await superuser().get('/api/retention');
  return data.reports[0];
}

const countIn = ({ due }: RetentionReport, resource: string) => due.find((each) => each.resource === resource)?.count ?? 0;

function turn(isOn: boolean): void {
  const tenant = office.services.tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  tenant.config.switches.retentionRun = isOn;
}

beforeAll(async () => {
  company = await office.add('companies', { title: 'Stała klientka' });
  old = await office.add('settlements', { company_id: company.id, period: '2019-12', note_to_client: 'Dawno temu' });
  await office.add('settlement-items', { settlement_id: old.id, company_id: company.id, period: '2019-12' });
});

describe('R03: what is kept longer than the declarations ask', () => {
  test('R03: is told each night by kind with its term, and nothing is touched where the firm did not switch it on', async () => {
    const report = await night();
    expect(report).toMatchObject({ day: '2026-11-21', erased: null });
    expect(countIn(report, 'settlements')).toBeGreaterThanOrEqual(1);
    expect(report.due.find(({ resource }) => resource === 'settlements')).toMatchObject({
      label: 'Rozliczenia miesięczne',
      term: expect.stringContaining('5 lat od końca roku'),
    });
    expect(await there('settlements', old)).toBe(true);
    expect(countIn(report, 'companies')).toBe(0);
  });

  test('R03: is looked for at a superuser’s word', async () => {
    const begun = await superuser().post('/api/retention', { erase: false });
    expect(begun.status).toBe(202);
    await office.services.jobs.drain();
    expect((await superuser().get(begun.data.address)).data).toMatchObject({
      state: 'done',
      says: expect.stringMatching(/^Po terminie: \d+/),
    });
  });

  test('R03: and what lay deleted for ninety days and no law keeps', async () => {
    const thrown = await office.add('document-requests', { company_id: company.id, title: 'Wyrzucona prośba' });
    const kept = await office.add('settlements', { company_id: company.id, period: '2025-05' });
    for (const path of [`document-requests/${thrown.id}`, `settlements/${kept.id}`])
      expect((await office.as('kierownik').delete(`/api/${path}`)).status).toBe(200);
    const before = await night();
    expect(countIn(before, 'document-requests')).toBe(0);
    const after = await night(91);
    expect(countIn(after, 'document-requests')).toBe(1);
    expect(after.due.some(({ resource }) => resource === 'companies')).toBe(false);
    expect(await there('settlements', kept)).toBe(true);
  });

  test('R03: goes at a superuser’s word, with what belongs to it, and a line of the trail; what is not due stays', async () => {
    const sibling = await office.add('tasks', { company_id: company.id, title: 'W toku' });
    const begun = await superuser().post('/api/retention', { erase: true });
    await office.services.jobs.drain();
    expect((await superuser().get(begun.data.address)).data.says).toMatch(/Usunięto trwale: \d+/);
    expect(await there('settlements', old)).toBe(false);
    const items = await db().query({
      text: 'select 1 from settlement_items where settlement_id = $1 and deleted_with is distinct from id',
      values: [old.id],
    });
    expect(items).toHaveLength(0);
    expect([await there('tasks', sibling), await there('companies', company)]).toEqual([true, true]);
    expect((await superuser().get(`/api/companies/${company.id}`)).body).toMatchObject({ title: 'Stała klientka' });
    const lines = (await superuser().get('/api/settings/trail?entity=settlements')).data;
    expect(lines.map(({ deed }: { deed: string }) => deed)).toContain('trwałe usunięcie danych');
    const report: RetentionReport = (await superuser().get('/api/retention')).data.reports[0];
    expect(report.erased?.records).toBeGreaterThan(0);
  });

  test('R03: what went is not due again, and nobody brings it back', async () => {
    expect(countIn(await night(), 'settlements')).toBe(0);
    expect([404, 409]).toContain((await superuser().post(`/api/settlements/${old.id}/restore`)).status);
  });

  test('R03, P21: what was deleted along with something goes ninety days later with it, what law keeps of it stays to come back with it', async () => {
    const closed = await office.add('companies', { title: 'Zamknięta' });
    const request = await office.add('document-requests', { company_id: closed.id, title: 'Z firmą' });
    const month = await office.add('settlements', { company_id: closed.id, period: '2026-05' });
    const task = await office.add('tasks', { company_id: closed.id, title: 'Też z firmą' });
    expect((await superuser().delete(`/api/companies/${closed.id}`)).status).toBe(200);
    const origins = await db().query<{ deleted_with: string | null }>({
      text: `select deleted_with from document_requests where id = $1 union all select deleted_with from settlements where id = $2
        union all select deleted_with from tasks where id = $3`,
      values: [request.id, month.id, task.id],
    });
    expect(origins.map(({ deleted_with }) => deleted_with)).toEqual([closed.id, closed.id, closed.id]);
    turn(true);
    await night(91);
    turn(false);
    expect(await there('document_requests', request)).toBe(false);
    expect([await there('settlements', month), await there('companies', closed)]).toEqual([true, true]);
    expect((await superuser().post(`/api/companies/${closed.id}/restore`)).status).toBe(200);
    expect((await superuser().get(`/api/settlements/${month.id}`)).status).toBe(200);
    expect((await superuser().get(`/api/document-requests/${request.id}`)).status).toBe(404);
  });

  test('R03: goes each night by itself where the firm switched it on, each thing in its year', async () => {
    turn(true);
    const month = (period: string) => office.add('settlements', { company_id: company.id, period });
    const [over, running] = [await month('2020-12'), await month('2021-01')];
    const done = (completed_at: string) => office.add('tasks', { company_id: company.id, status: 'done', completed_at });
    const [late, lately] = [await done('2020-12-31 10:00:00'), await done('2021-01-01 10:00:00')];
    const report = await night();
    expect(report.day.slice(0, 4)).toBe('2027');
    expect(report.erased).not.toBeNull();
    expect([await there('settlements', over), await there('tasks', late)]).toEqual([false, false]);
    expect([await there('settlements', running), await there('tasks', lately)]).toEqual([true, true]);
    turn(false);
  });

  test('R03: an office’s records of one firm never touch another’s', async () => {
    const theirs = await office.add('settlements', { period: '2001-01' }, 'kancelaria');
    await superuser().post('/api/retention', { erase: true });
    await office.services.jobs.drain();
    expect(await there('settlements', theirs)).toBe(true);
  });

  test('R03: is a superuser’s alone, and erasing asks who they are', async () => {
    for (const name of principalNames.filter((each) => each !== 'super')) {
      expect([403, 404]).toContain((await office.as(name).get('/api/retention')).status);
      expect([403, 404]).toContain((await office.as(name).post('/api/retention', { erase: true })).status);
    }
    await db().query({ text: 'update sessions set step_up_until = null' });
    const answer = await superuser().post('/api/retention', { erase: true });
    expect([answer.status, answer.body.code]).toEqual([403, 'step_up']);
  });
});

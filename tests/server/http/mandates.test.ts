import { beforeEach, describe, expect, test } from 'vitest';
import type { MandatePage, MandateRow } from '../../../src/contract/mandates';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import type { Values } from '../../support/samples';

const office = openOffice({ daily: [] });
const staff = () => office.as('ksiegowa');
const config = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
  if (!found) throw new Error('no firm');
  return found;
};
beforeEach(async () => {
  config().switches.teamWalls = false;
  for (const table of ['powers', 'aml_reviews']) await office.services.db.query({ text: `delete from ${table}` });
});

const painter = (values: Values = {}) =>
  office.add('companies', {
    title: `Malarz ${Math.random()}`,
    company_type: 'jdg',
    taxation_form: 'pit_flat',
    vat_status: 'active',
    vat_period: 'monthly',
    zus_scheme: 'full',
    employs: false,
    status: 'active',
    owner_id: office.idOf('ksiegowa'),
    ...values,
  });
const page = async (query = '', who: PrincipalName = 'ksiegowa'): Promise<MandatePage> =>
  (await office.as(who).get(`/api/mandates?${query}`)).data;
async function rowOf({ title }: Values, query = ''): Promise<MandateRow | undefined> {
  for (let nth = 1; ; nth += 1) {
    const { rows, total } = await page(`page=${nth}${query && `&${query}`}`);
    const found = rows.find(({ company }) => company.title === title);
    if (found || nth * 50 >= total) return found;
  }
}
const review = (company_id: unknown, values: Values = {}) =>
  staff().post('/api/aml-reviews/', { company_id, risk_level: 'standard', pep: false, reviewed_on: '2026-11-01', ...values });

describe('the overview of powers and AML files', () => {
  test('tells what the profile asks for and is not there, why and by which act', async () => {
    const company = await painter();
    expect(await rowOf(company)).toMatchObject({
      powers: {
        upl1: { state: 'missing', because: 'czynny podatnik VAT, składa JPK_V7', basis: expect.stringContaining('art. 80a') },
        zus_pel: { state: 'missing' },
        ksef: { state: 'missing' },
        edelivery: { state: 'missing', because: expect.stringContaining('1.10.2026') },
      },
      aml: { state: 'missing', risk: null },
    });
    const exempt = await painter({
      company_type: 'natural_person',
      taxation_form: 'none',
      vat_status: 'not_registered',
      zus_scheme: 'none',
    });
    expect((await rowOf(exempt))?.powers.upl1).toMatchObject({ state: 'not_needed', because: null });
  });

  test('tells a power of which nobody knows whether it is needed, apart from those that are lacking', async () => {
    const company = await painter({ company_type: 'llc', taxation_form: 'cit_standard', zus_scheme: null, employs: null });
    const { counts } = await page();
    expect((await rowOf(company, 'lacks=unknown'))?.powers.zus_pel).toMatchObject({
      state: 'unknown',
      because: 'nie wiadomo, czy zatrudnia',
    });
    expect(await rowOf(company, 'lacks=zus_pel')).toBeUndefined();
    await staff().put('/api/companies/', { id: company.id, employs: true });
    expect((await rowOf(company, 'lacks=zus_pel'))?.powers.zus_pel).toMatchObject({
      state: 'missing',
      because: 'zatrudnia, składa DRA',
    });
    expect((await page()).counts).toMatchObject({ unknown: counts.unknown - 1, zus_pel: counts.zus_pel + 1 });
  });

  test('counts and shows who lacks what, and forgets who got it', async () => {
    const company = await painter();
    const before = await page();
    const power = { company_id: company.id, kind: 'upl1', valid_from: '2026-01-01', holder_id: office.idOf('ksiegowa') };
    const made = await staff().post('/api/powers/', power);
    expect(made.status).toBe(201);
    // Prepared and not filed with the office, it does not work yet.
    expect((await page()).counts.upl1).toBe(before.counts.upl1);
    expect((await rowOf(company, 'lacks=upl1'))?.powers.upl1.state).toBe('prepared');
    expect((await staff().put('/api/powers/', { id: made.body.id, filed_on: '2026-01-03' })).status).toBe(200);
    expect((await page()).counts.upl1).toBe(before.counts.upl1 - 1);
    expect(await rowOf(company, 'lacks=upl1')).toBeUndefined();
    await staff().put('/api/powers/', { id: made.body.id, valid_to: '2026-12-31' });
    expect((await rowOf(company, 'lacks=expiring'))?.powers.upl1).toMatchObject({ state: 'expiring', valid_to: '2026-12-31' });
    await staff().put('/api/powers/', { id: made.body.id, revoked_on: '2026-11-20' });
    expect((await rowOf(company, 'lacks=upl1'))?.powers.upl1.state).toBe('missing');
  });

  describe('PPO-1 or PPS-1', () => {
    const category = async (code: string) => {
      const [row] = await office.services.db.query<{ id: string }>({
        text: 'select k.id from ticket_categories k join companies c on c.tenant_id = k.tenant_id where k.code = $1 and c.id = $2',
        values: [code, office.base().company],
      });
      return row?.id ?? (await office.add('ticket-categories', { code, name: code })).id;
    };
    const ticket = async (company: Values, code: string, status: string) =>
      office.add('tickets', { company_id: company.id, category_id: await category(code), status });
    const state = async (company: Values) => (await rowOf(company))?.powers.ppo1.state;

    test('is missing where a tax authority is answered for the client, and either of them will do', async () => {
      const company = await painter();
      await ticket(company, 'authority_letter', 'open');
      expect((await rowOf(company, 'lacks=ppo1'))?.powers.ppo1).toMatchObject({
        state: 'missing',
        because: expect.stringContaining('urzędem skarbowym'),
        basis: expect.stringContaining('138d'),
      });
      const power = { company_id: company.id, valid_from: '2026-01-01', filed_on: '2026-01-02' };
      const general = await office.add('powers', { ...power, kind: 'ppo1', valid_to: null, revoked_on: null });
      expect(await state(company)).toBe('valid');
      await staff().put('/api/powers/', { id: general.id, revoked_on: '2026-11-19' });
      expect(await state(company)).toBe('missing');
      await office.add('powers', { ...power, kind: 'pps1', valid_to: null, revoked_on: null });
      expect([await state(company), (await rowOf(company))?.powers.upl1.state]).toEqual(['valid', 'missing']);
    });

    test('is asked of a tax case only while it waits for the authority', async () => {
      const company = await painter();
      await ticket(company, 'vat', 'open');
      expect(await state(company)).toBe('not_needed');
      await ticket(company, 'vat', 'waiting_authority');
      expect(await state(company)).toBe('missing');
    });

    test.each([
      ['no case', null],
      ['a case that is closed', ['authority_letter', 'closed']],
      ['a case of ZUS that waits', ['zus', 'waiting_authority']],
    ] as const)('is not asked for by %s', async (_, made) => {
      const company = await painter();
      if (made) await ticket(company, made[0], made[1]);
      expect(await state(company)).toBe('not_needed');
    });
  });

  describe('an address for e-Doręczenia', () => {
    const asked = async ({ id }: Values) =>
      ((await staff().get(`/api/companies/${id}/questions`)).data as { field: string }[]).some(
        ({ field }) => field === 'has_e_delivery',
      );
    const power = { kind: 'edelivery', valid_from: '2026-01-01', valid_to: null };
    const address = 'AE:PL-12345-67890-ABCDE-12';

    test('in a power answers the card’s question, also where the card says there is none, and without it asks again', async () => {
      const company = await painter({ has_e_delivery: null });
      expect(await asked(company)).toBe(true);
      const kept = await office.add('powers', { ...power, company_id: company.id, edelivery_address: address });
      expect(await asked(company)).toBe(false);
      const duties = async () =>
        (await staff().get(`/api/companies/${company.id}/obligations`)).data.duties as { rule: string }[];
      await staff().put('/api/companies/', { id: company.id, has_e_delivery: false });
      expect((await duties()).filter(({ rule }) => rule === 'e_doreczenia')).toEqual([]);
      await staff().put('/api/companies/', { id: company.id, has_e_delivery: null });
      await staff().delete(`/api/powers/${kept.id}`);
      expect(await asked(company)).toBe(true);
    });

    test('is not known of a power without one, or of another company’s', async () => {
      const company = await painter({ has_e_delivery: null });
      await office.add('powers', { ...power, company_id: company.id, edelivery_address: null });
      await office.add('powers', { ...power, company_id: (await painter()).id, edelivery_address: address });
      expect(await asked(company)).toBe(true);
      await staff().put('/api/companies/', { id: company.id, has_e_delivery: false });
      const { duties } = (await staff().get(`/api/companies/${company.id}/obligations`)).data as { duties: { rule: string }[] };
      expect(duties.some(({ rule }) => rule === 'e_doreczenia')).toBe(true);
    });
  });

  test('refuses what it can’t be narrowed by', async () => {
    for (const query of ['lacks=ostrich', 'page=0', 'keeper=me'])
      expect((await staff().get(`/api/mandates?${query}`)).status).toBe(422);
  });

  test('P04: exists for the office’s people with companies alone', async () => {
    expect((await office.as('klient').get('/api/mandates')).status).toBe(404);
    expect((await office.as('podglad').get('/api/mandates')).status).toBe(404);
    expect((await office.as('pracownik').get('/api/mandates')).status).toBe(403);
    const company = await painter();
    const owner = await office.client(company);
    for (const [name, id] of [
      ['powers', (await office.add('powers', { company_id: company.id })).id],
      ['aml-reviews', (await office.add('aml-reviews', { company_id: company.id })).id],
    ])
      expect([(await owner.get(`/api/${name}/`)).status, (await owner.get(`/api/${name}/${id}`)).status]).toEqual([404, 404]);
  });

  test('P24: shows no company from behind a wall between teams', async () => {
    const other = await painter({ owner_id: office.idOf('kadry') });
    const power = await office.add('powers', {
      company_id: other.id,
      kind: 'upl1',
      filed_on: '2026-01-02',
      valid_from: '2026-01-01',
    });
    expect(await rowOf(other)).toBeDefined();
    config().switches.teamWalls = true;
    expect(await rowOf(other)).toBeUndefined();
    expect((await staff().get(`/api/powers/${power.id}`)).status).toBe(404);
  });

  test('T01: shows no company of another firm', async () => {
    const titles = (await page('page=1')).rows.map(({ company }) => company.title);
    const theirs = (await office.as('ksiegowa', 'kancelaria').get('/api/mandates')).data.rows as MandateRow[];
    expect(theirs.filter(({ company }) => titles.includes(company.title))).toEqual([]);
  });
});

describe('a power', () => {
  test('for electronic deliveries holds the address as the register writes it', async () => {
    const { id: company_id } = await painter();
    const power = { company_id, kind: 'edelivery', valid_from: '2026-10-01', edelivery_reader: 'office' };
    const wrong = await staff().post('/api/powers/', { ...power, edelivery_address: 'biuro@example.pl' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['edelivery_address']]);
    const right = await staff().post('/api/powers/', { ...power, edelivery_address: 'AE:PL-12345-67890-ABCDE-12' });
    expect(right.body).toMatchObject({ edelivery_address: 'AE:PL-12345-67890-ABCDE-12' });
  });

  test('does not end before it begins', async () => {
    const { id: company_id } = await painter();
    const power = { company_id, kind: 'pps1', valid_from: '2026-10-01', valid_to: '2026-09-30' };
    expect((await staff().post('/api/powers/', power)).body.errors).toEqual({
      valid_to: expect.stringContaining('przed początkiem'),
    });
  });
});

describe('a look at a client against money laundering', () => {
  test('has the next one by its risk, unless it is said', async () => {
    const { id } = await painter();
    expect((await review(id)).body.next_review_on).toBe('2027-11-01');
    expect((await review(id, { risk_level: 'high', reviewed_on: '2026-11-02' })).body.next_review_on).toBe('2027-02-02');
    expect((await review(id, { reviewed_on: '2026-11-03', next_review_on: '2026-12-01' })).body.next_review_on).toBe(
      '2026-12-01',
    );
  });

  test('of a person of political exposure is of no usual risk, and measures follow the risk', async () => {
    const { id } = await painter();
    expect(Object.keys((await review(id, { pep: true })).body.errors)).toEqual(['risk_level']);
    expect(Object.keys((await review(id, { measures: 'simplified' })).body.errors)).toEqual(['measures']);
    expect(Object.keys((await review(id, { risk_level: 'low', reasons: ['high_risk_country'] })).body.errors)).toEqual([
      'risk_level',
    ]);
    expect((await review(id, { pep: true, risk_level: 'high', reasons: ['pep'], measures: 'enhanced' })).status).toBe(201);
  });

  test('counts while it is the newest; the earlier one stays, and counts again when the newer one goes', async () => {
    const company = await painter();
    const first = (await review(company.id, { reviewed_on: '2025-11-01' })).body;
    expect((await rowOf(company))?.aml).toMatchObject({ id: first.id, state: 'overdue' });
    const second = (await review(company.id)).body;
    expect(second.superseded).toBe(false);
    expect((await staff().get(`/api/aml-reviews/${first.id}`)).body.superseded).toBe(true);
    expect((await rowOf(company))?.aml).toMatchObject({ id: second.id, state: 'current', next_review_on: '2027-11-01' });
    expect((await staff().delete(`/api/aml-reviews/${second.id}`)).status).toBe(200);
    expect((await rowOf(company))?.aml.id).toBe(first.id);
    const backdated = (await review(company.id, { reviewed_on: '2024-11-01' })).body;
    expect(backdated.superseded).toBe(true);
  });

  test('R03: ends with the relationship, all of the client’s at once, and is due five years after that day', async () => {
    const company = await painter();
    const first = (await review(company.id, { reviewed_on: '2020-11-01' })).body;
    const second = (await review(company.id, { reviewed_on: '2021-11-01' })).body;
    expect((await staff().put('/api/aml-reviews/', { id: second.id, ended_on: '2021-11-19' })).status).toBe(200);
    expect((await staff().get(`/api/aml-reviews/${first.id}`)).body.ended_on).toBe('2021-11-19');
    const other = await painter();
    const living = (await review(other.id, { reviewed_on: '2019-11-01', ended_on: '2021-11-20' })).body;
    await office.as('super').post('/api/retention', { erase: true });
    await office.services.jobs.drain();
    const there = async (id: string) =>
      (
        await office.services.db.query({
          text: 'select 1 from aml_reviews where id = $1 and deleted_with is distinct from id',
          values: [id],
        })
      ).length;
    expect([await there(first.id), await there(second.id), await there(living.id)]).toEqual([0, 0, 1]);
  });

  test('U01: leaves a trail of its changes in which the owners’ names do not stand', async () => {
    const { id } = await painter();
    const made = (await review(id, { beneficial_owners: [{ name: 'Zdzisław Ukryty', control: 'shares', share: 5_000 }] })).body;
    await staff().put('/api/aml-reviews/', { id: made.id, source_of_funds: 'Sprzedaż mieszkania' });
    const { data } = await office.as('super').get(`/api/aml-reviews/${made.id}/history`);
    expect(JSON.stringify(data)).toContain('source_of_funds');
    expect(JSON.stringify(data)).not.toContain('Ukryty');
  });
});

import { describe, expect, test } from 'vitest';
import type { CompanyContributions } from '../../../src/contract/contributions';
import { migrations } from '../../../src/server/db/migrations';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { profileDaily } from '../../../src/server/profile/job';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const painter = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    taxation_form: 'pit_scale',
    advance_mode: 'monthly',
    vat_status: 'exempt_limit',
    accounting_type: 'kpir',
    zus_scheme: 'full',
    ceidg_start_date: '2019-03-01',
    employs: false,
    status: 'active',
    ...values,
  });
const owner = (company: Added, values: Values = {}) =>
  office.add('company-persons', {
    company_id: company.id,
    role: 'owner',
    first_name: 'Jan',
    last_name: 'Kot',
    zus_scheme: 'full',
    zus_scheme_from: null,
    zus_scheme_to: null,
    taxation_form: null,
    ...values,
  });
const card = async (of: 'companies' | 'company-persons', { id }: Added) => (await staff().get(`/api/${of}/${id}`)).body;
const change = ({ id }: Added, values: Values) => staff().put('/api/companies/', { id, ...values });
const lines = async ({ id }: Added) => {
  const { data } = await staff().get(`/api/profile-lines/?limit=100&filters=company_id:${id},subject:zus`);
  return (data as Values[])
    .map(({ person_id, valid_from, valid_to, zus_scheme }) => [person_id, valid_from, valid_to, zus_scheme])
    .sort(([, one], [, other]) => String(one ?? '').localeCompare(String(other ?? '')));
};
const steps = async ({ id }: Added) => {
  const { owners }: CompanyContributions = (await staff().get(`/api/companies/${id}/contributions`)).data;
  return owners.map(({ ladder }) => ladder.steps.map(({ scheme, from }) => [scheme, from]));
};
const ahead = { zus_scheme: 'none', profile_from: '2027-01-01' };

describe('ZUS changed on the card of a one-person business whose owner is entered', () => {
  test('becomes the owner’s line, and both cards go on saying how it is today', async () => {
    const company = await painter();
    const { id } = await owner(company, { zus_scheme_from: '2021-03-01' });
    const { status, body } = await change(company, ahead);
    expect([status, body.zus_scheme, body.profile_from]).toEqual([200, 'full', null]);
    expect(await lines(company)).toEqual([
      [id, '2021-03-01', '2026-12-31', 'full'],
      [id, '2027-01-01', null, 'none'],
    ]);
    expect(await card('company-persons', { id })).toMatchObject({ zus_scheme: 'full', zus_scheme_to: '2026-12-31' });
    expect(await steps(company)).toEqual([
      [
        ['full', '2021-03-01'],
        ['none', '2027-01-01'],
      ],
    ]);
    const past = await change(company, { zus_scheme: 'maly_plus', profile_from: '2026-02-01' });
    expect(past.body.zus_scheme).toBe('maly_plus');
    expect(await card('company-persons', { id })).toMatchObject({ zus_scheme: 'maly_plus', zus_scheme_from: '2026-02-01' });
  });

  test('is asked since when, also where the owner’s card leaves the scheme to the company’s', async () => {
    const company = await painter();
    const { id } = await owner(company, { zus_scheme: null });
    expect((await change(company, { zus_scheme: 'none' })).body.errors).toEqual({
      profile_from: 'Podaj, od którego dnia obowiązuje zmiana',
    });
    await change(company, ahead);
    expect(await lines(company)).toEqual([
      [id, null, '2026-12-31', 'full'],
      [id, '2027-01-01', null, 'none'],
    ]);
  });

  test('fills in both cards without a line where nothing was known, and makes none where the owner’s card says it already', async () => {
    const unknown = await painter({ zus_scheme: null });
    const first = await owner(unknown, { zus_scheme: null });
    expect((await change(unknown, { zus_scheme: 'full' })).status).toBe(200);
    expect(await card('company-persons', first)).toMatchObject({ zus_scheme: 'full' });
    const company = await painter();
    await owner(company, { zus_scheme: 'preferential' });
    expect((await change(company, { zus_scheme: 'preferential' })).body).toMatchObject({ zus_scheme: 'preferential' });
    expect([await lines(unknown), await lines(company)]).toEqual([[], []]);
  });

  test('leaves the owner’s own scheme where the company’s was sent unchanged', async () => {
    const company = await painter();
    await owner(company, { zus_scheme: 'preferential' });
    const { status } = await change(company, {
      zus_scheme: 'full',
      vat_status: 'active',
      vat_period: 'monthly',
      profile_from: '2027-01-01',
    });
    expect([status, await lines(company)]).toEqual([200, []]);
  });

  test('V08: two owners of one file are tried and loaded alike, and both are taken back', async () => {
    const company = await painter({ title: 'Dwoje z pliku' });
    await change(company, { zus_scheme: 'none', profile_from: '2026-01-01' });
    const headers = {
      'content-type': 'text/csv',
      'x-api-key': 'demo-api-key',
      'x-provider-scope': 'local',
      authorization: `Bearer ${office.as('kierownik').token}`,
    };
    const payload = [
      'Firma;Imię;Nazwisko;Rola;Schemat ZUS',
      'Dwoje z pliku;Ewa;Lis;owner;full',
      'Dwoje z pliku;Jan;Lis;owner;full',
    ]
      .map((line) => `${line}\n`)
      .join('');
    const url = '/api/company-persons/import';
    const tried = (await office.app.inject({ method: 'POST', url: `${url}?dry_run=1`, headers, payload })).json();
    const loaded = (await office.app.inject({ method: 'POST', url, headers, payload })).json();
    expect([tried, loaded]).toMatchObject([
      { created: 2, refused: 0 },
      { created: 2, refused: 0 },
    ]);
    expect(await lines(company)).toMatchObject([
      [null, null, '2025-12-31', 'full'],
      [null, '2026-01-01', null, 'none'],
    ]);
    const undone = await office.as('kierownik').post(`${url}/undo`, { undo: loaded.undo });
    expect(undone.data ?? undone.body).toMatchObject({ undone: 2, kept: [] });
  });

  test('is told beforehand as it is saved, on the card, of many and with a file, which enter it alike', async () => {
    const [one, other] = [await painter(), await painter({ zus_scheme: 'full' })];
    const [first, second] = [await owner(one), await owner(other, { zus_scheme: null, last_name: 'Lis' })];
    const { data } = await staff().post('/api/profile-lines/card-preview', {
      company_id: one.id,
      person_id: null,
      changes: ahead,
    });
    expect(data.disappears).toContainEqual(expect.objectContaining({ name: expect.stringContaining('ZUS DRA') }));
    const many = await staff().post('/api/profile-lines/cards-preview', { company_ids: [one.id, other.id], changes: ahead });
    expect(many.data).toMatchObject({ asked: 2, changed: 2, refused: [] });
    expect(many.data.disappears).toContainEqual({ name: expect.stringContaining('ZUS DRA'), companies: 2 });
    expect([await lines(one), await lines(other)]).toEqual([[], []]);

    const bulk = await office.as('kierownik').post('/api/companies/actions/update', { ids: [one.id], data: ahead });
    expect(bulk.status).toBe(200);
    const head = 'ID;Schemat ZUS;Zmiana obowiązuje od\n';
    const payload = `${head}${other.id};none;01.01.2027\n`;
    const headers = {
      'content-type': 'text/csv',
      'x-api-key': 'demo-api-key',
      'x-provider-scope': 'local',
      authorization: `Bearer ${office.as('kierownik').token}`,
    };
    const trial = await office.app.inject({ method: 'POST', url: '/api/companies/import?dry_run=1', headers, payload });
    expect(trial.body).toContain('ZUS DRA');
    const loaded = await office.app.inject({ method: 'POST', url: '/api/companies/import', headers, payload });
    expect(loaded.statusCode).toBe(200);
    expect([await lines(one), await lines(other)]).toEqual([
      [
        [first.id, null, '2026-12-31', 'full'],
        [first.id, '2027-01-01', null, 'none'],
      ],
      [
        [second.id, null, '2026-12-31', 'full'],
        [second.id, '2027-01-01', null, 'none'],
      ],
    ]);
  });

  test('is of who owns it now, when an owner before them has left', async () => {
    const company = await painter();
    await owner(company, { left_on: '2026-06-30' });
    const { id } = await owner(company, { first_name: 'Ewa', zus_scheme_from: '2026-07-01' });
    expect((await change(company, ahead)).status).toBe(200);
    expect(await lines(company)).toEqual([
      [id, '2026-07-01', '2026-12-31', 'full'],
      [id, '2027-01-01', null, 'none'],
    ]);
  });

  test('is refused where two persons own it: at the card, a line, before saving and in a file, as it would be nobody’s', async () => {
    const company = await painter();
    await owner(company);
    await owner(company, { first_name: 'Ewa' });
    const says = 'Firma ma kilku wpisanych właścicieli. Schemat ZUS zmień na karcie tej osoby, której dotyczy.';
    const saved = await change(company, ahead);
    expect([saved.status, saved.body.errors]).toEqual([422, { zus_scheme: says }]);
    const line = { company_id: company.id, subject: 'zus', valid_from: '2027-01-01', zus_scheme: 'none', reason: 'Zmiana' };
    expect((await staff().post('/api/profile-lines/', line)).body.errors).toEqual({ person_id: says });
    expect((await staff().post('/api/profile-lines/preview', line)).body.errors).toEqual({ person_id: says });
    const card = { company_id: company.id, changes: ahead };
    expect((await staff().post('/api/profile-lines/card-preview', card)).body.errors).toEqual({ zus_scheme: says });
    const many = await staff().post('/api/profile-lines/cards-preview', { company_ids: [company.id], changes: ahead });
    expect(many.data.refused).toEqual([{ says, companies: 1 }]);
    // What is not of ZUS goes on.
    expect((await change(company, { short_name: 'Malarz' })).status).toBe(200);
    expect(await lines(company)).toEqual([]);
  });

  test('reaches both cards on its day', async () => {
    const company = await painter();
    const person = await owner(company);
    await change(company, { zus_scheme: 'preferential', profile_from: '2026-11-25' });
    const night = () => openJobs(office.services, [profileDaily]).drain();
    await night();
    expect((await card('companies', company)).zus_scheme).toBe('full');
    office.pass(6 * 86_400_000);
    await office.logInAgain();
    await night();
    expect((await card('companies', company)).zus_scheme).toBe('preferential');
    expect(await card('company-persons', person)).toMatchObject({ zus_scheme: 'preferential', zus_scheme_from: '2026-11-25' });
  });
});

describe('an owner who was entered before the company’s lines went over by themselves', () => {
  const step = migrations.find(({ name }) => name === 'lines_of_owners')?.sql ?? '';
  const upgrade = () => office.services.db.asOwner((tx) => tx.query({ text: step }));
  /** As it stood before: the lines are the company's, and nobody's whose obligations or contributions are asked. */
  async function earlier(values: Values = {}) {
    const company = await painter();
    const person = await owner(company, values);
    await change(company, ahead);
    const { id } = company;
    await office.services.db.query({ text: 'update profile_lines set person_id = null where company_id = $1', values: [id] });
    return { company, person };
  }

  test('has them from the next version on, and owes by them', async () => {
    const { company, person } = await earlier();
    expect(await steps(company)).toEqual([[['full', null]]]);
    await upgrade();
    await upgrade();
    expect(await lines(company)).toEqual([
      [person.id, null, '2026-12-31', 'full'],
      [person.id, '2027-01-01', null, 'none'],
    ]);
    expect((await steps(company))[0]?.at(-1)).toEqual(['none', '2027-01-01']);
  });

  test('keeps a stage that the own card says otherwise, and of two owners nothing is guessed', async () => {
    const { company: said, person } = await earlier();
    const { company: two } = await earlier();
    await owner(two, { first_name: 'Ewa' });
    const scheme = "update company_persons set zus_scheme = 'preferential' where id = $1";
    await office.services.db.query({ text: scheme, values: [person.id] });
    await upgrade();
    for (const company of [said, two]) expect((await lines(company)).map(([whose]) => whose)).toEqual([null, null]);
  });
});

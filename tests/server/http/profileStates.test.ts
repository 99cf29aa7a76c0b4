import { describe, expect, test } from 'vitest';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const trader = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    taxation_form: 'pit_scale',
    advance_mode: 'monthly',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'kpir',
    zus_scheme: 'full',
    employs: false,
    ceidg_start_date: '2014-03-03',
    ...values,
  });
const company = (values: Values = {}) =>
  trader({
    company_type: 'llc',
    krs: '0000123456',
    taxation_form: 'cit_small',
    accounting_type: 'full_books',
    zus_scheme: null,
    ...values,
  });
const change = ({ id }: Added, values: Values) => staff().put('/api/companies/', { id, ...values });
const enter = ({ id }: Added, values: Values) =>
  staff().post('/api/profile-lines/', { company_id: id, reason: 'Oświadczenie klienta', ...values });
const preview = ({ id }: Added, values: Values) =>
  staff().post('/api/profile-lines/preview', { company_id: id, reason: 'Oświadczenie', ...values });
const typed = ({ id }: Added, changes: Values) =>
  staff().post('/api/profile-lines/card-preview', { company_id: id, person_id: null, changes });
const load = async (payload: string, query = '') => {
  const { token } = office.as('kierownik');
  const headers = {
    'content-type': 'text/csv',
    'x-api-key': 'demo-api-key',
    'x-provider-scope': 'local',
    authorization: `Bearer ${token}`,
  };
  const { statusCode, body } = await office.app.inject({
    method: 'POST',
    url: `/api/companies/import${query}`,
    headers,
    payload,
  });
  return { status: statusCode, body: JSON.parse(body) };
};
const by = (act: string) => expect.stringContaining(`(${act})`);

describe('a state that the law does not know is refused, on its field and with its act', () => {
  test('of a new company', async () => {
    const post = (values: Values) => staff().post('/api/companies/', office.sample('companies', values));
    const estonian = await post({ taxation_form: 'cit_estonian' });
    expect([estonian.status, estonian.body.errors]).toEqual([422, { taxation_form: by('art. 28j ust. 1 pkt 4 CIT') }]);
    const card = await post({ taxation_form: 'tax_card', ceidg_start_date: '2024-05-01' });
    expect(card.body.errors).toEqual({ taxation_form: by('art. 25 ust. 1 ustawy o zryczałtowanym PIT') });
    expect((await post({ taxation_form: 'tax_card', ceidg_start_date: '2010-05-01' })).status).toBe(201);
  });

  test('of a changed card, also of the legal form alone, before it is saved and when it is', async () => {
    const rental = { company_type: 'private_rental' };
    const says = { taxation_form: by('art. 6 ust. 1a ustawy o zryczałtowanym PIT') };
    const one = await trader();
    expect((await typed(one, rental)).body.errors).toEqual(says);
    expect((await change(one, rental)).body.errors).toEqual(says);
    const other = await company();
    const flat = { taxation_form: 'pit_flat', profile_from: '2027-01-01' };
    expect((await change(other, flat)).body.errors).toEqual({ taxation_form: by('art. 1 ust. 1–3 CIT') });
    expect((await typed(other, flat)).body.errors).toEqual({ taxation_form: by('art. 1 ust. 1–3 CIT') });
    expect((await staff().get(`/api/profile-lines/?filters=company_id:${other.id}`)).data).toEqual([]);
  });

  test('of a dated line, entered or corrected', async () => {
    const quarterly = { subject: 'vat', vat_status: 'active', vat_period: 'quarterly' };
    const one = await trader();
    const mid = await enter(one, { ...quarterly, valid_from: '2026-12-01' });
    expect([mid.status, mid.body.errors]).toEqual([422, { vat_period: by('art. 99 ust. 3 VAT') }]);
    const { body: line, status } = await enter(one, { ...quarterly, valid_from: '2027-01-01' });
    expect(status).toBe(201);
    const moved = await staff().put('/api/profile-lines/', { id: line.id, valid_from: '2027-02-01' });
    expect(moved.body.errors).toEqual({ vat_period: by('art. 99 ust. 3 VAT') });
    const exempt = await trader({ vat_status: 'exempt_limit', vat_period: null });
    expect((await enter(exempt, { ...quarterly, valid_from: '2027-01-01' })).body.errors).toEqual({
      vat_period: by('art. 99 ust. 3a VAT'),
    });
  });

  test('of a person: a relief after a business, a lump sum in a professional partnership', async () => {
    const one = await trader();
    await enter(one, { subject: 'zus', valid_from: '2026-06-01', zus_scheme: 'none' });
    expect((await enter(one, { subject: 'zus', valid_from: '2027-01-01', zus_scheme: 'start_relief' })).body.errors).toEqual({
      zus_scheme: by('art. 18 ust. 1 Prawa przedsiębiorców'),
    });
    const partners = await trader({ company_type: 'professional_partnership', taxation_form: 'transparent', zus_scheme: null });
    const ewa = { company_id: partners.id, first_name: 'Ewa', last_name: 'Kot', role: 'partner' };
    const says = { taxation_form: by('art. 6 ust. 1 ustawy o zryczałtowanym PIT') };
    expect((await staff().post('/api/company-persons/', { ...ewa, taxation_form: 'lump_sum' })).body.errors).toEqual(says);
    const { body } = await staff().post('/api/company-persons/', { ...ewa, taxation_form: 'pit_flat' });
    const changed = { id: body.id, taxation_form: 'lump_sum', profile_from: '2027-01-01' };
    expect((await staff().put('/api/company-persons/', changed)).body.errors).toEqual(says);
  });

  test('in a file, in its trial already', async () => {
    const [one, other] = [await company(), await trader()];
    const file = `ID;Forma opodatkowania;Zmiana obowiązuje od\n${one.id};pit_flat;01.01.2027\n${other.id};pit_flat;01.01.2027\n`;
    const says = by('art. 1 ust. 1–3 CIT');
    const refused = await load(file);
    expect([refused.status, refused.body.errors]).toEqual([422, { '2.taxation_form': says }]);
    expect((await load(file, '?dry_run=1')).body).toMatchObject({ refused: 1 });
  });

  test('of the profile that a deleted line would leave', async () => {
    const one = await trader({ vat_status: 'exempt_limit', vat_period: null });
    const active = { subject: 'vat', vat_status: 'active' };
    const { body: first } = await enter(one, { ...active, vat_period: 'monthly', valid_from: '2025-07-01' });
    const { body: quarters } = await enter(one, { ...active, vat_period: 'quarterly', valid_from: '2027-01-01' });
    const refused = await staff().delete(`/api/profile-lines/${first.id}`);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'impossible_state',
      expect.stringMatching(/^Bez tego wpisu .*\(art\. 99 ust\. 3a VAT\)\.$/),
    ]);
    expect((await staff().get(`/api/profile-lines/${first.id}`)).status).toBe(200);
    expect((await staff().delete(`/api/profile-lines/${quarters.id}`)).status).toBe(200);
    expect((await staff().delete(`/api/profile-lines/${first.id}`)).status).toBe(200);
  });

  test('and one that is kept stops no other change', async () => {
    const kept = await trader({ taxation_form: 'cit_estonian' });
    expect((await change(kept, { title: 'Kos' })).status).toBe(200);
    expect((await change(kept, { vat_status: 'exempt_limit', vat_period: 'none', profile_from: '2027-01-01' })).status).toBe(200);
    expect((await change(kept, { taxation_form: 'pit_scale', profile_from: '2027-01-01' })).status).toBe(200);
  });
});

describe('of a new company is told while its card is typed', () => {
  const card = {
    ...{ company_type: 'jdg', taxation_form: 'pit_scale', vat_status: 'active', vat_period: 'monthly', accounting_type: 'kpir' },
    ceidg_start_date: '2014-03-03',
  };
  const asked = async (changes: Values, who = staff()) =>
    who.post('/api/profile-lines/new-card-preview', { changes: { ...card, ...changes } });

  test('what can’t be, and what hangs on a fact', async () => {
    expect((await asked({})).data).toEqual({ refused: [], warnings: [] });
    expect((await asked({ taxation_form: 'cit_estonian' })).data).toEqual({
      refused: [expect.stringMatching(/\(art\. 28j ust\. 1 pkt 4 CIT\)\.$/)],
      warnings: [],
    });
    const young = { vat_period: 'quarterly', ceidg_start_date: '2026-06-01' };
    expect((await asked(young)).data).toEqual({
      refused: [],
      warnings: [expect.stringMatching(/^VAT kwartalnie nie wolno przez 12 miesięcy .*\(art\. 99 ust\. 3a VAT\)\.$/)],
    });
    const resting = { employs: true, employees_fte: 2, suspended_from: '2026-11-01' };
    expect((await asked(resting)).data.warnings).toEqual([expect.stringContaining('art. 22 ust. 1–2')]);
  });
  test('nothing of half a card, and nothing to a client', async () => {
    expect((await asked({ taxation_form: null })).data).toEqual({ refused: [], warnings: [] });
    expect((await asked({}, office.as('klient'))).status).toBeGreaterThanOrEqual(403);
  });
});

describe('what hangs on a fact is told before it is saved, and saved', () => {
  test('Estonian CIT within a year: what is closed and filed by when', async () => {
    const one = await company();
    const says = expect.stringMatching(/ZAW-RD złóż do 31\.12\.2026, a CIT-8 .* do 01\.03\.2027 \(art\. 28j/);
    const line = { subject: 'tax', valid_from: '2026-12-01', taxation_form: 'cit_estonian' };
    expect((await preview(one, line)).data.warnings).toEqual([says]);
    expect((await typed(one, { taxation_form: 'cit_estonian', profile_from: '2026-12-01' })).data.warnings).toEqual([says]);
    expect((await enter(one, line)).status).toBe(201);
  });

  test('a suspension with staff, as a line and on the card', async () => {
    const one = await trader({ employs: true, employees_fte: 2 });
    const says = expect.stringContaining('(art. 22 ust. 1–2 Prawa przedsiębiorców)');
    const line = { subject: 'suspension', valid_from: '2026-12-01', valid_to: '2027-03-31' };
    expect((await preview(one, line)).data.warnings).toEqual([says]);
    const days = { suspended_from: '2026-12-01', suspended_to: '2027-03-31' };
    expect((await typed(one, days)).data.warnings).toEqual([says]);
    expect((await change(one, days)).status).toBe(200);
  });
});

test('a suspension typed on the card tells what becomes conditional, as its line does', async () => {
  const one = await trader();
  const names = (touched: Values[]) => touched.map(({ name, periods }) => `${name} ${(periods as string[]).join()}`);
  const days = { suspended_from: '2026-12-01', suspended_to: '2027-03-31' };
  const { data } = await typed(one, days);
  expect(names(data.loosens)).toContain('JPK_V7M i zapłata VAT grudzień 2026,styczeń 2027,luty 2027,marzec 2027');
  const line = await preview(one, { subject: 'suspension', valid_from: '2026-12-01', valid_to: '2027-03-31' });
  expect(names(line.data.loosens)).toEqual(expect.arrayContaining(names(data.loosens)));
  await change(one, days);
  expect((await typed(one, { suspended_to: '2027-02-28' })).data.binds).not.toEqual([]);
  expect((await typed(one, { suspended_from: '2027-06-01', suspended_to: '2027-08-31' })).data.loosens).not.toEqual([]);
  expect((await typed(one, days)).data).toBeNull();
});

test('what hangs on something will hang on a suspension besides, in the periods that rest throughout: it is told', async () => {
  const one = await trader({ zus_scheme: 'none', employs: null });
  const { data } = await preview(one, { subject: 'suspension', valid_from: '2026-12-10', valid_to: '2027-03-31' });
  expect(data.rests).toEqual([
    expect.objectContaining({ name: expect.stringMatching(/^ZUS DRA/), periods: ['styczeń 2027', 'luty 2027', 'marzec 2027'] }),
  ]);
});

test('kept profiles that the law does not know are listed for the office, of a keeper and of all, and for no client', async () => {
  const kept = await trader({ title: 'Estońska Ewa', taxation_form: 'cit_estonian' });
  const mine = (rows: { company: { id: string } }[]) => rows.filter(({ company: { id } }) => id === kept.id);
  const { data } = await office.as('kierownik').get('/api/obligations/states');
  expect(mine(data.rows)).toEqual([
    {
      company: { id: kept.id, title: 'Estońska Ewa' },
      states: [{ says: by('art. 28j ust. 1 pkt 4 CIT'), refused: true, from: null }],
    },
  ]);
  expect(data.total).toBe(data.rows.length);
  const ofNobody = await staff().get(`/api/obligations/states?keeper=${office.idOf('kierownik')}`);
  expect(mine(ofNobody.data.rows)).toEqual([]);
  expect((await office.as('klient').get('/api/obligations/states')).status).toBeGreaterThanOrEqual(403);
  expect((await staff().get('/api/obligations/states?keeper=nobody')).status).toBe(422);
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { RegisterFinding, RegisterState } from '../../../src/contract/registers';
import { openOffice } from '../../support/office';
import { registersStandIn } from '../registers/standIn';

const standIn = registersStandIn();
const registers = {};
// The stand-in's addresses are known once it listens.
beforeAll(() => void Object.assign(registers, standIn.places()));
const office = openOffice({ config: { registers }, limits: { registers: { pauseMs: 1, answerMs: 500 } } });

const lookUp = (number: string, values = {}) => office.as('ksiegowa').post('/api/registers/lookup', { number, ...values });
const stateOf = (findings: RegisterFinding[]) => Object.fromEntries(findings.map(({ register, state }) => [register, state]));
const checks = async (filters: string) =>
  (await office.as('ksiegowa').get(`/api/register-checks/?filters=${filters}&sort=register:asc`)).body.data;

describe('a company by its number', () => {
  test('comes from all registers at once, each value from the one that decides it', async () => {
    const { status, body } = await lookUp('123-456-32-18');
    expect(status).toBe(200);
    expect(stateOf(body.data.findings)).toEqual({
      white_list: 'found',
      ceidg: 'found',
      regon: 'found',
      krs: 'found',
      vies: 'found',
    });
    const fields = Object.fromEntries(
      body.data.fields.map(({ field, value, source }: { field: string; value: unknown; source: string }) => [
        field,
        [value, source],
      ]),
    );
    expect(fields).toMatchObject({
      company_type: ['llc', 'krs'],
      krs: ['0000123456', 'krs'],
      vat_status: ['active', 'white_list'],
      vat_eu: [true, 'vies'],
      vat_eu_number: ['PL1234563218', 'vies'],
    });
    expect(body.data.accounts).toEqual(['62114000001234567890123456']);
    // The court's register is asked by the number that the list of VAT payers told.
    expect(standIn.calls.krs.map(({ path }) => path)).toEqual(['/api/krs/OdpisAktualny/0000123456?rejestr=P&format=json']);
  });

  test('that neither CEIDG nor the court has comes from REGON: its form, trades, first day and contacts', async () => {
    const { body } = await lookUp('7120000012');
    expect(stateOf(body.data.findings)).toMatchObject({ ceidg: 'not_found', krs: 'off', regon: 'found' });
    expect(body.data.fields).toEqual(
      expect.arrayContaining([
        { field: 'company_type', value: 'civil_partnership', source: 'regon' },
        { field: 'pkd_main', value: '10.71.Z', source: 'regon' },
        { field: 'ceidg_start_date', value: '2019-04-01', source: 'regon' },
      ]),
    );
    const nobody = { first_name: null, last_name: null };
    expect(body.data.contact).toEqual({
      source: 'regon',
      ...nobody,
      email: 'piekarnia@przyklad.test',
      phone: '501502503',
    });
  });

  test('by its KRS is asked of the others by the NIP that the court tells', async () => {
    const { body } = await lookUp('0000123456');
    expect(stateOf(body.data.findings)).toMatchObject({ krs: 'found', white_list: 'found', ceidg: 'found' });
    expect(standIn.calls.white_list).toHaveLength(1);
  });

  test('keeps what could be read where registers fail, and says of each why it did not answer', async () => {
    standIn.everyone('hangs');
    standIn.behave('white_list', 'answers');
    standIn.behave('krs', 'malformed');
    const { status, body } = await lookUp('1234563218');
    expect(status).toBe(200);
    expect(stateOf(body.data.findings)).toEqual({
      white_list: 'found',
      ceidg: 'failed',
      regon: 'failed',
      krs: 'failed',
      vies: 'failed',
    });
    for (const { state, says } of body.data.findings) if (state === 'failed') expect(says).toMatch(/rejestr/i);
    expect(body.data.fields.find(({ field }: { field: string }) => field === 'vat_status')).toMatchObject({ value: 'active' });
  });

  test.each([
    ['1234563219', 'NIP ma błędną cyfrę kontrolną'],
    ['abc', 'Podaj NIP'],
    ['0000000000', 'KRS'],
  ])('%s is refused before anybody is asked', async (number, says) => {
    const { status, body } = await lookUp(number);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(says);
    expect(Object.values(standIn.calls).flat()).toEqual([]);
  });

  test('each answer is kept with its time and number, and goes to the company that is entered with it', async () => {
    const typed = office.sample('companies', { vat_number: '8567346215', title: 'Żółta Łódź' });
    await lookUp('8567346215');
    expect(await checks('number:8567346215')).toHaveLength(5);
    const made = await office.as('ksiegowa').post('/api/companies/', typed);
    expect(made.status).toBe(201);
    const kept = await checks(`company_id:${made.body.id ?? made.body.data?.id}`);
    expect(kept).toHaveLength(5);
    expect(kept.find(({ register }: { register: string }) => register === 'white_list')).toMatchObject({
      result: 'found',
      checked_at: '2026-11-20 09:15:00',
      request_id: 'abc12-8d3f1c2',
    });
  });

  test('that a register does not know is kept with the register’s own number of the answer too', async () => {
    standIn.behave('white_list', 'unknown');
    const { body } = await lookUp('712-000-00-29');
    const proof = { request_id: expect.stringMatching(/^\w/), checked_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} /) };
    expect(body.data.findings).toContainEqual(expect.objectContaining({ register: 'white_list', state: 'not_found', ...proof }));
    expect(await checks('number:7120000029,register:white_list')).toMatchObject([{ result: 'not_found', ...proof }]);
    standIn.behave('white_list', 'answers');
  });

  test('that is not the asker’s is not found, and nobody is asked', async () => {
    const company_id = '01900000-0000-7000-8000-0000000000aa';
    expect((await lookUp('1234563218', { company_id })).status).toBe(404);
    expect(Object.values(standIn.calls).flat()).toEqual([]);
  });

  test('P05: is looked up by the office alone', async () => {
    const company = await office.add('companies');
    const client = await office.client(company);
    expect((await client.post('/api/registers/lookup', { number: '1234563218' })).status).toBe(403);
    expect((await office.nobody().post('/api/registers/lookup', { number: '1234563218' })).status).toBe(401);
    expect(Object.values(standIn.calls).flat()).toEqual([]);
  });
});

describe('the settings', () => {
  test('tell a superuser which registers are on and how they answered, never a key', async () => {
    await lookUp('1234563218');
    const { status, body } = await office.as('super').get('/api/settings/registers');
    expect(status).toBe(200);
    const states: RegisterState[] = body.data;
    expect(states.map(({ register, isOn }) => [register, isOn])).toEqual([
      ['white_list', true],
      ['ceidg', true],
      ['regon', true],
      ['krs', true],
      ['vies', true],
    ]);
    expect(states.find(({ register }) => register === 'krs')?.answered_at).toMatch(/^2026-11-20 09:/);
    expect(JSON.stringify(body)).not.toMatch(/eyJ|klucz-gus|127\.0\.0\.1/);
    expect((await office.as('ksiegowa').get('/api/settings/registers')).status).toBe(403);
  });

  test('try a connection at a press, and say what is wrong with it', async () => {
    const check = (register: string) => office.as('super').post(`/api/settings/registers/${register}/check`);
    expect((await check('ceidg')).body.data).toEqual({ works: true, says: null });
    standIn.behave('ceidg', 'wrong key');
    expect((await check('ceidg')).body.data).toEqual({ works: false, says: 'CEIDG wymaga ważnego klucza dostępu.' });
    expect((await check('gus')).status).toBe(404);
  });
});

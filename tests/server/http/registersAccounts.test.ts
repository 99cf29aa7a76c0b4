import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatNrb } from '../../../src/domain/identifiers/nrb';
import { toWarsaw } from '../../../src/lib/dates';
import { registersNightly } from '../../../src/server/registers/night';
import { crowdNips } from '../../support/crowd';
import { openOffice } from '../../support/office';
import { runDaily } from '../../support/runDaily';
import { placeFlatFile } from '../registers/flatFileOf';
import { registersStandIn } from '../registers/standIn';

const standIn = registersStandIn();
const config = { registers: {}, whiteListDir: '' };
beforeAll(async () => {
  Object.assign(config.registers, standIn.places());
  config.whiteListDir = await mkdtemp(join(tmpdir(), 'white-list-'));
});
afterAll(() => rm(config.whiteListDir, { recursive: true, force: true }));
const office = openOffice({
  config,
  limits: { registers: { pauseMs: 1, answerMs: 30_000, wholeMs: 60_000, tries: 1 } },
});
const keeper = () => office.as('ksiegowa');
const account = '62114000001234567890123456';
const off = '98102000030000000000000001';
const today = () => toWarsaw(office.services.clock()).slice(0, 10);
const soleTraders = crowdNips(80).filter((nip) => Number(nip[8]) % 2 === 1);
let made = 0;
let company = { id: '' };
let nip = '';

beforeEach(async () => {
  standIn.behave('regon', 'unknown');
  standIn.behave('ceidg', 'unknown');
  await office.services.db.query({ text: 'delete from register_checks' });
  await office.services.db.query({ text: "update companies set status = 'inactive' where status <> 'inactive'" });
  for (const name of await readdir(config.whiteListDir)) await rm(join(config.whiteListDir, name));
  nip = soleTraders[made++] ?? '';
  company = await office.add('companies', {
    vat_number: nip,
    title: `FIRMA ${nip}`,
    company_type: 'jdg',
    status: 'active',
    vat_status: 'active',
    vat_period: 'quarterly',
    regon: '123456785',
    accounts: [{ number: account, bank_name: null, purpose: 'main' }],
  });
});

const night = () => runDaily(office, registersNightly, { today: today(), now: office.services.clock() });
const checks = async (filters = '') =>
  (await keeper().get(`/api/register-checks/?filters=company_id:${company.id},register:white_list${filters}`)).body.data;
const bells = async () =>
  (await keeper().get('/api/notices/?limit=50')).body.data.map(({ title, text }: Record<string, string>) => title ?? text).join();

test('whom the file confirms the register is asked about once a week, whom it does not the same night; each answer is kept', async () => {
  await placeFlatFile(config.whiteListDir, today(), { active: [[nip, account]] });
  await night();
  const id = `plik płaski ${today().replaceAll('-', '')}`;
  expect((await checks()).map(({ request_id, account: of, result }: Record<string, string>) => [request_id, of, result])).toEqual(
    expect.arrayContaining([
      [id, account, 'found'],
      ['abc12-8d3f1c2', null, 'found'],
    ]),
  );
  expect(standIn.calls.white_list).toHaveLength(1);
  // The next day the file alone is asked.
  office.pass(86_400_000);
  await office.logInAgain();
  await placeFlatFile(config.whiteListDir, today(), { active: [[nip, account]] });
  await night();
  expect(standIn.calls.white_list).toHaveLength(1);
  expect(await checks()).toHaveLength(3);
  // An account that it does not have any more sends the question at once.
  office.pass(86_400_000);
  await office.logInAgain();
  await placeFlatFile(config.whiteListDir, today(), { active: [['5260250274', account]] });
  await night();
  expect(standIn.calls.white_list).toHaveLength(2);
});

test('an account to pay to that is off the list is told once to the keeper, where the payment is large', async () => {
  const [seller = '', small = ''] = crowdNips(90).slice(-2);
  await placeFlatFile(config.whiteListDir, today(), { active: [[nip, account]] });
  const paper = (values: object) =>
    office.add('documents', {
      company_id: company.id,
      direction: 'from_client',
      status: 'new',
      document_type: 'purchase_invoice',
      counterparty_account: off,
      issue_date: today(),
      ...values,
    });
  await paper({ title: 'Faktura duża', counterparty_nip: seller, gross_amount: 2_000_000 });
  await paper({ title: 'Faktura mała', counterparty_nip: small, gross_amount: 50_000 });
  await paper({ title: 'Faktura zapłacona', counterparty_nip: '5260250274', gross_amount: 9_000_000, paid: true });
  await night();
  const told = await bells();
  expect(told).toContain(`Faktura duża: rachunku ${formatNrb(off)} nie ma w wykazie`);
  expect(told).not.toContain('Faktura mała');
  expect((await checks(',result:not_found')).map(({ number }: { number: string }) => number).sort()).toEqual(
    [seller, small].sort(),
  );
  // The same file is asked once; a new one that says the same tells nobody again.
  office.pass(86_400_000);
  await office.logInAgain();
  await placeFlatFile(config.whiteListDir, today(), { active: [[nip, account]] });
  await night();
  expect((await bells()).split('Faktura duża').length).toBe(told.split('Faktura duża').length);
  expect(await checks(',result:not_found')).toHaveLength(4);
});

test('an account of a position that was put off is checked like those that wait', async () => {
  const [deferred = '', paid = ''] = crowdNips(98).slice(-2);
  await placeFlatFile(config.whiteListDir, today(), { active: [[nip, account]] });
  const settlement = await office.add('settlements', { company_id: company.id, period: today().slice(0, 7) });
  for (const [payee_nip, payment_status] of [
    [deferred, 'deferred'],
    [paid, 'paid'],
  ] as const)
    await office.add('settlement-items', {
      settlement_id: settlement.id,
      company_id: company.id,
      kind: 'vat',
      payee_nip,
      account_number: off,
      amount: 2_000_000,
      stage: 'published',
      payment_status,
    });
  await night();
  expect((await checks(',result:not_found')).map(({ number }: { number: string }) => number)).toEqual([deferred]);
});

test('a person is told at once by the file, else by the register, and the answer is kept once a file', async () => {
  const ask = (body: object) => keeper().post('/api/registers/account', { nip, account, company_id: company.id, ...body });
  await placeFlatFile(config.whiteListDir, today(), { exempt: [[nip, account]] });
  expect((await keeper().get('/api/registers')).body.data.accounts).toBe('file');
  expect((await ask({})).body.data).toMatchObject({ result: 'found', says: expect.stringContaining('podatnik zwolniony') });
  await ask({ nip: nip.replace(/^(...)/, 'PL $1-') });
  expect(await checks()).toHaveLength(1);
  expect((await ask({ account: off })).body.data).toMatchObject({ result: 'not_found' });
  expect((await ask({ account: '1' })).body.errors).toEqual({ account: 'Numer rachunku ma dwadzieścia sześć cyfr' });
  // A file that can't be read, or of another day, sends the question to the register.
  await rm(join(config.whiteListDir, `${today().replaceAll('-', '')}.json`));
  expect((await keeper().get('/api/registers')).body.data.accounts).toBe('register');
  expect((await ask({})).body.data).toMatchObject({
    result: 'found',
    request_id: expect.stringMatching(/^[a-z0-9]+-[a-z0-9]+$/),
  });
  expect(standIn.calls.white_list.at(-1)?.path).toContain(`/api/check/nip/${nip}/bank-account/${account}`);
  for (const how of ['server error', 'malformed', 'half an answer', 'changed shape', 'too many', 'breaks off'] as const) {
    standIn.behave('white_list', how);
    expect((await ask({})).body.data).toMatchObject({ result: 'failed' });
  }
});

test('a seller who billed VAT and is no payer is told once to the keeper; each is asked about once a week', async () => {
  const [seller = '', plain = ''] = crowdNips(95).slice(-2);
  const paper = (values: object) =>
    office.add('documents', {
      company_id: company.id,
      direction: 'from_client',
      status: 'new',
      document_type: 'purchase_invoice',
      issue_date: today(),
      ...values,
    });
  await paper({ title: 'Faktura z VAT', counterparty_nip: seller, counterparty_name: 'Hurtownia Znikająca', vat_amount: 2_300 });
  await paper({ title: 'Rachunek bez VAT', counterparty_nip: plain, counterparty_name: 'Zwolniony', vat_amount: null });
  standIn.behave('white_list', 'unknown');
  await night();
  const told = await bells();
  expect(told).toContain('Faktura z VAT: Hurtownia Znikająca nie jest czynnym podatnikiem VAT');
  expect(told).not.toContain('Rachunek bez VAT');
  const about = () => checks(`,number:${seller}`);
  expect(await about()).toMatchObject([{ result: 'not_found', company_id: company.id, account: null }]);
  office.pass(86_400_000);
  await office.logInAgain();
  await night();
  expect(await about()).toHaveLength(1);
  office.pass(6 * 86_400_000);
  await office.logInAgain();
  await night();
  expect(await about()).toHaveLength(2);
  expect((await bells()).split('Hurtownia Znikająca').length).toBe(told.split('Hurtownia Znikająca').length);
});

test('P05: accounts on papers that not all of the office may see, or in a firm without papers, are kept in no check', async () => {
  const [closed = '', payroll = '', open = ''] = crowdNips(105).slice(-3);
  await placeFlatFile(config.whiteListDir, today(), { active: [[nip, account]] });
  const paper = (title: string, counterparty_nip: string, visibility: string) =>
    office.add('documents', {
      company_id: company.id,
      direction: 'from_client',
      status: 'new',
      document_type: 'purchase_invoice',
      issue_date: today(),
      title,
      counterparty_nip,
      counterparty_account: off,
      gross_amount: 2_000_000,
      visibility,
    });
  await paper('Audyt', closed, 'office_admin');
  await paper('Pakiety medyczne', payroll, 'payroll_only');
  await paper('Towar', open, 'company');
  const kept = async () => (await checks(',result:not_found')).map(({ number }: { number: string }) => number);
  const firm = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
  if (!firm) throw new Error('No demo firm');
  firm.deniedAreas = ['documents'];
  try {
    await night();
    expect(await kept()).toEqual([]);
  } finally {
    firm.deniedAreas = [];
  }
  // The file of another day, as this night's work is done.
  office.pass(86_400_000);
  await office.logInAgain();
  await placeFlatFile(config.whiteListDir, today(), { active: [[nip, account]] });
  await night();
  expect(await kept()).toEqual([open]);
  expect(await bells()).not.toMatch(/Audyt|Pakiety/);
  // Who has such a paper open is answered, and nothing is kept of it either, until an open paper names the same account.
  const ask = (of: string) =>
    office.as('super').post('/api/registers/account', { nip: of, account: off, company_id: company.id });
  expect((await ask(closed)).body.data).toMatchObject({ result: 'not_found' });
  expect(await kept()).toEqual([open]);
  await paper('Audyt dla klienta', closed, 'company');
  await ask(closed);
  expect((await kept()).sort()).toEqual([open, closed].sort());
});

test('P05: a client asks about no account, and of another side’s company nobody does', async () => {
  await placeFlatFile(config.whiteListDir, today(), { active: [[nip, account]] });
  const body = { nip, account, company_id: company.id };
  const client = await office.client(company);
  expect((await client.post('/api/registers/account', body)).status).toBe(404);
  expect((await office.nobody().post('/api/registers/account', body)).status).toBe(401);
  const foreign = await office.add('companies', {}, 'kancelaria');
  expect((await keeper().post('/api/registers/account', { ...body, company_id: foreign.id })).status).toBe(404);
  expect((await office.as('super').get('/api/settings/registers/accounts')).body.data).toMatchObject({ isOn: true, hashes: 1 });
  expect((await keeper().get('/api/settings/registers/accounts')).status).toBe(403);
});

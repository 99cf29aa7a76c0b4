import { beforeAll, describe, expect, test } from 'vitest';
import type { PlannedCompany } from '../../../src/contract/registers';
import { csvLine } from '../../../src/lib/csv';
import type { Database, Tx } from '../../../src/server/db/database';
import { imports } from '../../../src/server/jobs/imports';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { leaseMs } from '../../../src/server/jobs/perform';
import { registerPlan } from '../../../src/server/registers/planJob';
import { crowdNips } from '../../support/crowd';
import { openOffice } from '../../support/office';
import { registersStandIn } from '../registers/standIn';

const standIn = registersStandIn();
const registers = {};
beforeAll(() => void Object.assign(registers, standIn.places()));
const restMs = 1_000;
const office = openOffice({
  config: { registers },
  limits: {
    registers: { pauseMs: 1, answerMs: 30_000, wholeMs: 60_000, restMs, tries: 1 },
    rates: { bulk: { most: 1_000, windowMs: 60_000 } },
  },
});
const keeper = () => office.as('ksiegowa');

const plan = (nips: readonly string[]) => keeper().post('/api/registers/plan', { nips });
async function planned(nips: readonly string[]): Promise<PlannedCompany[]> {
  const { status, body } = await plan(nips);
  expect(status).toBe(202);
  // That job alone: by night others ask the registers too.
  await openJobs(office.services, [registerPlan]).drain();
  const job = (await keeper().get(body.data.address)).body.data;
  expect(job).toMatchObject({ state: 'done', done: nips.length });
  return job.result.companies;
}
const proposedIn = ({ lookup }: PlannedCompany, field: string) => lookup.fields.find((each) => each.field === field)?.value;
const stateOf = ({ lookup }: PlannedCompany, register: string) =>
  lookup.findings.find((each) => each.register === register)?.state;

describe('a list of NIPs', () => {
  test('is asked about at once: the list of VAT payers by thirty, CEIDG only of those whom no court registers', async () => {
    const nips = crowdNips(31);
    const companies = await planned(nips);
    expect(companies.map(({ nip }) => nip)).toEqual(nips);
    expect(standIn.calls.white_list.map(({ path }) => path.split(',').length)).toEqual([30, 1]);
    const inCourt = companies.filter((company) => proposedIn(company, 'krs'));
    expect(inCourt.length).toBeGreaterThan(10);
    expect(standIn.calls.ceidg).toHaveLength(31 - inCourt.length);
    expect(standIn.calls.krs).toHaveLength(inCourt.length);
    for (const company of companies) {
      expect(proposedIn(company, 'company_type')).toBe(inCourt.includes(company) ? 'llc' : 'jdg');
      expect(company.lookup.accounts).toEqual(['62114000001234567890123456']);
      expect(company.known).toBeNull();
      expect(company.contact?.email ?? null).toBe(inCourt.includes(company) ? null : `klient${company.nip}@przyklad.test`);
    }
    expect((await keeper().get(`/api/register-checks/?filters=number:${nips[0]},register:white_list`)).body.data).toMatchObject([
      { result: 'found', request_id: 'abc12-8d3f1c2' },
    ]);
  });

  test('tells of a company that the office has already', async () => {
    const [nip = ''] = crowdNips(40).slice(-1);
    const { id } = await office.add('companies', { vat_number: nip, title: 'Stoi już' });
    expect(await planned([nip])).toMatchObject([{ nip, known: { id, title: 'Stoi już' } }]);
  });

  test('goes back to the queue until a register takes more questions, asks no other twice, and goes on without one that is out of order', async () => {
    const nips = crowdNips(2);
    standIn.behave('ceidg', 'too many');
    standIn.behave('vies', 'breaks off');
    const { body } = await plan(nips);
    const queue = openJobs(office.services, [registerPlan]);
    const job = async () => (await keeper().get(body.data.address)).body.data;
    for (let nth = 1; nth <= 2; nth += 1) {
      await queue.drain();
      expect(await job()).toMatchObject({ state: 'waiting', total: 2 });
      expect(standIn.calls.ceidg).toHaveLength(nth);
      office.pass(restMs);
    }
    expect(standIn.calls.white_list).toHaveLength(1);
    standIn.behave('ceidg', 'answers');
    await queue.drain();
    expect(await job()).toMatchObject({ state: 'done', done: 2 });
    expect(standIn.calls.white_list).toHaveLength(1);
    for (const company of (await job()).result.companies) {
      expect(stateOf(company, 'vies')).toBe('failed');
      expect(['found', 'off']).toContain(stateOf(company, 'ceidg'));
      expect(proposedIn(company, 'vat_status')).toBe('active');
    }
  });

  test('a register that never takes more is given up in the end, and the wait can be stopped', async () => {
    standIn.behave('ceidg', 'too many');
    const [nip = ''] = crowdNips(80).filter((each) => Number(each[8]) % 2 === 1);
    const queue = openJobs(office.services, [registerPlan]);
    const waitOn = async (times: number) => {
      const { body } = await plan([nip]);
      for (let nth = 0; nth < times; nth += 1) {
        await queue.drain();
        office.pass(restMs);
      }
      return body.data.address;
    };
    const job = (await keeper().get(await waitOn(17))).body.data;
    expect(job.state).toBe('done');
    expect(stateOf(job.result.companies[0], 'ceidg')).toBe('failed');
    const address = await waitOn(2);
    await keeper().post(`${address}/cancel`);
    await queue.drain();
    expect((await keeper().get(address)).body.data).toMatchObject({
      state: 'cancelled',
      says: 'Przerwano. Odpowiedzi rejestrów zostały zapisane; firm nie założono.',
    });
  });

  test('of an answer that leaves a number out that number was not answered about', async () => {
    standIn.behave('white_list', 'changed shape');
    const [company] = await planned(crowdNips(1));
    expect(stateOf(company as PlannedCompany, 'white_list')).toBe('failed');
  });

  test.each([
    [['1234563219'], 422],
    [['1234563218', '1234563218'], 422],
    [['abc'], 422],
    [[], 422],
  ])('%j is refused before anybody is asked', async (nips, status) => {
    expect((await plan(nips)).status).toBe(status);
    expect(Object.values(standIn.calls).flat()).toEqual([]);
  });

  test('P05: is asked about by the office alone', async () => {
    const client = await office.client(await office.add('companies'));
    expect((await client.post('/api/registers/plan', { nips: crowdNips(1) })).status).toBe(403);
    expect((await office.nobody().post('/api/registers/plan', { nips: crowdNips(1) })).status).toBe(401);
    expect((await office.as('pracownik').post('/api/registers/plan', { nips: crowdNips(1) })).status).toBe(403);
  });

  test('stopped, it asks nobody any more and makes nothing', async () => {
    const { body } = await plan(crowdNips(5));
    await keeper().post(`${body.data.address}/cancel`);
    await openJobs(office.services, [registerPlan]).drain();
    expect((await keeper().get(body.data.address)).body.data).toMatchObject({ state: 'cancelled' });
    expect(Object.values(standIn.calls).flat()).toEqual([]);
  });
});

const head = ['vat_number', 'title', 'company_type', 'address_postal_code', 'address_city', 'owner_id', 'taxation_form'];
const more = ['vat_status', 'vat_period', 'accounting_type', 'accounts', 'contacts'];

function sheetOf(nips: readonly string[]): string {
  const accounts = JSON.stringify([{ number: '62114000001234567890123456', purpose: 'main' }]);
  const contacts = JSON.stringify([{ first_name: 'Jan', last_name: 'Testowy', email: 'jan@przyklad.test' }]);
  const rows = nips.map((nip) => [
    ...[nip, `Z listy ${nip}`, 'jdg', '00-001', 'Warszawa', office.idOf('ksiegowa'), 'pit_flat'],
    ...['active', 'monthly', 'kpir', accounts, contacts],
  ]);
  return [[...head, ...more], ...rows].map((cells) => csvLine(cells)).join('');
}
const load = async (csv: string) => {
  const { statusCode, body } = await office.app.inject({
    method: 'POST',
    url: '/api/companies/import',
    headers: {
      'x-api-key': 'demo-api-key',
      'x-provider-scope': 'local',
      authorization: `Bearer ${keeper().token}`,
      'content-type': 'text/csv',
    },
    payload: csv,
  });
  return { status: statusCode, body: JSON.parse(body) };
};
const made = async () => (await keeper().get('/api/companies/?search=z+listy&limit=5')).body;

describe('the companies of the list', () => {
  test('are made with the accounts and the person to write to, which a file gives by their key', async () => {
    const [nip = ''] = crowdNips(101).slice(-1);
    const { status, body } = await load(sheetOf([nip]));
    expect([status, body.created]).toEqual([200, 1]);
    const { body: company } = await keeper().get(`/api/companies/${body.data[0].id}`);
    expect(company).toMatchObject({
      accounts: [{ number: '62114000001234567890123456', purpose: 'main' }],
      contacts: [{ first_name: 'Jan', email: 'jan@przyklad.test' }],
    });
    const broken = await load(sheetOf([crowdNips(102).slice(-1)[0] ?? '']).replace(/"\[\{""number.*?\}\]"/, 'nic'));
    expect(broken.body.errors).toEqual({ '2.accounts': 'Podaj listę pozycji' });
    await keeper().post('/api/companies/import/undo', { undo: body.undo });
  });

  test('are all there or none when the process dies while it writes them, and are made once by the next', {
    timeout: 600_000,
  }, async () => {
    expect((await made()).total).toBe(0);
    const { body } = await load(sheetOf(crowdNips(190).slice(-70)));
    const { services } = office;
    const dying = openJobs({ ...services, db: dyingWithin(services.db) }, [imports]);
    await expect(dying.drain()).rejects.toThrow('The process is gone');
    expect((await made()).total).toBe(0);
    expect((await office.as('super').get(body.data.address)).data).toMatchObject({ state: 'running' });
    // Nobody renews what the dead process held.
    office.pass(leaseMs + 1_000);
    await openJobs(services, [imports]).drain();
    expect((await office.as('super').get(body.data.address)).data).toMatchObject({ state: 'done', result: { created: 70 } });
    expect((await made()).total).toBe(70);
  });
});

/** A database that is reached no more from the moment that the companies are written on, before that is committed. */
function dyingWithin(db: Database): Database {
  let isDead = false;
  const refuse = () => {
    if (isDead) throw new Error('The process is gone');
  };
  const of = (tx: Tx): Tx => {
    let isHeld = false;
    const dies = ({ text = '' }: { text?: string }) => isHeld && /insert into "?companies"? /.test(text);
    return {
      ...tx,
      later(statement) {
        refuse();
        tx.later(statement);
        if (dies(statement)) isDead = true;
      },
      async query(statement) {
        refuse();
        if (statement.name === 'jobs.hold') isHeld = true;
        const rows = await tx.query<never>(statement);
        if (dies(statement)) isDead = true;
        refuse();
        return rows;
      },
    };
  };
  return {
    ...db,
    async query(statement) {
      refuse();
      return db.query<never>(statement);
    },
    async transaction(work) {
      refuse();
      return db.transaction((tx) => work(of(tx)));
    },
  };
}

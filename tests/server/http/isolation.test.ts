import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { type DemoDesk, openDemoDesk, principals } from '../../support/demoDesk';

let desk: DemoDesk;
beforeAll(async () => {
  desk = await openDemoDesk();
}, 120_000);
afterAll(() => desk.close());

const nowhere = '0199c3a2-1b2c-7d3e-8f40-123456789abc';

/**
 * Every third person, another three for each resource; in `npm test -- all` everybody. Everybody asks for everything in
 * records/tenants.test.ts too, without the routes.
 */
const askersOf = (nth: number) => principals.filter((_, at) => process.env.TEST_WHOLE === '1' || (nth + at) % 3 === 0);

describe.each(Object.keys(resources).map((name, nth) => ({ name, askers: askersOf(nth) })))('$name', ({ name, askers }) => {
  test.each(askers)('T04, P05: for %s another firm’s record is a record that does not exist, to the letter', async (who) => {
    const { call } = desk.as(who);
    const foreign = await desk.idOf(name, 'true', 'kancelaria');
    expect(foreign).not.toBe('');
    const told = async (id: string) => {
      const answers = [
        await call('GET', `/api/${name}/${id}`),
        await call('PUT', `/api/${name}/${id}`, {}),
        await call('PUT', `/api/${name}/`, { id }),
        await call('DELETE', `/api/${name}/${id}`),
        await call('POST', `/api/${name}/${id}/restore`),
        await call('GET', `/api/${name}/${id}/history`),
        await call('POST', `/api/${name}/${id}/actions/done`),
        await call('POST', `/api/${name}/actions/delete`, { ids: [id] }),
      ];
      return answers.map(({ status, body }) => ({ status, ...body, requestId: '' }));
    };
    const [one, other] = [await told(foreign), await told(nowhere)];
    expect(one).toEqual(other);
    for (const { status } of one) expect([403, 404, 422]).toContain(status);
    const { body } = await call('GET', `/api/${name}/?filters=id:${foreign}`);
    expect(body.data ?? []).toEqual([]);
  });
});

/** Ids of a resource's rows that are this person's; straight from the table. */
async function ownRows(name: string, by: string, owner: string): Promise<string[]> {
  const text = `select id from "${name.replaceAll('-', '_')}" where "${by}" = $1`;
  return (await desk.db.query<{ id: string }>({ text, values: [owner] })).map(({ id }) => id);
}

describe('a client', () => {
  test.each(['jan', 'anna'] as const)('P04: %s knows of own companies and what hangs on them, and nothing else', async (who) => {
    const { call } = desk.as(who);
    const own = (await call('GET', '/api/auth')).body.id;
    const mine: string[] = (await call('GET', `/api/users/${own}`)).body.companies;
    expect(mine).toHaveLength(desk.companiesOf?.find(({ login }) => login === who)?.companies ?? 0);
    for (const [name, resource] of Object.entries<Resource>(resources)) {
      if (!resource.client) continue;
      const { data, total } = (await call('GET', `/api/${name}/?limit=100`)).body;
      const { company, user } = resource.client.rows;
      const companies = new Set(company ? data.map((row: Record<string, string>) => row.company_id ?? row.id) : []);
      expect([...companies].every((id) => mine.includes(String(id)))).toBe(true);
      const ids = data.map((row: { id: string }) => row.id);
      if (user) expect(await ownRows(name, user, own)).toEqual(expect.arrayContaining(ids));
      expect(data.length).toBe(Math.min(total, 100));
      for (const row of data) for (const hidden of resource.client.hidden ?? []) expect(row).not.toHaveProperty(hidden);
    }
    const theirs = `<> all('{${mine.join(',')}}')`;
    expect((await call('GET', `/api/companies/${await desk.idOf('companies', `id ${theirs}`)}`)).status).toBe(404);
    expect((await call('GET', `/api/employees/${await desk.idOf('employees', `company_id ${theirs}`)}`)).status).toBe(404);
  });
});

describe('what is hidden', () => {
  test.each(['internal_note', 'tasks', 'pesel', 'nieznane'])(
    'P07, P10: cannot be sorted or filtered by a client: %s',
    async (key) => {
      const { call } = desk.as('jan');
      const asked = async (name: string) =>
        Promise.all([call('GET', `/api/companies/?sort=${name}:asc`), call('GET', `/api/companies/?filters=${name}:x`)]);
      const [answers, unknown] = [await asked(key), await asked('zzz')];
      answers.forEach(({ status, body }, index) => {
        expect(status).toBe(422);
        expect(body.error.replace(key, '…')).toBe(unknown[index]?.body.error.replace('zzz', '…'));
      });
    },
  );

  test('P08, S10: a PESEL is masked everywhere, whole after a step-up alone, and the look is in the trail', async () => {
    const browser = desk.as('ksiegowa');
    const id = await desk.idOf('employees');
    const shown = (await browser.call('GET', `/api/employees/${id}`)).body;
    expect(shown.pesel).toMatch(/^\*{7}\d{4}$/);
    expect((await browser.call('POST', `/api/employees/${id}/reveal`, { field: 'pesel' })).body.code).toBe('step_up');
    await browser.call('POST', '/api/users/step-up', { password: 'Lipowa-Herbata-2026' });
    const opened = await browser.call('POST', `/api/employees/${id}/reveal`, { field: 'pesel' });
    expect(opened.body.data.value).toMatch(/^\d{11}$/);
    expect(opened.body.data.value.slice(-4)).toBe(shown.pesel.slice(-4));
    const trail = await desk.db.query({
      text: "select fields from audit where action = 'reveal' and entity_id = $1",
      values: [id],
    });
    expect(trail).toEqual([{ fields: ['pesel'] }]);
  });

  test('K03: no PESEL or account of a person stands readable in the database', async () => {
    const [row] = await desk.db.query<{ pesel: string; bank_account: string }>({
      text: 'select pesel, bank_account from employees where pesel is not null limit 1',
    });
    expect(row?.pesel).not.toMatch(/^\d{11}$/);
    expect(row?.bank_account).not.toMatch(/^\d{26}$/);
  });

  test('P08: whoever has no payroll grant finds no trace of pay', async () => {
    await desk.db.query({ text: "update users set payroll = false where email = 'super@demo.test'" });
    const { call } = desk.as('super');
    const { data } = (await call('GET', '/api/employees/')).body;
    for (const key of ['pesel', 'wage_amount', 'bank_account', 'medical_exam_valid_to']) expect(data[0]).not.toHaveProperty(key);
    expect((await call('GET', '/api/employees/?sort=wage_amount:asc')).status).toBe(422);
    expect((await call('PUT', `/api/employees/${data[0].id}`, { wage_amount: 1 })).status).toBe(422);
  });
});

// Also on a PostgreSQL server: calls at once.

import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';
import { uploaded } from '../files/desk';

const office = openOffice({ daily: ['tickets.daily'] });
const ksiegowa = () => office.as('ksiegowa');
const category = (firm: 'demo' | 'kancelaria' = 'demo') => office.base(firm).of['ticket-categories'];

interface Desk {
  company: Added;
  client: Caller;
}
/** A company of its own with its client, so that no test sees another's cases. */
async function desk(): Promise<Desk> {
  const company = await office.add('companies');
  return { company, client: await office.client(company) };
}
const asked = ({ company }: Desk, values: Values = {}) => ({
  subject: 'Korekta JPK',
  description: '<p>Proszę o korektę</p>',
  company_id: company.id,
  category_id: category(),
  ...values,
});
async function opened(of: Desk, values: Values = {}) {
  const { status, body } = await of.client.post('/api/tickets/', asked(of, values));
  expect(status).toBe(201);
  return body as Values & { id: string; number: string };
}
const act = (who: Caller, id: string, action: string, body?: object) => who.post(`/api/tickets/${id}/actions/${action}`, body);
const say = (who: Caller, id: string, body: object = {}) =>
  who.post(`/api/tickets/${id}/posts`, { body: '<p>Dzień dobry</p>', ...body });
const read = async (who: Caller, id: string) => (await who.get(`/api/tickets/${id}`)).body;
const told = async (who: Caller, event: string): Promise<{ text: string; link: string }[]> => {
  const { data } = await who.get('/api/notices/?limit=100');
  return data.filter((notice: { event: string }) => notice.event === event);
};

describeOnce('a new case', () => {
  test('of a client’s has a number, its company’s keeper, and clocks in the office’s hours', async () => {
    const of = await desk();
    const made = await opened(of);
    expect(made.number).toMatch(/^S\/2026\/\d{5}$/);
    const next = await opened(of);
    expect(Number(next.number.slice(-5))).toBe(Number(made.number.slice(-5)) + 1);
    expect(await read(ksiegowa(), made.id)).toMatchObject({
      status: 'new',
      channel: 'portal',
      assignee_id: office.idOf('ksiegowa'),
      first_response_due: '2026-11-23 09:00:00',
      solution_due: '2026-11-27 09:00:00',
      next_due: '2026-11-23 09:00:00',
    });
    expect((await told(ksiegowa(), 'ticket_created')).some(({ link }) => link.endsWith(made.id))).toBe(true);
  });
  test('goes to whom its category names, by its priority’s hours', async () => {
    const of = await desk();
    const payroll = await office.add('ticket-categories', {
      assignee_id: office.idOf('kadry'),
      group: 'payroll',
      first_urgent: 1,
    });
    const { body } = await ksiegowa().post(
      '/api/tickets/',
      asked(of, { category_id: payroll.id, priority: 'urgent', channel: 'phone' }),
    );
    expect(body).toMatchObject({ assignee_id: office.idOf('kadry'), group: 'payroll', next_due: '2026-11-20 10:00:00' });
    expect((await told(of.client, 'ticket_created')).map(({ link }) => link)).toEqual([`/tickets/${body.id}`]);
    expect((await read(of.client, body.id)).requester.id).toBe(body.requester_id);
  });
  test('P11 V01: a client sends neither state, price nor what the office keeps for itself', async () => {
    const of = await desk();
    for (const key of ['priority', 'tags', 'watchers', 'assignee_id', 'channel']) {
      const { status, body } = await of.client.post('/api/tickets/', asked(of, { [key]: 'high' }));
      expect([key, status, Object.keys(body.errors)]).toEqual([key, 422, [key]]);
    }
    const echoed = await opened(of, { status: 'closed', billable: 'free', price_amount: 1 });
    expect(await read(ksiegowa(), echoed.id)).toMatchObject({ status: 'new', billable: 'in_plan', price_amount: null });
  });
  test('P04, P06: is of the client’s own company, and so is whom and what it points to', async () => {
    const [of, other] = [await desk(), await desk()];
    const stranger = await office.add('employees', { company_id: other.company.id });
    const theirs = await opened(other);
    const refused = async (values: Values) => (await of.client.post('/api/tickets/', asked(of, values))).body.errors;
    expect(await refused({ company_id: other.company.id })).toHaveProperty('company_id');
    expect(await refused({ employee_id: stranger.id })).toHaveProperty('employee_id');
    expect(await refused({ parent_id: theirs.id })).toHaveProperty('parent_id');
    const hidden = await office.add('ticket-categories', { visible_to_client: false });
    expect(await refused({ category_id: hidden.id })).toHaveProperty('category_id');
  });
  test('I01: sent twice under one key is one case', async () => {
    const of = await desk();
    const key = { 'idempotency-key': `sprawa-${of.company.id}` };
    const [first, second] = [
      await of.client.post('/api/tickets/', asked(of), key),
      await of.client.post('/api/tickets/', asked(of), key),
    ];
    expect(second.body.id).toBe(first.body.id);
    expect((await of.client.get('/api/tickets/')).body.total).toBe(1);
  });
});

describeOnce('the firm’s own working hours', () => {
  test('are what the clocks of a new case run in', async () => {
    const tenant = office.services.tenants.all().find(({ key }) => key === 'demo');
    if (!tenant) throw new Error('No firm');
    const { config } = tenant;
    const long = { from: '06:00', to: '20:00' };
    const usual = await opened(await desk());
    tenant.config = { ...config, officeHours: { week: [long, long, long, long, long, long, null], closedDays: [] } };
    const sooner = await opened(await desk());
    tenant.config = config;
    const due = async (id: string) => String((await read(ksiegowa(), id)).solution_due);
    expect((await due(sooner.id)) < (await due(usual.id))).toBe(true);
  });
});

describeOnce('who sees a case', () => {
  test('P04, P05: another company’s client gets 404 for the case, its posts and its actions', async () => {
    const [of, other] = [await desk(), await desk()];
    const { id } = await opened(of);
    expect((await other.client.get(`/api/tickets/${id}`)).status).toBe(404);
    expect((await say(other.client, id)).status).toBe(404);
    for (const action of ['accept_price', 'rate', 'close', 'cancel'])
      expect((await act(other.client, id, action)).status).toBe(404);
    expect((await other.client.get('/api/tickets/')).body.total).toBe(0);
  });
  test('T01: another firm’s accountant gets 404', async () => {
    const { id } = await opened(await desk());
    expect((await office.as('ksiegowa', 'kancelaria').get(`/api/tickets/${id}`)).status).toBe(404);
    expect((await act(office.as('ksiegowa', 'kancelaria'), id, 'take')).status).toBe(404);
  });
  test('P02: a worker gets 403', async () => {
    const { id } = await opened(await desk());
    expect((await office.as('pracownik').get('/api/tickets/')).status).toBe(403);
    expect((await office.as('pracownik').get(`/api/tickets/${id}`)).status).toBe(403);
    expect((await act(office.as('pracownik'), id, 'take')).status).toBe(403);
    expect((await say(office.as('pracownik'), id)).status).toBe(403);
  });
  test('P04: an internal case does not exist for the client', async () => {
    const of = await desk();
    const { body } = await ksiegowa().post('/api/tickets/', asked(of, { channel: 'internal' }));
    expect((await of.client.get(`/api/tickets/${body.id}`)).status).toBe(404);
    expect(await told(of.client, 'ticket_created')).toEqual([]);
  });
  test('P07: clocks, tags and watchers are the office’s alone, also to sort and filter by', async () => {
    const of = await desk();
    const { id } = await opened(of);
    const seen = await read(of.client, id);
    for (const key of ['next_due', 'solution_due', 'tags', 'watchers', 'spent_minutes', 'group'])
      expect(seen).not.toHaveProperty(key);
    expect((await of.client.get('/api/tickets/?sort=next_due:asc')).status).toBe(422);
    expect((await of.client.get('/api/tickets/?filters=tags:a')).status).toBe(422);
  });
  test('P04: who only looks on at a company neither opens, closes nor cancels', async () => {
    const of = await desk();
    const viewer = await office.client(of.company, 'viewer');
    const { id } = await opened(of);
    expect((await viewer.post('/api/tickets/', asked(of))).status).toBe(403);
    expect((await act(viewer, id, 'cancel')).status).toBe(403);
    expect((await viewer.get(`/api/tickets/${id}`)).status).toBe(200);
  });
});

describeOnce('whose turn it is', () => {
  test('the office’s first answer stops the first clock and takes the case up, once', async () => {
    const of = await desk();
    const { id } = await opened(of);
    expect((await say(ksiegowa(), id)).status).toBe(201);
    expect(await read(ksiegowa(), id)).toMatchObject({
      status: 'open',
      first_response_at: '2026-11-20 09:00:00',
      next_due: '2026-11-27 09:00:00',
    });
    expect(await told(of.client, 'ticket_answered')).toHaveLength(1);
  });
  test('an internal note never leaves the office, and moves nothing', async () => {
    const of = await desk();
    const { id } = await opened(of);
    const before = await read(of.client, id);
    await say(ksiegowa(), id, { body: '<p>Tajne ustalenia</p>', internal: true });
    expect(await read(of.client, id)).toEqual(before);
    expect((await of.client.get(`/api/tickets/${id}/posts`)).text).not.toContain('Tajne');
    expect((await of.client.get('/api/tickets/?search=tajne')).body.total).toBe(0);
    expect(await told(of.client, 'ticket_answered')).toEqual([]);
    expect((await say(of.client, id, { internal: true })).status).toBe(422);
    expect(await read(ksiegowa(), id)).toMatchObject({ status: 'new', first_response_at: null });
  });
  test.each(['wait_client', 'wait_authority', 'hold'])('%s stops the clocks', async (transition) => {
    const { id } = await opened(await desk());
    expect((await act(ksiegowa(), id, transition)).body).toMatchObject({
      next_due: null,
      first_left_minutes: 480,
      solution_left_minutes: 2_400,
      waiting_since: '2026-11-20 09:00:00',
    });
    expect((await act(ksiegowa(), id, 'resume')).body).toMatchObject({ next_due: '2026-11-23 09:00:00', waiting_since: null });
  });
  test.each(['wait_client', 'resolve'])('a client’s answer after %s sets the case to work again', async (transition) => {
    const of = await desk();
    const { id } = await opened(of);
    await act(ksiegowa(), id, transition);
    await say(of.client, id);
    expect(await read(ksiegowa(), id)).toMatchObject({
      status: 'open',
      auto_close_on: null,
      resolved_at: null,
      next_due: '2026-11-23 09:00:00',
    });
  });
  test('a client’s answer to what waits for an authority moves nothing', async () => {
    const of = await desk();
    const { id } = await opened(of);
    await act(ksiegowa(), id, 'wait_authority');
    await say(of.client, id);
    expect(await read(ksiegowa(), id)).toMatchObject({ status: 'waiting_authority', next_due: null });
  });
  test('the client is told that the office waits, and that it is solved', async () => {
    const of = await desk();
    const { id } = await opened(of);
    await act(ksiegowa(), id, 'wait_client');
    await act(ksiegowa(), id, 'resolve');
    expect(await told(of.client, 'ticket_waiting')).toHaveLength(1);
    expect(await told(of.client, 'ticket_resolved')).toHaveLength(1);
  });
  test('what a client writes to a closed case becomes a new one, tied to it, and the old one says so', async () => {
    const of = await desk();
    const { id, number } = await opened(of);
    await act(ksiegowa(), id, 'resolve');
    expect((await act(of.client, id, 'close')).body.status).toBe('closed');
    expect((await say(of.client, id, { body: '<p>Jednak nie działa</p>' })).status).toBe(201);
    const { data } = await of.client.get('/api/tickets/?sort=created:desc');
    expect(data).toHaveLength(2);
    const made = data.find((each: { id: string }) => each.id !== id);
    expect(made).toMatchObject({ status: 'new', parent: { id } });
    expect((await read(of.client, made.id)).description).toContain('Jednak nie działa');
    expect((await of.client.get(`/api/tickets/${id}/posts`)).text).toContain(made.number);
    expect(await read(of.client, id)).toMatchObject({ status: 'closed', number });
  });
  test('all that a client writes to a closed case goes into one new case, with its files, until that one is over', async () => {
    const of = await desk();
    const { id } = await opened(of);
    await act(ksiegowa(), id, 'resolve');
    await act(of.client, id, 'close');
    const [first, second] = [
      await uploaded(office, of.client, 'skan.txt', 'Pierwszy'),
      await uploaded(office, of.client, 'wyciag.txt', 'Drugi'),
    ];
    expect((await say(of.client, id, { body: undefined, file_ids: [first.id] })).status).toBe(201);
    await say(of.client, id, { body: '<p>I jeszcze to</p>', file_ids: [second.id] });
    await say(of.client, id, { body: '<p>Kiedy będzie?</p>' });
    const others = async () =>
      ((await of.client.get('/api/tickets/?sort=created:asc')).data as { id: string; number: string }[]).filter(
        (each) => each.id !== id,
      );
    const [further, other] = await others();
    if (!further) throw new Error('No further case');
    expect(other).toBeUndefined();
    expect(await read(ksiegowa(), further.id)).toMatchObject({ attachments: [{ id: first.id }], parent: { id } });
    const { data } = await ksiegowa().get(`/api/tickets/${further.id}/posts`);
    expect(data.map(({ body }: { body: string }) => body)).toEqual(['<p>I jeszcze to</p>', '<p>Kiedy będzie?</p>']);
    expect(data[0].files).toMatchObject([{ id: second.id }]);
    for (const file of [first, second]) expect((await ksiegowa().get(`/api/files/${file.id}`)).status).toBe(200);
    const old = (await of.client.get(`/api/tickets/${id}/posts`)).data as { body: string; files: unknown[] }[];
    expect(old.flatMap(({ files }) => files)).toEqual([]);
    expect(old.at(-1)?.body).toContain(`odpowiedź trafiła do sprawy ${further.number}`);
    await act(ksiegowa(), further.id, 'resolve');
    await act(of.client, further.id, 'close');
    await say(of.client, id, { body: '<p>Po wszystkim</p>' });
    expect(await others()).toHaveLength(2);
  });
  test('a transition out of turn is 409', async () => {
    const of = await desk();
    const { id } = await opened(of);
    expect((await act(ksiegowa(), id, 'close')).status).toBe(409);
    expect((await act(of.client, id, 'resolve')).status).toBe(403);
  });
  test('another priority is another promise', async () => {
    const { id } = await opened(await desk());
    await ksiegowa().put('/api/tickets/', { id, priority: 'urgent' });
    expect(await read(ksiegowa(), id)).toMatchObject({
      first_response_due: '2026-11-20 11:00:00',
      solution_due: '2026-11-23 09:00:00',
    });
  });
});

describe('a price', () => {
  const price = { quantity: 200 };
  const propose = async (id: string, body: object = {}) =>
    act(ksiegowa(), id, 'price', { item_id: office.base().of['price-items'], ...price, ...body });
  const events = async (company: string) =>
    (await ksiegowa().get(`/api/billable-events/?filters=company_id:${company}`)).data as Values[];

  test('is accepted once: one payable event, however often it is pressed at once', async () => {
    const of = await desk();
    const { id, number } = await opened(of);
    expect((await propose(id)).body).toMatchObject({ billable: 'extra_pending', price_amount: 30_000 });
    const [asked, ...others] = await told(of.client, 'price_acceptance_needed');
    expect(others).toEqual([]);
    expect(String(asked?.text).replaceAll('\u00a0', ' ')).toMatch(/, \d[\d ]*,\d\d zł brutto \(\d[\d ]*,\d\d zł netto\)$/);
    const answers = await Promise.all([1, 2, 3].map(() => act(of.client, id, 'accept_price')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const made = await events(of.company.id);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ source: 'ticket', status: 'accepted', net_amount: 30_000, quantity: 200, period: '2026-11' });
    expect(made[0]).toMatchObject({ vat_rate: '23', gross_amount: 36_900 });
    expect(made[0]?.description).toBe(`${number}: Korekta JPK`);
    const event = (await ksiegowa().get(`/api/billable-events/${made[0]?.id}`)).body;
    expect(event).toMatchObject({ decided_at: '2026-11-20 09:00:00', decided_by: { title: 'Jan Kliencki' } });
    expect(await read(of.client, id)).toMatchObject({ billable: 'extra_accepted', price_amount: 30_000 });
    expect((await propose(id)).body.code).toBe('charged');
    expect((await ksiegowa().delete(`/api/tickets/${id}`)).body.code).toBe('charged');
  });
  testOnce('is the client’s own where they have one', async () => {
    const of = await desk();
    const { id } = await opened(of);
    await office.add('company-prices', {
      company_id: of.company.id,
      item_id: office.base().of['price-items'],
      net_amount: 9_900,
      valid_from: '2026-01-01',
    });
    expect((await propose(id)).body.price_amount).toBe(19_800);
  });
  testOnce('that needs no consent is charged at once', async () => {
    const of = await desk();
    const { id } = await opened(of);
    const item = await office.add('price-items', { needs_acceptance: false });
    expect((await propose(id, { item_id: item.id })).body.billable).toBe('extra_accepted');
    expect(await events(of.company.id)).toHaveLength(1);
  });
  testOnce('may be refused with words, taken back and offered anew', async () => {
    const of = await desk();
    const { id } = await opened(of);
    await propose(id);
    expect((await act(of.client, id, 'refuse_price', { note: 'Za drogo' })).body).toMatchObject({
      billable: 'extra_rejected',
      price_note: 'Za drogo',
    });
    expect((await act(of.client, id, 'accept_price')).body.code).toBe('decided');
    expect((await act(ksiegowa(), id, 'withdraw_price')).body).toMatchObject({ billable: 'in_plan', price_amount: null });
    expect((await propose(id)).status).toBe(200);
    expect((await act(ksiegowa(), id, 'settle', { billable: 'free' })).body).toMatchObject({
      billable: 'free',
      price_item_id: null,
    });
    expect(await events(of.company.id)).toEqual([]);
  });
  testOnce('P04: is the client’s to decide: neither the office’s nor of who only looks on', async () => {
    const of = await desk();
    const viewer = await office.client(of.company, 'viewer');
    const { id } = await opened(of);
    await propose(id);
    for (const who of [ksiegowa(), viewer])
      for (const action of ['accept_price', 'refuse_price']) expect((await act(who, id, action)).status).toBe(403);
    expect((await act(of.client, id, 'price', { item_id: category(), quantity: 1 })).status).toBe(403);
    expect(await told(viewer, 'price_acceptance_needed')).toEqual([]);
  });
  describeOnce('that is none', () => {
    test.each([
      [{ item_id: 'x' }, 'item_id'],
      [{ quantity: 0 }, 'quantity'],
      [{ quantity: 1.5 }, 'quantity'],
      [{ amount: 1 }, 'amount'],
    ])('V01: %j is refused with its place', async (body, place) => {
      const { id } = await opened(await desk());
      expect((await propose(id, body)).body.errors).toHaveProperty(place);
    });
  });
});

describeOnce('what else happens to a case', () => {
  test('two of one company become one, and its people follow it', async () => {
    const of = await desk();
    const [one, other] = [await opened(of), await opened(of, { subject: 'To samo jeszcze raz' })];
    expect((await act(ksiegowa(), other.id, 'merge', { into_id: one.id })).body).toMatchObject({
      status: 'closed',
      merged_into_id: one.id,
    });
    expect((await of.client.get(`/api/tickets/${one.id}/posts`)).text).toContain('To samo jeszcze raz');
    expect((await of.client.get(`/api/tickets/${other.id}/posts`)).text).toContain(one.number);
    expect((await say(of.client, other.id)).body.code).toBe('merged');
    expect((await act(ksiegowa(), other.id, 'reopen')).body.code).toBe('merged');
    expect((await act(ksiegowa(), one.id, 'merge', { into_id: other.id })).body.errors).toHaveProperty('into_id');
  });
  test('P06: cases of two companies are never joined', async () => {
    const [one, other] = [await opened(await desk()), await opened(await desk())];
    expect((await act(ksiegowa(), one.id, 'merge', { into_id: other.id })).body.errors).toHaveProperty('into_id');
    expect((await act(ksiegowa(), one.id, 'merge', { into_id: one.id })).body.errors).toHaveProperty('into_id');
  });
  test('P04: an internal case and one that the client reads are never joined, as each would quote the other', async () => {
    const of = await desk();
    const known = await opened(of);
    const { id } = await office.add('tickets', { company_id: of.company.id, channel: 'internal' });
    expect((await act(ksiegowa(), id, 'merge', { into_id: known.id })).body.errors).toHaveProperty('into_id');
    expect((await act(ksiegowa(), known.id, 'merge', { into_id: id })).body.errors).toHaveProperty('into_id');
  });
  test('P18: whoever watches is told, and a client only while they belong to the company', async () => {
    const of = await desk();
    const { id } = await opened(of);
    const watch = await act(office.as('kierownik'), id, 'watch');
    expect(watch.body.watchers).toMatchObject([{ user_id: office.idOf('kierownik') }]);
    const count = (await told(office.as('kierownik'), 'ticket_answered')).length;
    await say(of.client, id);
    expect((await told(office.as('kierownik'), 'ticket_answered')).length).toBe(count + 1);
    expect((await act(office.as('kierownik'), id, 'unwatch')).body.watchers).toEqual([]);
    const stranger = { user_id: office.base().guest };
    expect((await ksiegowa().put('/api/tickets/', { id, watchers: [stranger] })).body.errors).toHaveProperty('watchers');
  });
  test('is rated by the client once it is solved, once', async () => {
    const of = await desk();
    const { id } = await opened(of);
    expect((await act(of.client, id, 'rate', { satisfaction: 5 })).body.code).toBe('out_of_turn');
    await act(ksiegowa(), id, 'resolve');
    expect((await act(of.client, id, 'rate', { satisfaction: 6 })).body.errors).toHaveProperty('satisfaction');
    expect((await act(ksiegowa(), id, 'rate', { satisfaction: 5 })).status).toBe(403);
    expect((await act(of.client, id, 'rate', { satisfaction: 4, note: 'Szybko' })).body).toMatchObject({ satisfaction: 4 });
    expect((await act(of.client, id, 'rate', { satisfaction: 1 })).body.code).toBe('rated');
  });
  test('time and tasks are kept to it', async () => {
    const { id, company_id } = await opened(await desk());
    await ksiegowa().post('/api/uptimes/', { start_date: '2026-11-20 07:00:00', end_date: '2026-11-20 07:45:00', ticket_id: id });
    await ksiegowa().post('/api/tasks/', {
      title: 'Wysłać korektę',
      due_date: '2026-11-25',
      assignee_id: office.idOf('ksiegowa'),
      company_id,
      ticket_id: id,
    });
    expect((await read(ksiegowa(), id)).spent_minutes).toBe(45);
    expect((await ksiegowa().get(`/api/tasks/?filters=ticket_id:${id}`)).data).toHaveLength(1);
  });
  test('P03: with the section off there are neither cases nor categories', async () => {
    const config = office.services.tenants.all().find(({ key }) => key === 'kancelaria')?.config;
    const module = config?.modules.tickets;
    if (!module) throw new Error('The firm has no such module');
    module.enabled = false;
    const answers = await Promise.all(
      ['tickets', 'ticket-categories'].map((name) => office.as('super', 'kancelaria').get(`/api/${name}/`)),
    );
    module.enabled = true;
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

// Sessions end as time passes, so these look at what stands, and come last.
describeOnce('as time passes', () => {
  const hour = 3_600_000;
  const row = async (id: string) =>
    (await office.services.db.query<Values>({ text: 'select * from tickets where id = $1', values: [id] }))[0];
  const notices = async (id: string, event: string) =>
    (
      await office.services.db.query<Values>({
        text: 'select user_id from notices where record_id = $1 and event = $2',
        values: [id, event],
      })
    ).map(({ user_id }) => user_id);
  const drain = () => office.services.jobs.drain();

  test('a clock warns, then says that it has run out, each once; one that stands says nothing; what was put off comes back; a solved case closes after a week', async () => {
    const of = await desk();
    const [late, still, snoozed, solved, back] = [
      await opened(of),
      await opened(of),
      await opened(of),
      await opened(of),
      await opened(of),
    ];
    await act(ksiegowa(), still.id, 'wait_client');
    expect((await act(ksiegowa(), snoozed.id, 'snooze', { until: '2026-11-20 08:00:00' })).body.errors).toHaveProperty('until');
    const off = await act(ksiegowa(), snoozed.id, 'snooze', { until: '2026-11-21 10:00:00' });
    expect(off.body).toMatchObject({ status: 'on_hold', snoozed_until: '2026-11-21 10:00:00', next_due: null });
    expect((await act(ksiegowa(), solved.id, 'resolve')).body.auto_close_on).toBe('2026-11-27');
    await act(ksiegowa(), back.id, 'resolve');
    await say(of.client, back.id);

    office.pass(6 * hour);
    await drain();
    await drain();
    expect(await notices(late.id, 'ticket_sla_warning')).toEqual([office.idOf('ksiegowa')]);
    expect(await notices(late.id, 'ticket_sla_broken')).toEqual([]);

    office.pass(20 * hour);
    await drain();
    expect(await row(snoozed.id)).toMatchObject({ status: 'open', snoozed_until: null });

    office.pass(48 * hour);
    await drain();
    await drain();
    expect((await notices(late.id, 'ticket_sla_broken')).sort()).toEqual(
      [office.idOf('ksiegowa'), office.idOf('kierownik')].sort(),
    );
    for (const event of ['ticket_sla_warning', 'ticket_sla_broken']) expect(await notices(still.id, event)).toEqual([]);
    expect(await row(solved.id)).toMatchObject({ status: 'resolved' });

    office.pass(94 * hour);
    await drain();
    expect(await row(solved.id)).toMatchObject({ status: 'closed', auto_close_on: null });
    expect(await notices(solved.id, 'ticket_rating')).toHaveLength(1);
    expect(await row(back.id)).toMatchObject({ status: 'open' });
  });
});

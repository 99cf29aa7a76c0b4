// Also on a PostgreSQL server: calls at once.

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authLimits } from '../../../src/server/auth/limits';
import { withoutFigures } from '../../../src/server/entry/glance';
import { openJobs } from '../../../src/server/jobs/openJobs';
import type { Message } from '../../../src/server/mail/message';
import { notify } from '../../../src/server/notices/notify';
import { sendNotice } from '../../../src/server/notices/send';
import { systemScope } from '../../../src/server/scope';
import { send } from '../../support/caller';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { type Firm, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';
import { countedMonth, foreignAccount } from '../../support/settlement';

const office = openOffice();
const { entry } = authLimits;
const minute = 60_000;
const sent: Message[] = [];
const tenant = (firm: Firm = 'demo') => {
  const found = office.services.tenants.all().find(({ key }) => key === firm);
  if (!found) throw new Error('No firm');
  return found;
};
const switches = (firm: Firm = 'demo') => tenant(firm).config.switches as { entryLinks: boolean };

beforeAll(() => {
  office.services.mailer.send = async (message) => void sent.push(message);
});
beforeEach(async () => {
  const { db } = office.services;
  for (const table of ['entry_views', 'entry_grants', 'throttles', 'deliveries', 'jobs', 'notices'])
    await db.query({ text: `delete from ${table}` });
  sent.length = 0;
  for (const firm of ['demo', 'kancelaria'] as const) switches(firm).entryLinks = true;
});

const logInAgain = async () => {
  for (const firm of ['demo', 'kancelaria'] as const) await office.logInAgain(firm);
};

let nth = 0;
/** A client of the company who is written to about the record, and the token of the link that they get; null where the mail has none. */
async function written(company: { id: string }, record: { resource: string; id: string }, person: Values = {}) {
  nth += 1;
  const email = `wejscie-${nth}@klient.test`;
  const { id } = await office.add('users', {
    first_name: 'Jan',
    last_name: 'Kliencki',
    email,
    status: 'active',
    phone: '+48601234503',
    isAdmin: false,
    roles: [],
    payroll: false,
    ...person,
  });
  await office.add('memberships', { user_id: id, company_id: company.id, role: 'owner' });
  const { db, clock } = office.services;
  const values = {
    tytul: 'Dokumenty',
    firma: 'Piekarnia',
    okres: 'październik 2026',
    kwota_razem: '1 234,00 zł',
    termin: '20.11.2026',
    lista_pozycji: 'VAT',
  };
  const event = record.resource === 'settlements' ? 'settlement_published' : 'document_request_created';
  await db.transaction((tx) => notify(tx, systemScope(tenant(), clock()), { event, to: [id], record, values }));
  await openJobs(office.services, [sendNotice]).drain();
  const mail = sent.findLast(({ channel, to }) => channel === 'email' && to === email);
  return { id, email, mail, token: /#wejscie=([A-Za-z0-9]+)/.exec(mail?.text ?? '')?.[1] ?? null };
}
async function month(person: Values = {}) {
  const made = await countedMonth(office, { status: 'published', note_to_client: 'Proszę o przelew' }, [
    { stage: 'published', kind: 'vat', amount: 123_400, due_nominal: '2026-11-25', due_effective: '2026-11-25' },
  ]);
  return { ...made, ...(await written(made.company, { resource: 'settlements', id: made.settlement.id }, person)) };
}

/** A browser without a session: it keeps the cookie of what it opened. */
function browser(address = '10.1.2.3', firm: Firm = 'demo') {
  let cookie = '';
  return async (path: string, body?: object) => {
    const answer = await send(office.app, {
      method: 'POST',
      url: `/api/entry${path}`,
      remoteAddress: address,
      headers: { 'content-type': 'application/json', 'x-api-key': `${firm}-api-key`, 'x-provider-scope': 'local', cookie },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    const set = String(answer.headers['set-cookie'] ?? '');
    if (set) cookie = set.split(';')[0] ?? '';
    return { ...answer, set };
  };
}
const codeOf = async () => {
  await office.services.auth.settled();
  await office.services.auth.mail.drain();
  return sent.findLast(({ channel, code }) => channel === 'sms' && code)?.code ?? '';
};
const trailOf = async (id: string) =>
  (
    await office.services.db.query<{ action: string }>({ text: 'select action from audit where entity_id = $1', values: [id] })
  ).map(({ action }) => action);

describe('a link from a notice', () => {
  testOnce('P08: opens the one month without amounts and accounts, and the code by SMS shows them', async () => {
    const { id, token } = await month();
    const call = browser();
    const opened = await call('', { token });
    expect(opened.status).toBe(200);
    expect(opened.data).toMatchObject({ kind: 'Rozliczenie miesięczne', code: { channel: 'sms', hint: '*** *** 503' } });
    expect(opened.data.closed).toEqual(expect.arrayContaining(['Kwota', 'Rachunek', 'Tytuł przelewu', 'Uwagi dla klienta']));
    expect(opened.data.items.rows).toMatchObject([{ name: 'VAT' }]);
    for (const secret of [foreignAccount, '1234', '1 234', 'Faktura', 'Proszę o przelew'])
      expect(opened.text).not.toContain(secret);

    expect((await call('/code')).data).toEqual({ sent: true });
    const whole = await call('/verify', { code: await codeOf() });
    expect(whole.status).toBe(200);
    expect(whole.data).toMatchObject({ closed: [], code: null });
    expect(whole.text).toMatch(/1\s234,00/);
    expect(whole.text).toContain('Proszę o przelew');
    expect(await trailOf(id)).toEqual(expect.arrayContaining(['entry_opened', 'entry_code']));
  });

  testOnce('P23: covers accounts, PESEL and amounts that somebody typed into what it shows', async () => {
    const company = await office.add('companies', { title: 'Kłos' });
    const title = 'Umowa PESEL 44051401359, konto 61 1090 1014 0000 0712 1981 2874, kwota 1 500,00 zł';
    const request = await office.add('document-requests', { company_id: company.id, title, status: 'sent', message: 'Tajne' });
    await office.add('document-request-items', {
      request_id: request.id,
      company_id: company.id,
      label: 'Lista płac 2 300 zł',
      sent: true,
    });
    const { token } = await written(company, { resource: 'document-requests', id: request.id });
    const { text, data, status } = await browser()('', { token });
    expect(status).toBe(200);
    expect(data.lines[0].value).toBe('Umowa PESEL •••, konto •••, kwota ••• zł');
    expect(data.items.rows[0].name).toBe('Lista płac ••• zł');
    for (const secret of ['44051401359', '2874', '1 500', '2 300', 'Tajne']) expect(text).not.toContain(secret);
  });

  testOnce('asks for no code where it would show nothing more, and for one where a figure is covered', async () => {
    const company = await office.add('companies', { title: 'Kłos' });
    const asked = async (title: string) => {
      const request = await office.add('document-requests', { company_id: company.id, title, status: 'sent' });
      await office.add('document-request-items', { request_id: request.id, company_id: company.id, label: 'Wyciąg', sent: true });
      const { token } = await written(company, { resource: 'document-requests', id: request.id });
      return (await browser()('', { token })).data;
    };
    expect(await asked('Dokumenty za listopad')).toMatchObject({ closed: [], code: null });
    expect(await asked('Przelew na 1 500,00 zł')).toMatchObject({ closed: ['Tytuł'], code: { channel: 'sms' } });
  });

  test.each([
    ['Faktura na 1 234,00 brutto', 'Faktura na ••• brutto'],
    ['Zaliczka 500 EUR i € 20', 'Zaliczka ••• EUR i € •••'],
    ['Konto PL61109010140000071219812874', 'Konto PL•••'],
    ['Dopłata 12.50 zł', 'Dopłata ••• zł'],
    ['Faktury za 10/2026, 3 sztuki', 'Faktury za 10/2026, 3 sztuki'],
  ])('P23: of „%s” it shows „%s”', (typed, shown) => expect(withoutFigures(typed, { type: 'text' })).toBe(shown));

  testOnce('is off until the firm turns it on, works no more once it is off, and goes to clients alone', async () => {
    switches().entryLinks = false;
    expect((await month()).token).toBeNull();
    switches().entryLinks = true;
    const { token, settlement, company } = await month();
    const office_ = await written(company, { resource: 'settlements', id: settlement.id }, { isAdmin: true });
    expect(office_.token).toBeNull();
    switches().entryLinks = false;
    expect((await browser()('', { token })).status).toBe(404);
  });

  testOnce('is carried by mails alone, so that the SMS is another way', async () => {
    await month();
    const texts = sent.filter(({ channel }) => channel === 'sms');
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ text }) => text.includes('wejscie'))).toEqual([]);
  });

  test('A21: unknown, old, ended and used up are told alike; no more than twenty openings, also at once', async () => {
    const one = await month();
    const other = await month();
    const answers = [await browser()('', { token: 'a'.repeat(43) })];
    const many = await Promise.all(
      Array.from({ length: entry.opens + 10 }, (_, at) => browser(`10.7.${at}.1`)('', { token: one.token })),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(entry.opens);
    answers.push(await browser('10.8.1.1')('', { token: one.token }));
    office.pass(entry.lifeMs + 1);
    answers.push(await browser()('', { token: other.token }));
    await logInAgain();
    const bodies = answers.map(({ status, body }) => [status, body.error, body.code]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]?.[0]).toBe(404);
  });

  testOnce('A21: is kept hashed, and neither the log nor any address holds it', async () => {
    const { token, mail } = await month();
    await browser()('', { token });
    expect(mail?.text).toContain('/login#wejscie=');
    const rows = await office.services.db.query({ text: 'select * from entry_grants' });
    const told = await Promise.all(
      ['jobs', 'deliveries', 'notices', 'audit'].map((table) => office.services.db.query({ text: `select * from ${table}` })),
    );
    expect(JSON.stringify([rows, told, office.logged])).not.toContain(token);
  });

  testOnce('T01: opens nothing under another firm’s key, though that one has links on too', async () => {
    const { token } = await month();
    expect((await browser('10.1.2.3', 'kancelaria')('', { token })).status).toBe(404);
  });

  testOnce('P04: shows nothing once its person has lost the company, has left, or the record is hidden from them', async () => {
    const { db } = office.services;
    const lost = await month();
    await db.query({ text: 'update memberships set deleted_at = now() where user_id = $1', values: [lost.id] });
    const left = await month();
    await db.query({ text: `update users set status = 'deactivated' where id = $1`, values: [left.id] });
    const hidden = await month();
    await db.query({ text: `update settlements set status = 'calculated' where id = $1`, values: [hidden.settlement.id] });
    for (const { token } of [lost, left, hidden]) expect((await browser()('', { token })).status).toBe(404);
  });

  testOnce('S11: gives a ticket for its browser alone, which scripts can’t read, and no session', async () => {
    const { token } = await month();
    const call = browser();
    const { set, body } = await call('', { token });
    expect(set).toMatch(/^entry=[\w-]{43}; Max-Age=900; Path=\/api; HttpOnly; SameSite=Strict/);
    expect(JSON.stringify(body)).not.toMatch(/token/);
    await call('/code');
    const code = await codeOf();
    expect((await browser()('/verify', { code })).status).toBe(401);
  });
});

describe('the code after a link', () => {
  test('A07: works once, for five minutes, and in the browser that opened the link', async () => {
    const { token } = await month();
    const call = browser();
    await call('', { token });
    await call('/code');
    const code = await codeOf();
    office.pass(5 * minute + 1);
    expect((await call('/verify', { code })).status).toBe(401);
    await call('/code');
    const fresh = await codeOf();
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('/verify', { code: fresh })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await logInAgain();
  });

  test('A09: fifty wrong ones at once are five tries, and ten over the link’s life end it and are told', async () => {
    const { id, email, token } = await month();
    const call = browser();
    await call('', { token });
    await call('/code');
    const right = await codeOf();
    const wrong = right === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 50 }, () => call('/verify', { code: wrong })));
    const tries = async () =>
      (
        await office.services.db.query<{ tries: number }>({
          text: 'select tries from entry_grants where user_id = $1',
          values: [id],
        })
      )[0]?.tries;
    expect(await tries()).toBe(authLimits.code.tries);
    expect((await call('/verify', { code: right })).status).not.toBe(200);

    office.pass(16 * minute);
    const again = browser('10.9.1.1');
    await again('', { token });
    await Promise.all(Array.from({ length: 50 }, () => again('/verify', { code: wrong })));
    expect(await tries()).toBe(entry.tries);
    expect((await browser('10.9.2.1')('', { token })).status).toBe(404);
    await office.services.auth.mail.drain();
    expect(sent.some(({ to, subject }) => to === email && subject?.startsWith('Link z powiadomienia przestał działać'))).toBe(
      true,
    );
    expect(await trailOf(id)).toContain('entry_ended');
    await logInAgain();
  });

  testOnce('A08: is sent at most three times an hour and once a minute, and the answer is always the same', async () => {
    const { token } = await month();
    const call = browser();
    await call('', { token });
    sent.length = 0;
    const answers = [await browser()('/code')];
    for (let at = 0; at < 6; at += 1) {
      answers.push(await call('/code'), await call('/code'));
      await office.services.auth.settled();
      office.pass(minute);
    }
    await codeOf();
    expect(sent.filter(({ channel }) => channel === 'sms')).toHaveLength(entry.codes.most);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await logInAgain();
  });

  testOnce(
    'never goes by the way that the link came: without a telephone and an application only a login shows the rest',
    async () => {
      const { token } = await month({ phone: null });
      const call = browser();
      const { data } = await call('', { token });
      expect(data.code).toBeNull();
      sent.length = 0;
      await call('/code');
      await office.services.auth.settled();
      await office.services.auth.mail.drain();
      expect(sent).toEqual([]);
      expect((await call('/verify', { code: '123456' })).status).toBe(401);
    },
  );

  testOnce('A13: networks that show what opens nothing have to wait', async () => {
    const call = browser('10.44.1.1');
    const statuses: number[] = [];
    for (let at = 0; at <= entry.network.most; at += 1)
      statuses.push((await call('', { token: `${'b'.repeat(40)}${100 + at}` })).status);
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    const { token } = await month();
    expect((await browser('10.45.1.1')('', { token })).status).toBe(200);
  });
});

describeOnce('links that were sent', () => {
  test('are listed to their person and to the office, who end them; each end is in the trail, and nobody else’s are known', async () => {
    const { id, token, company } = await month();
    await browser()('', { token });
    const listed = await office.as('ksiegowa').get(`/api/users/entry-links?user_id=${id}`);
    expect(listed.data).toMatchObject([{ opened: 1, opens: expect.stringContaining('Rozliczenie miesięczne: ') }]);
    expect(listed.text).not.toContain(token);
    const [link] = listed.data;

    const stranger = await office.client(company);
    expect((await stranger.get(`/api/users/entry-links?user_id=${id}`)).status).toBe(404);
    expect((await stranger.delete(`/api/users/entry-links/${link.id}`)).status).toBe(404);
    expect((await office.as('szef', 'kancelaria').get(`/api/users/entry-links?user_id=${id}`)).status).toBe(404);
    expect((await office.as('szef', 'kancelaria').delete(`/api/users/entry-links/${link.id}`)).status).toBe(404);
    expect((await office.as('pracownik').get(`/api/users/entry-links?user_id=${id}`)).status).toBe(404);
    expect((await browser()('', { token })).status).toBe(200);

    expect((await office.as('ksiegowa').delete(`/api/users/entry-links/${link.id}`)).status).toBe(200);
    expect((await office.as('ksiegowa').delete(`/api/users/entry-links/${link.id}`)).status).toBe(404);
    expect((await browser()('', { token })).status).toBe(404);
    expect(await trailOf(id)).toContain('entry_ended');
  });

  test('P13: end with the access of their person, at once, also for what was opened before', async () => {
    const { id, token } = await month();
    const call = browser();
    await call('', { token });
    await call('/code');
    const code = await codeOf();
    expect((await office.as('super').get(`/api/users/deactivate/${id}`)).status).toBe(200);
    expect((await call('/verify', { code })).status).toBe(401);
    expect((await browser()('', { token })).status).toBe(404);
  });

  test('R03: go with their person, who was erased, and open nothing for whoever has the mail', async () => {
    const { id, token } = await month();
    const call = browser();
    await call('', { token });
    await call('/code');
    const code = await codeOf();
    expect((await office.as('super').post('/api/erasures', { resource: 'users', id, reason: 'request' })).status).toBe(202);
    await office.services.jobs.drain();
    expect((await browser()('', { token })).status).toBe(404);
    expect((await call('/verify', { code })).status).toBe(401);
    for (const table of ['entry_grants', 'entry_views'])
      expect(await office.services.db.query({ text: `select 1 from ${table} where user_id = $1`, values: [id] })).toEqual([]);
  });
});

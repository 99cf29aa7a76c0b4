import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { limits } from '../../../src/server/limits';
import { openRegisters, type Registers } from '../../../src/server/registers/registers';
import { testDay } from '../../support/testDay';
import { type Behaviour, registersStandIn } from './standIn';

const standIn = registersStandIn();
const quick = { ...limits.registers, answerMs: 30_000, wholeMs: 60_000, pauseMs: 1, failures: 1_000 };
/** For one that never answers; whatever does answer is waited for, however slow the machine is. */
const short = { answerMs: 400, wholeMs: 60_000 };
const asked = { nip: '1234563218', regon: null, krs: '0000123456' };
const account = completeNrb('11400000', '0'.padStart(16, '0')) ?? '';
const names = ['white_list', 'ceidg', 'regon', 'krs', 'vies'] as const;

function open(changes: Partial<typeof quick> = {}) {
  let now = Date.UTC(2026, 10, 20, 8);
  const registers = openRegisters(
    { registers: standIn.places(), limits: { ...limits, registers: { ...quick, ...changes } } },
    () => new Date(now),
  );
  return {
    registers,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('a register', () => {
  test.each(names)('%s that answers tells the company', async (name) => {
    const answer = await open().registers.ask(name, asked);
    expect(answer).toMatchObject({ ok: true, value: { source: name } });
  });

  test.each(names)('%s that does not know the company says so, which is an answer', async (name) => {
    standIn.behave(name, 'unknown');
    expect(await open().registers.ask(name, asked)).toMatchObject({ ok: true, value: null });
  });

  test.each([
    ['white_list', 'abc12-8d3f1c3'],
    ['vies', null],
  ] as const)('%s that does not know the company proves it by when it answered and by its number', async (name, request_id) => {
    standIn.behave(name, 'unknown');
    const proof = { request_id, checked_at: '2026-11-20 09:15:00' };
    expect(await open().registers.ask(name, asked)).toMatchObject({ value: null, proof });
  });

  test.each(names)('%s that tells of another company is not believed', async (name) => {
    standIn.behave(name, 'another company');
    expect(await open().registers.ask(name, asked)).toMatchObject({
      ok: false,
      problem: { code: 'unreadable', detail: '5260250274' },
    });
  });

  test('of VIES goes on where one country does not answer: others are asked, and it is not left alone', async () => {
    const { registers } = open({ failures: 3 });
    const abroad = (number: string) => ({ nip: null, regon: null, krs: null, vat_eu: { number, by: null } });
    for (const how of ['out in Germany', 'busy in Germany'] as const) {
      standIn.behave('vies', how);
      const german = await registers.ask('vies', abroad('DE123456789'));
      expect(german).toMatchObject({ ok: false, problem: { of_country: true } });
      expect(await registers.ask('vies', abroad('FR12345678901'))).toMatchObject({ ok: true, value: { source: 'vies' } });
    }
  });

  // What it came to, and how many calls it took: what a moment mends is asked three times, what it does not once.
  const failures: [Behaviour, string, number][] = [
    ['hangs', 'unavailable', 3],
    ['breaks off', 'unavailable', 3],
    ['too many', 'too_many', 3],
    ['too many, wait long', 'too_many', 1],
    ['server error', 'unavailable', 3],
    ['wrong key', 'unauthorized', 1],
    ['malformed', 'unreadable', 1],
    ['half an answer', 'unavailable', 3],
    ['changed shape', 'unreadable', 1],
    ['moved', 'unavailable', 3],
    ['endless', 'unreadable', 1],
  ];
  // One that never answers is waited for, so `npm test` asks that of one register: they share what gives it up.
  const isAsked = (name: string, how: Behaviour) => how !== 'hangs' || name === 'krs' || process.env.TEST_WHOLE === '1';
  test.each(
    names.flatMap((name) =>
      failures.filter(([how]) => isAsked(name, how)).map(([how, code, calls]) => [name, how, code, calls] as const),
    ),
  )('%s: %s is %s after %d calls, and never says that there is no such company', async (name, how, code, calls) => {
    standIn.behave(name, how);
    const { registers } = open(how === 'hangs' ? short : {});
    const answer = await registers.ask(name, asked);
    expect(answer).toMatchObject({ ok: false, problem: { code } });
    expect(standIn.calls[name]).toHaveLength(calls);
    expect(registers.states().find(({ register }) => register === name)).toMatchObject({
      answered_at: null,
      failed_at: '2026-11-20 09:00:00',
    });
  });

  // The list of VAT payers is asked in two other ways, each read by a reader of its own.
  const others: [string, (registers: Registers) => Promise<unknown>][] = [
    ['thirty at once', async (registers) => (await registers.askList([asked.nip])).get(asked.nip)],
    ['about an account', (registers) => registers.askAccount(asked.nip, account)],
  ];
  test.each(others)('the list of VAT payers, asked %s, answers', async (_, ask) => {
    expect(await ask(open().registers)).toMatchObject({ ok: true });
  });
  const answered = failures.filter(([how]) => how !== 'hangs');
  test.each(others.flatMap(([what, ask]) => answered.map(([how, code, calls]) => [what, how, code, calls, ask] as const)))(
    'the list of VAT payers, asked %s: %s is %s after %d calls, and says of nobody that they are not there',
    async (_, how, code, calls, ask) => {
      standIn.behave('white_list', how);
      const { registers } = open();
      expect(await ask(registers)).toMatchObject({ ok: false, problem: { code } });
      expect(standIn.calls.white_list).toHaveLength(calls);
    },
  );

  test('that begins to answer and goes no further is given up like one that never answers', async () => {
    standIn.behave('krs', 'stalls half-way');
    expect(await open(short).registers.ask('krs', asked)).toMatchObject({ ok: false, problem: { code: 'unavailable' } });
    expect(standIn.calls.krs).toHaveLength(3);
  });

  test('is given up so even where memory is tidied while its answer stalls', async () => {
    setFlagsFromString('--expose-gc');
    const tidy: () => void = runInNewContext('gc');
    const tidying = setInterval(tidy, 10);
    try {
      standIn.behave('krs', 'stalls half-way');
      const answer = await open({ ...short, tries: 1 }).registers.ask('krs', asked);
      expect(answer).toMatchObject({ ok: false, problem: { code: 'unavailable', detail: 'TimeoutError' } });
    } finally {
      clearInterval(tidying);
    }
  });

  test('of GUS whose session is over between two calls says so, and not that there is no such company', async () => {
    standIn.behave('regon', 'session over');
    expect(await open().registers.ask('regon', asked)).toMatchObject({
      ok: false,
      problem: { code: 'unauthorized', message: 'Sesja w rejestrze REGON wygasła.' },
    });
  });

  test('of GUS tells more of a company that no other register may have, in the same session', async () => {
    const { registers } = open();
    const partnership = { nip: '7120000012', regon: null, krs: null };
    const operations = () => standIn.calls.regon.map(({ body }) => /<ns:(\w+)>(?=<(?:ns|dat):)/.exec(body)?.[1]);
    expect(await registers.ask('regon', partnership)).toMatchObject({
      ok: true,
      value: { company_type: 'civil_partnership', pkd_main: '10.71.Z', email: 'piekarnia@przyklad.test' },
    });
    const report = 'DanePobierzPelnyRaport';
    expect(operations()).toEqual(['Zaloguj', 'DaneSzukajPodmioty', report, report, 'Wyloguj']);
    // Whom the court has is not asked about again, by its number or by what the first report says.
    await registers.ask('regon', { ...asked, krs: null });
    expect(operations().slice(5)).toEqual(['Zaloguj', 'DaneSzukajPodmioty', report, 'Wyloguj']);
    await registers.ask('regon', asked);
    expect(operations().slice(9)).toEqual(['Zaloguj', 'DaneSzukajPodmioty', 'Wyloguj']);
  });

  test('of GUS is asked for no report on the farm of a sole trader: its trades are not the firm’s', async () => {
    const answer = await open().registers.ask('regon', { nip: '7130000019', regon: null, krs: null });
    expect(answer).toMatchObject({ ok: true, value: { nip: '7130000019', pkd_main: null, legal_form: null } });
    expect(standIn.calls.regon.map(({ body }) => /<ns:(\w+)>(?=<(?:ns|dat):)/.exec(body)?.[1])).toEqual([
      'Zaloguj',
      'DaneSzukajPodmioty',
      'Wyloguj',
    ]);
  });

  test('of GUS whose report fails still tells what its search found', async () => {
    standIn.behave('regon', 'no reports');
    expect(await open().registers.ask('regon', { nip: '7120000012', regon: null, krs: null })).toMatchObject({
      ok: true,
      value: { regon: '120000004', pkd_main: null },
    });
  });

  test('that fails once is asked again and answers', async () => {
    standIn.behave('white_list', 'once a server error');
    expect(await open().registers.ask('white_list', asked)).toMatchObject({ ok: true });
    expect(standIn.calls.white_list).toHaveLength(2);
  });

  test('that fails many times in a row is left alone for a minute, and then asked again', async () => {
    const { registers, pass } = open({ failures: 3 });
    standIn.behave('krs', 'server error');
    await registers.ask('krs', asked);
    expect(standIn.calls.krs).toHaveLength(3);
    standIn.behave('krs', 'answers');
    const resting = await registers.ask('krs', asked);
    expect(resting).toMatchObject({ ok: false, problem: { message: expect.stringContaining('po 09:01') } });
    expect(standIn.calls.krs).toHaveLength(3);
    pass(61_000);
    expect(await registers.ask('krs', asked)).toMatchObject({ ok: true });
  });

  test('is asked no oftener than it says itself: CEIDG fifty times in three minutes', async () => {
    const { registers, pass } = open();
    for (let nth = 0; nth < 50; nth += 1) await registers.ask('ceidg', asked);
    const held = await registers.ask('ceidg', asked);
    expect(held).toMatchObject({ ok: false, problem: { code: 'too_many', retry_after: 180 } });
    expect(standIn.calls.ceidg).toHaveLength(50);
    pass(180_000);
    expect(await registers.ask('ceidg', asked)).toMatchObject({ ok: true });
  });

  test('is asked no oftener than is known of it: KRS twenty times a minute', async () => {
    const { registers, pass } = open();
    for (let nth = 0; nth < 20; nth += 1) await registers.ask('krs', asked);
    expect(await registers.ask('krs', asked)).toMatchObject({ ok: false, problem: { code: 'too_many', retry_after: 60 } });
    expect(standIn.calls.krs).toHaveLength(20);
    pass(60_000);
    expect(await registers.ask('krs', asked)).toMatchObject({ ok: true });
  });

  test('is asked no more in a day than it takes: the list of VAT payers a hundred searches, accounts apart, until midnight', async () => {
    const { registers, pass } = open();
    for (let nth = 0; nth < 100; nth += 1) await registers.ask('white_list', asked);
    const left = () => registers.states().find(({ register }) => register === 'white_list')?.left;
    expect(left()).toEqual([
      { of: 'search', seconds: 86_400, left: 0, most: 100 },
      { of: 'check', seconds: 86_400, left: 5_000, most: 5_000 },
    ]);
    // Nine in the morning: fifteen hours to go.
    expect(await registers.ask('white_list', asked)).toMatchObject({
      ok: false,
      problem: { code: 'too_many', retry_after: 15 * 3_600, message: expect.stringContaining('po północy') },
    });
    expect(standIn.calls.white_list).toHaveLength(100);
    expect(await registers.askAccount(asked.nip, account)).toMatchObject({ ok: true });
    expect(left()?.[1]).toMatchObject({ left: 4_999 });
    pass(15 * 3_600_000);
    expect(left()?.[0]).toMatchObject({ left: 100 });
    expect(await registers.ask('white_list', asked)).toMatchObject({ ok: true });
  });

  test('that the operator did not turn on is not asked', async () => {
    const { white_list } = standIn.places();
    const registers = openRegisters({ registers: { white_list }, limits }, () => testDay);
    expect(await registers.ask('krs', asked)).toBeNull();
    expect(registers.on).toEqual(['white_list']);
  });

  test('gets its own key and nothing of another’s', async () => {
    const { registers } = open();
    await Promise.all(names.map((name) => registers.ask(name, asked)));
    expect(standIn.calls.ceidg[0]?.headers.authorization).toBe('Bearer eyJ.token-1');
    expect(standIn.calls.regon[0]?.body).toContain('klucz-gus');
    // A session for one question, given up after it.
    expect(standIn.calls.regon).toHaveLength(3);
    expect(standIn.calls.regon[2]?.body).toContain('Wyloguj');
    for (const name of ['white_list', 'krs', 'vies'] as const) {
      expect(standIn.calls[name][0]?.headers.authorization).toBeUndefined();
      expect(JSON.stringify(standIn.calls[name])).not.toMatch(/eyJ|klucz/);
    }
  });
});

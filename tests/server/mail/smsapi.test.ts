import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { DeliveryFailed } from '../../../src/server/mail/deliveryFailed';
import { MessageRefused } from '../../../src/server/mail/message';
import { smsapi } from '../../../src/server/mail/smsapi';
import { mail, refusal, sms } from './messages';
import { json, smsapiServer } from './smsapiServer';

const token = 'tajny-token-smsapi';
const taken = { count: 1, list: [{ id: '1', points: 0.16, number: '48501502503', status: 'QUEUE' }] };
const failed = (promise: Promise<unknown>) => refusal(DeliveryFailed, promise);

test('a text message is posted with the token in the header and the number in SMSAPI’s form', async () => {
  const { baseUrl, calls } = await smsapiServer((_call, response) => json(response, 200, taken));
  await smsapi({ token, baseUrl, sender: 'BiuroKlos' }).send(sms({ to: '501 502 503', text: 'Kod: 012345, ważny 5 minut' }));
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/sms.do', headers: { authorization: `Bearer ${token}` } });
  expect(calls[0]?.form).toEqual({
    to: '48501502503',
    message: 'Kod: 012345, ważny 5 minut',
    from: 'BiuroKlos',
    encoding: 'utf-8',
    format: 'json',
  });
});

test('without a sender SMSAPI’s default name is used', async () => {
  const { baseUrl, calls } = await smsapiServer((_call, response) => json(response, 200, taken));
  await smsapi({ token, baseUrl }).send(sms());
  expect(calls[0]?.form).not.toHaveProperty('from');
});

test('V09 text cannot add a field or a receiver', async () => {
  const { baseUrl, calls } = await smsapiServer((_call, response) => json(response, 200, taken));
  await smsapi({ token, baseUrl }).send(sms({ text: 'a&to=48999999999\r\nfrom=Inny' }));
  expect(calls[0]?.form).toMatchObject({ to: '48501502503', message: 'a&to=48999999999\r\nfrom=Inny' });
  await refusal(MessageRefused, smsapi({ token, baseUrl }).send(sms({ to: '501502503,501502504' })));
  expect(calls).toHaveLength(1);
});

test('mail, and a text of more than four parts, are refused before any call', async () => {
  const { baseUrl, calls } = await smsapiServer((_call, response) => json(response, 200, taken));
  await refusal(MessageRefused, smsapi({ token, baseUrl }).send(mail()));
  await refusal(MessageRefused, smsapi({ token, baseUrl }).send(sms({ text: 'ż'.repeat(4 * 67 + 1) })));
  expect(calls).toEqual([]);
});

test.each([
  [200, { error: 13, message: 'No correct phonenumbers 48501502503' }, 'SMSAPI error 13', false],
  [200, { error: 14, message: 'Wrong sender name' }, 'SMSAPI error 14', false],
  [401, { error: 101, message: 'Authorization failed' }, 'SMSAPI error 101', false],
  [402, { error: 103, message: 'Insufficient credits' }, 'SMSAPI error 103', true],
  [200, { error: 201, message: 'Internal system error' }, 'SMSAPI error 201', true],
  [401, {}, 'SMSAPI HTTP 401', false],
  [429, {}, 'SMSAPI HTTP 429', true],
  [503, 'maintenance', 'SMSAPI HTTP 503', true],
  [200, { count: 0, list: [] }, 'SMSAPI took no message', false],
  [200, {}, 'SMSAPI took no message', false],
])('HTTP %i with %j fails as “%s”, worth another try: %s', async (status, body, reason, passing) => {
  const { baseUrl } = await smsapiServer((_call, response) => json(response, status, body));
  expect(await failed(smsapi({ token, baseUrl }).send(sms()))).toMatchObject({ reason, passing });
});

test('an answer that is no JSON, a broken one, none, and a redirect are worth another try', async () => {
  const answers: Parameters<typeof smsapiServer>[0][] = [
    (_call, response) => response.end('<html>'),
    (_call, response) => response.destroy(),
    () => undefined,
    (_call, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ];
  for (const answer of answers) {
    const { baseUrl } = await smsapiServer(answer);
    expect(await failed(smsapi({ token, baseUrl, timeoutMs: 100 }).send(sms()))).toMatchObject({ passing: true });
  }
  expect(await failed(smsapi({ token, baseUrl: 'http://127.0.0.1:1' }).send(sms()))).toMatchObject({ passing: true });
});

test('an answer that stalls half-way is given up in its time, also where memory is tidied meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const tidying = setInterval(runInNewContext('gc') as () => void, 10);
  try {
    const { baseUrl } = await smsapiServer((_call, response) => response.writeHead(200).write('{"count": 1'));
    const sent = smsapi({ token, baseUrl, timeoutMs: 300 }).send(sms());
    expect(await failed(sent)).toMatchObject({ reason: 'SMSAPI did not answer', passing: true });
  } finally {
    clearInterval(tidying);
  }
});

test.each(['http://api.smsapi.pl', 'http://127.0.0.1.evil.test', 'ftp://localhost'])(
  'the token never goes to %s, without TLS',
  async (baseUrl) =>
    expect(await failed(smsapi({ token, baseUrl }).send(sms()))).toMatchObject({
      passing: false,
      reason: expect.stringContaining('https'),
    }),
);

test('L01 no failure holds the token, the number or the text', async () => {
  const { baseUrl } = await smsapiServer((_call, response) =>
    json(response, 200, { error: 13, message: `bad 48501502503 ${token}` }),
  );
  const error = await failed(smsapi({ token, baseUrl }).send(sms()));
  expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/tajny|501502503|123456/);
});

/** An account as SMSAPI describes it, with all that P17 keeps from people. */
const account = (points: unknown) => ({
  id: 'abc',
  name: 'Jan Kłos',
  email: 'jan@klient.test',
  username: 'klos',
  phone_number: '48501502503',
  payment_type: 'prepaid',
  user_type: 'native',
  points,
});

function profileServer({ points = 1234.56, status = 'ACTIVE' }: { points?: unknown; status?: string } = {}) {
  return smsapiServer((call, response) =>
    json(response, 200, call.path === '/profile' ? account(points) : { sender: 'BiuroKlos', is_default: true, status }),
  );
}

test('P17 the profile tells the sender’s name, its status and whether points are left, and nothing else', async () => {
  const { baseUrl, calls } = await profileServer();
  const profile = await smsapi({ token, baseUrl, sender: 'BiuroKlos' }).profile();
  expect(profile).toEqual({ configured: true, sender: 'BiuroKlos', status: 'active', points: 'enough' });
  expect(JSON.stringify(profile)).not.toMatch(/1234|tajny|klos@|jan@|501502503/);
  expect(calls.map((call) => [call.method, call.path, call.headers.authorization])).toEqual([
    ['GET', '/profile', `Bearer ${token}`],
    ['GET', '/sms/sendernames/BiuroKlos', `Bearer ${token}`],
  ]);
});

test.each([
  [100, 'enough'],
  [99.9, 'low'],
  [0, 'none'],
  [undefined, 'unknown'],
  ['12', 'unknown'],
])('P17 %s points are shown as “%s”', async (points, shown) => {
  const { baseUrl } = await profileServer({ points: points ?? null });
  expect((await smsapi({ token, baseUrl }).profile()).points).toBe(shown);
});

test('P17 a name that waits for approval is inactive', async () => {
  const { baseUrl } = await profileServer({ status: 'INACTIVE' });
  expect((await smsapi({ token, baseUrl, sender: 'BiuroKlos' }).profile()).status).toBe('inactive');
});

test('P17 a refused token and a silent gateway are told apart, without an error', async () => {
  const { baseUrl } = await smsapiServer((_call, response) => json(response, 401, { error: 101, message: 'no' }));
  expect(await smsapi({ token, baseUrl }).profile()).toEqual({
    configured: true,
    sender: null,
    status: 'refused',
    points: 'unknown',
  });
  expect((await smsapi({ token, baseUrl: 'http://127.0.0.1:1' }).profile()).status).toBe('unreachable');
});

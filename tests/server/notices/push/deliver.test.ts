import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DeliveryFailed } from '../../../../src/server/mail/deliveryFailed';
import { deliver, drawPushKeys, type PushAddress, type PushKeys } from '../../../../src/server/push/deliver';
import { isPushAddress, pushServices } from '../../../../src/server/push/services';
import { browserAt, openPushService } from './pushService';

let keys: PushKeys;
let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  keys = await drawPushKeys();
  service = await openPushService((path) => (path === '/cisza' ? null : Number(path.slice(1))));
});
afterAll(() => service.close());

const place = { contact: 'mailto:it@biuro.test', services: ['127.0.0.1'] };
const hint = { title: 'Rozliczenie gotowe', body: 'Otwórz panel, aby zobaczyć szczegóły.', link: '/settlements/1', count: 3 };
const leave = (address: PushAddress, ms?: number) => deliver(place, keys, address, hint, ms);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as DeliveryFailed,
  );

test('only the browser opens what is sent, and the service reads who sends by the firm’s key', async () => {
  const browser = browserAt(service.url('/201'));
  expect(await leave(browser.address)).toBe('taken');
  const call = service.calls.at(-1);
  expect(browser.open(call?.body ?? Buffer.alloc(0))).toEqual(hint);
  expect(call?.body.toString('latin1')).not.toContain('Rozliczenie');
  expect(call?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });

  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(call?.headers.authorization ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(service.url('/')).origin,
    sub: 'mailto:it@biuro.test',
  });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
])('a browser whose service answers %i takes no more', async (status, answer) => {
  expect(await leave(browserAt(service.url(`/${status}`)).address)).toBe(answer);
});

test.each([
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [403, false],
  [413, false],
])('after %i another try is worth it: %s', async (status, passing) => {
  const failed = await failure(leave(browserAt(service.url(`/${status}`)).address));
  expect(failed).toBeInstanceOf(DeliveryFailed);
  expect(failed).toMatchObject({ passing, reason: `Push service HTTP ${status}` });
});

test('a service that says nothing is left after a while, and one that can’t be reached may be later', async () => {
  expect(await failure(leave(browserAt(service.url('/cisza')).address, 100))).toMatchObject({ passing: true });
  expect(await failure(leave(browserAt('http://127.0.0.1:1/x').address))).toMatchObject({ passing: true });
});

test('keys that are none of a browser’s are refused for good, without a call', async () => {
  const before = service.calls.length;
  const { endpoint } = browserAt(service.url('/201')).address;
  expect(await failure(leave({ endpoint, p256dh: 'AAAA', auth: 'AAAA' }))).toMatchObject({ passing: false });
  expect(service.calls).toHaveLength(before);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://x:y@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.zly.example/abc', false],
  ['https://zlypush.apple.com/abc', false],
  ['http://127.0.0.1:8080/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://10.0.0.5/abc', false],
  ['file:///etc/passwd', false],
  ['', false],
])('the server may send to %s: %s', (endpoint, may) => expect(isPushAddress(endpoint, pushServices)).toBe(may));

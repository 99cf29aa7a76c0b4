import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { limits } from '../../../src/server/limits';
import { openOffice } from '../../support/office';

const office = openOffice({
  limits: { server: { lagMs: 600_000, diskFree: 0, handlerMs: 500, unreadMs: 500 }, files: { tenantBytes: 0 } },
});
let port = 0;
beforeAll(async () => {
  await office.app.listen({ host: '127.0.0.1', port: 0 });
  port = (office.app.server.address() as AddressInfo).port;
});

/** What was heard on a connection, and when it is over. */
function listen(socket: Socket) {
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  socket.on('error', () => undefined);
  return { heard: () => heard, over: new Promise((over) => socket.on('close', over)) };
}
const head = (first: string, more: string[]) =>
  [first, 'Host: localhost', 'X-Api-Key: demo-api-key', 'X-Provider-Scope: local', ...more, '', ''].join('\r\n');
const json = (bytes: number) => ['Content-Type: application/json', `Content-Length: ${bytes}`];

test('O03: a body that drips is answered in time, and its connection is gone soon after', async () => {
  const socket = connect(port, '127.0.0.1');
  const { heard, over } = listen(socket);
  socket.write(head('POST /api/users/check HTTP/1.1', json(10_000)));
  const drip = setInterval(() => socket.write('{'), 20);
  await over;
  clearInterval(drip);
  expect(heard()).toMatch(/^HTTP\/1\.1 503 /);
});

test('O03: so is one that is refused before it is read', async () => {
  const socket = connect(port, '127.0.0.1');
  const { heard, over } = listen(socket);
  socket.write(head('POST /api/companies/ HTTP/1.1', json(10_000)));
  const drip = setInterval(() => socket.write('{'), 20);
  await over;
  clearInterval(drip);
  expect(heard()).toMatch(/^HTTP\/1\.1 401 /);
});

test('O09: after an upload that was refused for want of room the connection answers its next request', async () => {
  const file = Buffer.alloc(2_000_000, 'x').toString();
  const form = `--b\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${file}\r\n--b--\r\n`;
  const socket = connect(port, '127.0.0.1');
  const { heard, over } = listen(socket);
  socket.write(
    head('POST /api/files HTTP/1.1', [
      `Authorization: Bearer ${office.as('ksiegowa').token}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${form.length}`,
    ]) + form,
  );
  socket.write(head('GET /api/health HTTP/1.1', ['Connection: close']));
  await over;
  expect(heard().match(/HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('O03: what waits is told within the bounds of the whole', () => {
  expect(limits.server.handlerMs + limits.server.unreadMs).toBeLessThanOrEqual(limits.server.requestMs);
});

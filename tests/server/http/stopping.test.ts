import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { headersOf } from '../../support/caller';
import { openOffice } from '../../support/office';

const office = openOffice();

test('E01, O02: what comes while the server stops, on a connection that has an answer to wait for, is told so and when to try again', async () => {
  const { port } = new URL(await office.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  const body = JSON.stringify({ email: 'nikt@demo.test', password: 'Nieznane-Haslo-2026' });
  const lines = Object.entries({ host: 'panel', ...headersOf('demo', office.as('ksiegowa').token) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const request = (line: string, ...more: string[]) => `${[`${line} HTTP/1.1`, ...lines, ...more].join('\r\n')}\r\n\r\n`;
  socket.write(request('POST /api/users/check', `content-length: ${body.length}`) + body.slice(0, 10));
  // An answer to a later connection: the server has read what was sent before it.
  await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { connection: 'close' } });
  const closed = office.app.close();
  await expect.poll(() => office.app.server.listening).toBe(false);
  socket.write(body.slice(10) + request('GET /api/companies/'));
  await once(socket, 'close');
  await closed;
  const [, first = '', second = ''] = heard.split('HTTP/1.1 ');
  expect(first).toMatch(/^401 /);
  expect(second).toMatch(/^503 /);
  expect(second).toMatch(/^retry-after: \d+\r$/m);
  expect(second).toContain('"error":"Serwer jest chwilowo niedostępny. Spróbuj ponownie za chwilę."');
});

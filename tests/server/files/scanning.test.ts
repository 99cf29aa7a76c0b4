import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseScanner } from '../../../src/server/files/scanner';
import { scanSoon, scansDone } from '../../../src/server/files/scanning';
import { openOffice } from '../../support/office';
import { sha256, stored, uploaded } from './desk';

const path = join(tmpdir(), `panel-clamd-${crypto.randomUUID()}.sock`);
const office = openOffice({ config: { files: { s3: null, scanner: { path } } } });
const eicar = 'X5O!P%@AP[4-PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** Answers as clamd does: reads `zINSTREAM`, pieces with their lengths, an empty piece; `away` stays silent and hangs up. */
let away = false;
const seen: string[] = [];
let clamd: Server;
function answer(socket: Socket): void {
  let bytes = Buffer.alloc(0);
  socket.on('data', (piece) => {
    bytes = Buffer.concat([bytes, piece as Buffer]);
    if (away) return socket.destroy();
    if (!bytes.subarray(-4).equals(Buffer.alloc(4)) || !bytes.toString('latin1').startsWith('zINSTREAM\0')) return;
    const content: Buffer[] = [];
    for (let at = 10; at < bytes.length - 4; at += 4 + bytes.readUInt32BE(at))
      content.push(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at)));
    const whole = Buffer.concat(content);
    seen.push(sha256(whole));
    socket.end(whole.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  });
  socket.on('error', () => undefined);
}
beforeAll(async () => {
  clamd = createServer(answer);
  await new Promise<void>((resolve) => clamd.listen(path, resolve));
});
afterAll(() => clamd.close());
afterEach(() => {
  away = false;
});

const who = () => office.as('ksiegowa');
const scanned = () => scansDone(office.services.files);

test('F07 a file can’t be fetched, shown or drawn before it was scanned', async () => {
  away = true;
  const { id, state } = await uploaded(office, who(), 'a.txt', 'czysty');
  await scanned();
  expect(state).toBe('scanning');
  for (const part of ['', '/preview', '/thumbnail']) {
    const answered = await who().get(`/api/files/${id}${part}`);
    expect([answered.status, answered.body.code]).toEqual([409, 'scanning']);
    expect(answered.body.error).toContain('w trakcie skanowania');
  }
  away = false;
  scanSoon(office.services.files, 1);
  await scanned();
  expect((await who().get(`/api/files/${id}`)).text).toBe('czysty');
  expect(seen).toContain(sha256(Buffer.from('czysty')));
});

test('F07 an infected file is blocked, its bytes go, and the trail tells', async () => {
  const before = (await stored(office, 'kept', '1')).length;
  const { id } = await uploaded(office, who(), 'wirus.txt', eicar);
  await scanned();
  const answered = await who().get(`/api/files/${id}`);
  expect([answered.status, answered.body.code]).toEqual([409, 'infected']);
  await expect.poll(() => stored(office, 'kept', '1')).toHaveLength(before);
  const lines = await office.services.db.query({
    text: `select actor_id from audit where entity_id = $1 and action = 'infected'`,
    values: [id],
  });
  expect(lines).toEqual([{ actor_id: null }]);
});

test('a scanner that is away keeps nobody from adding files', async () => {
  away = true;
  const { state } = await uploaded(office, who(), 'a.txt', 'później');
  await scanned();
  expect(state).toBe('scanning');
});

test.each([
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://[::1]', { host: '::1', port: 3310 }],
  ['http://127.0.0.1', null],
  ['clamd', null],
])('the address %s is read', (text, place) => expect(parseScanner(text)).toEqual(place));

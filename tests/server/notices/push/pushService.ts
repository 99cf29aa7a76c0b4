import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress } from '../../../../src/server/push/deliver';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** A browser that takes hints: its address at a push service, and the private half that opens what comes (RFC 8291). */
export function browserAt(endpoint: string) {
  const pair = createECDH('prime256v1');
  const mine = pair.generateKeys();
  const auth = randomBytes(16);
  const address: PushAddress = { endpoint, p256dh: mine.toString('base64url'), auth: auth.toString('base64url') };
  const open = (body: Buffer): Record<string, unknown> => {
    const [salt, theirs, sealed] = [
      body.subarray(0, 16),
      body.subarray(21, 21 + (body[20] ?? 0)),
      body.subarray(21 + (body[20] ?? 0)),
    ];
    const shared = hmac(auth, pair.computeSecret(theirs));
    const secret = hmac(shared, 'WebPush: info\0', mine, theirs, '\x01');
    const key = hmac(salt, secret);
    const opened = createDecipheriv(
      'aes-128-gcm',
      hmac(key, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16),
      hmac(key, 'Content-Encoding: nonce\0\x01').subarray(0, 12),
    );
    opened.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
  };
  return { address, open };
}

export interface PushCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service of the tests' own, on this machine. `answer` is the status for each path; null leaves the call without one. */
export async function openPushService(answer: (path: string) => number | null) {
  const calls: PushCall[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    calls.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    const status = answer(path);
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

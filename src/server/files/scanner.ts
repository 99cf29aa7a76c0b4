import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** Where clamd listens: `unix:///run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`. */
export type ScannerPlace = { path: string } | { host: string; port: number };

/** Reads CLAMD_URL; null for what is no such address. */
export function parseScanner(text: string): ScannerPlace | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, pathname } = new URL(text);
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: decodeURIComponent(pathname) };
  if (protocol === 'tcp:' && hostname !== '') return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
  return null;
}

const patienceMs = 60_000;

/** Hands a file to clamd piece by piece and waits for its word; throws where it does not answer in its own way. */
export async function scan(place: ScannerPlace, path: string): Promise<'clean' | 'infected'> {
  const socket = connect(place);
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('clamd does not answer')));
  const answer = answerOf(socket);
  // A refusal may come before the whole file went; what it says matters, not the broken pipe.
  const sent = send(socket, path).catch(() => undefined);
  try {
    const says = await answer;
    if (/: OK\0?\s*$/.test(says)) return 'clean';
    if (/ FOUND\0?\s*$/.test(says)) return 'infected';
    throw new Error('clamd could not scan the file');
  } finally {
    socket.destroy();
    await sent;
  }
}

async function send(socket: Socket, path: string): Promise<void> {
  const write = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
  await write(Buffer.from('zINSTREAM\0'));
  for await (const chunk of createReadStream(path)) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((chunk as Buffer).length);
    await write(Buffer.concat([length, chunk as Buffer]));
  }
  await write(Buffer.alloc(4));
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let says = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      says += piece;
    });
    socket.on('error', reject);
    socket.once('close', () => resolve(says));
    socket.once('end', () => resolve(says));
  });
}

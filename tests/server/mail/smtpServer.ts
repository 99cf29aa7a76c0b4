import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, createServer as createTlsServer, TLSSocket } from 'node:tls';
import { afterEach } from 'vitest';

export interface SmtpBehaviour {
  /** PEM; offers STARTTLS, or speaks TLS from the first byte when `implicit`. */
  certificate?: { key: string; cert: string };
  implicit?: boolean;
  user?: string;
  pass?: string;
  /** Answers given instead of the usual one, by the command's first word; `DATA.` is the answer to the letter itself. */
  answers?: Record<string, string>;
  /** Accepts the connection and says nothing. */
  mute?: boolean;
}

export interface Received {
  from: string;
  to: string[];
  letter: string;
  secure: boolean;
  authorised: boolean;
}

const servers: Server[] = [];
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Just enough of an SMTP server to be sent to; ends with the test. */
export async function smtpServer(
  behaviour: SmtpBehaviour = {},
): Promise<{ port: number; received: Received[]; commands: string[] }> {
  const received: Received[] = [];
  const commands: string[] = [];
  const greet = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    if (behaviour.mute) return;
    socket.write('220 test\r\n');
    converse(socket, behaviour, received, commands);
  };
  const server = behaviour.implicit ? createTlsServer({ ...behaviour.certificate }, greet) : createServer(greet);
  server.on('tlsClientError', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, received, commands };
}

function converse(socket: Socket, behaviour: SmtpBehaviour, received: Received[], commands: string[]) {
  const secure = socket instanceof TLSSocket;
  let mail: Received = { from: '', to: [], letter: '', secure, authorised: false };
  let buffered = '';
  let inLetter = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  function command(line: string) {
    commands.push(line);
    const word = (line.split(/[ :]/)[0] ?? '').toUpperCase();
    const instead = behaviour.answers?.[word];
    if (instead !== undefined) return say(instead);
    if (word === 'EHLO') {
      const starttls = behaviour.certificate && !secure ? ['250-STARTTLS'] : [];
      const auth = behaviour.user ? ['250-AUTH PLAIN'] : [];
      return say(['250-test', ...starttls, ...auth, '250 8BITMIME'].join('\r\n'));
    }
    if (word === 'STARTTLS') return behaviour.certificate ? upgrade() : say('502 not here');
    if (word === 'AUTH') {
      const expected = Buffer.from(`\0${behaviour.user}\0${behaviour.pass}`).toString('base64');
      mail.authorised = line === `AUTH PLAIN ${expected}`;
      return say(mail.authorised ? '235 ok' : '535 no such account szef@demo.test');
    }
    if (word === 'MAIL') mail.from = line;
    if (word === 'RCPT') mail.to.push(line);
    if (word === 'DATA') {
      inLetter = true;
      return say('354 go on');
    }
    if (word === 'QUIT') return socket.end('221 bye\r\n');
    return say('250 ok');
  }

  function upgrade() {
    socket.removeAllListeners('data');
    say('220 ready');
    const encrypted = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(behaviour.certificate) });
    encrypted.on('error', () => encrypted.destroy());
    converse(encrypted, behaviour, received, commands);
  }

  function takeLetter() {
    const end = buffered.indexOf('\r\n.\r\n');
    if (end < 0) return false;
    mail.letter = buffered.slice(0, end);
    buffered = buffered.slice(end + 5);
    inLetter = false;
    const answer = behaviour.answers?.['DATA.'];
    if (answer === undefined) received.push(mail);
    mail = { from: '', to: [], letter: '', secure, authorised: mail.authorised };
    say(answer ?? '250 taken');
    return true;
  }

  socket.on('data', (chunk) => {
    buffered += chunk.toString();
    for (;;) {
      if (inLetter) {
        if (!takeLetter()) return;
        continue;
      }
      const end = buffered.indexOf('\r\n');
      if (end < 0) return;
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      command(line);
    }
  });
}

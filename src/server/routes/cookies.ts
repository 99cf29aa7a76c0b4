import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies there are: which attempt this browser is logging in with (A05), which device it is (A14), and which link it opened. */
function cookie(name: string) {
  const write = (reply: FastifyReply, value: string, seconds: number, secure: boolean) =>
    reply.header(
      'set-cookie',
      `${name}=${value}; Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
    );
  return {
    read: (request: FastifyRequest): string | null => {
      const found = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{20,200})(?:;|$)`).exec(request.headers.cookie ?? '');
      return found?.[1] ?? null;
    },
    write: (reply: FastifyReply, value: string, ms: number, secure: boolean) =>
      write(reply, value, Math.floor(ms / 1_000), secure),
    clear: (reply: FastifyReply, secure: boolean) => write(reply, '', 0, secure),
  };
}

export const cookies = { attempt: cookie('login_attempt'), device: cookie('device'), entry: cookie('entry') };

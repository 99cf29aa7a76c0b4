import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

export interface Call {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

/** Answers calls as the test says, in place of SMSAPI; ends with the test. */
export async function smsapiServer(answer: (call: Call, response: ServerResponse) => void) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const call = {
        method: request.method,
        path: request.url,
        headers: request.headers,
        form: Object.fromEntries(new URLSearchParams(body)),
      };
      calls.push(call);
      answer(call, response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

export function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

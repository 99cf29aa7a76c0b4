import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import type { Statement } from '../../src/server/db/database';
import { placeholder, placeholderId } from './cases';

/** What a reference server answers, by case: always the same text, or what its statements find. */
export type Reference =
  | { constant: Readonly<Record<string, string>> }
  | { url: string; sql: Readonly<Record<string, Statement[][]>> };

type Answer = (path: string, body: string) => Promise<string> | string;

function constant(answers: Readonly<Record<string, string>>): Answer {
  return (path) => answers[path.split('/')[1] ?? ''] ?? '';
}

/** The statements as they were recorded, on as many connections as the product has; a create gets an id and tax number of its own. */
function database(url: string, sql: Readonly<Record<string, Statement[][]>>): Answer {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const run = async ({ text, values, name }: Statement) => (await pool.query({ text, values: values as unknown[], name })).rows;
  return async (path, body) => {
    const [, name = '', index = '0'] = path.split('/');
    const statements = sql[name]?.[Number(index)] ?? [];
    if (body !== '') {
      const sent = JSON.parse(body) as { vat_number: string };
      const [insert] = statements.map((statement) => renewed(statement, sent.vat_number));
      if (insert) await run(insert);
      return JSON.stringify(sent);
    }
    const [data, counted] = await Promise.all(statements.map(run));
    return JSON.stringify({ data, total: counted?.[0]?.total });
  };
}

function renewed({ values = [], ...statement }: Statement, nip: string): Statement {
  const fresh = (text: string) => (text === placeholderId ? randomUUID() : text.replaceAll(placeholder, nip));
  return { ...statement, values: values.map((value) => (typeof value === 'string' ? fresh(value) : value)) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Tells the port to whoever forked this process, and serves until it is killed. */
process.once('message', (reference: Reference) => {
  const answer = 'constant' in reference ? constant(reference.constant) : database(reference.url, reference.sql);
  const server = createServer(async (request, response) => {
    try {
      const body = request.method === 'POST' ? await bodyOf(request) : '';
      const text = await answer(request.url ?? '', body);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
  });
});

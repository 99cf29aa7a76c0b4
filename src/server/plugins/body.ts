import type { FastifyInstance } from 'fastify';
import { badBody, malformed, wrongType } from '../errors';
import type { Limits } from '../limits';
import { forbiddenKeys } from './query';

type RequestLimits = Limits['request'];

/** Reads JSON of UTF-8; nothing at all is no body. Throws 400 for what is no JSON, 422 for what is too deep, too much or a forbidden key. */
export function readJson(bytes: Uint8Array, limits: RequestLimits): unknown {
  if (bytes.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('Nie udało się odczytać przesłanych danych (JSON).');
  }
  const says = faultOfBody(value, limits);
  if (says) throw badBody(says);
  return value;
}

/** V02, V05: what a body may not be, whatever the route. */
function faultOfBody(body: unknown, { depth, keys, items }: RequestLimits): string | null {
  let seen = 0;
  let level: unknown[] = [body];
  for (let deep = 0; level.length > 0; deep += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (value === null || typeof value !== 'object') continue;
      if (deep >= depth) return `Dane są zagnieżdżone głębiej niż ${depth} poziomów.`;
      if (Array.isArray(value)) {
        if (value.length > items) return `Lista ma więcej niż ${items} pozycji.`;
        for (const item of value) next.push(item);
        continue;
      }
      for (const [key, inner] of Object.entries(value)) {
        seen += 1;
        if (seen > keys) return `Dane mają więcej niż ${keys} pól.`;
        if (forbiddenKeys.has(key)) return `Pole „${key}” jest niedozwolone.`;
        next.push(inner);
      }
    }
    level = next;
  }
  return null;
}

/** V01: JSON alone; what else is sent as a body is 415. */
export function acceptJson(app: FastifyInstance, limits: RequestLimits): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
      if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw wrongType();
      return readJson(body, limits);
    },
  );
}

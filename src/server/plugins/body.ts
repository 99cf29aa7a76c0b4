import type { FastifyInstance } from 'fastify';
import { strayCharacters } from '../../schema/text';
import { badBody, invalid, malformed, wrongType } from '../errors';
import type { Limits } from '../limits';
import { forbiddenKeys } from './query';
import { hasRepeatedKey } from './repeatedKeys';

type RequestLimits = Limits['request'];

/**
 * Reads JSON of UTF-8; nothing at all is no body. Throws 400 for what is no JSON, begins with a byte order mark or says one key twice (V11),
 * 422 for what is too deep, too much, a forbidden key or a text with characters that no text has.
 */
export function readJson(bytes: Uint8Array, limits: RequestLimits): unknown {
  if (bytes.length === 0) return undefined;
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw malformed('Nie udało się odczytać przesłanych danych (JSON).');
  }
  const says = faultOfBody(value, limits);
  if (says) throw badBody(says);
  if (hasRepeatedKey(text)) throw malformed('Przesłane dane mają dwa razy to samo pole.');
  refuseStrayText(value);
  return value;
}

/** V03, V11: every text of a body, told by its place; the body is no deeper than it may be. */
function refuseStrayText(body: unknown): void {
  const faults: Record<string, string> = {};
  const look = (value: unknown, place: string) => {
    if (typeof value === 'string') {
      const says = strayCharacters(value);
      if (says !== null) faults[place] = says;
    } else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value) && strayCharacters(key) !== null)
          throw badBody('Nazwa przesłanego pola zawiera niedozwolone znaki.');
        look(inner, place === '' ? key : `${place}.${key}`);
      }
  };
  look(body, '');
  if (Object.keys(faults).length > 0) throw invalid(faults);
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

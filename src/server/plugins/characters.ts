import type { FastifyRequest } from 'fastify';
import { characterFault, strayCharacters } from '../../schema/text';
import { malformed, Refusal } from '../errors';

/** Headers that one request may carry once: of two credentials nobody could say which one counts. */
const once = ['authorization'];
const beyondAscii = /[^\t\x20-\x7e]/;
const beyondLatin = /[^\0-\xff]/;

/**
 * V03, V11: the one place that refuses NUL and its like in the path, the query and the headers, before anybody looks who asks; bodies are
 * looked through as they are read (`body.ts`). 422, and 400 for a header.
 */
export function refuseCharacters({ url, query, raw: { rawHeaders } }: FastifyRequest): void {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (once.includes(name) && seen.has(name)) throw malformed(`Nagłówek ${rawHeaders[at]} podano dwa razy.`);
    seen.add(name);
    if (hasStray(rawHeaders[at + 1] ?? '')) throw malformed('Nagłówek zapytania zawiera niedozwolone znaki.');
  }
  // What the router could not decode it has refused already.
  if (url.includes('%') && characterFault(decoded(url.split('?', 1)[0] ?? '')) !== null)
    throw new Refusal(422, 'bad_path', 'Adres zawiera niedozwolone znaki.');
  for (const [key, value] of Object.entries((query ?? {}) as Record<string, string>))
    if (strayCharacters(key) !== null || strayCharacters(value) !== null)
      throw new Refusal(422, 'bad_query', 'Parametr adresu zawiera niedozwolone znaki.');
}

/** Node reads headers as Latin-1, and a name in UTF-8 looks there as if it held control characters. */
function hasStray(value: string): boolean {
  if (!beyondAscii.test(value)) return false;
  const text = beyondLatin.test(value) ? value : Buffer.from(value, 'latin1').toString('utf8');
  return strayCharacters(text.includes('\ufffd') ? value : text) !== null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

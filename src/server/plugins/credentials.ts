import type { FastifyRequest } from 'fastify';
import { strayCharacters } from '../../schema/text';
import { malformed } from '../errors';

/** What the Authorization header gives by a scheme, in any case (RFC 9110); null where it is another one, or none. */
function given(request: FastifyRequest, scheme: 'bearer' | 'basic'): string | null {
  const [, named = '', value = ''] = /^([a-z]+) +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return named.toLowerCase() === scheme ? value : null;
}

/** A token of ours, as its bearer shows it; null where the header holds none. */
export function bearerOf(request: FastifyRequest): string | null {
  const token = given(request, 'bearer');
  return token !== null && /^[\w-]{20,200}$/.test(token) ? token : null;
}

/** `Basic base64(email:password)`, UTF-8; the password may hold colons. Null where there is none, 400 where it can't be read. */
export function basicOf(request: FastifyRequest): { email: string; password: string } | null {
  const encoded = given(request, 'basic');
  if (encoded === null || !/^[A-Za-z0-9+/=]{1,2000}$/.test(encoded)) return null;
  const text = readUtf8(Buffer.from(encoded, 'base64'));
  const colon = text?.indexOf(':') ?? -1;
  if (text === null || colon < 1 || strayCharacters(text) !== null) throw malformed();
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

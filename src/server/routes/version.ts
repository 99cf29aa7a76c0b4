import type { FastifyRequest } from 'fastify';
import { badQuery } from '../errors';

/** The version a record had for whoever sends this, from `If-Match` or the body; null where they don't say and mean any (I03). */
export function versionOf(request: FastifyRequest, body: Readonly<Record<string, unknown>> | null | undefined): number | null {
  const header = request.headers['if-match'];
  if (header !== undefined) {
    const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header);
    if (!match && header !== '*') throw badQuery('Nagłówek If-Match ma zawierać ETag rekordu.');
    if (match) return Number(match[1]);
  }
  const version = body?.version;
  return typeof version === 'number' && Number.isInteger(version) ? version : null;
}

/** The ETag of a record's version. */
export const etagOf = (record: { version: number }): string => `"${record.version}"`;

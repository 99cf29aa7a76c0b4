import { toWarsaw } from '../../lib/dates';
import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import type { Full } from './current';
import { masked, tailOf } from './mask';

/** A record just written, as it will be read: encrypted values masked. */
export function asRead(resource: Resource, id: string, record: Readonly<Record<string, unknown>>, now: Date): Full {
  const moment = toWarsaw(now);
  return { ...closed(resource, record), id, created_at: moment, updated_at: moment, version: 1 } as Full;
}

/** The values with encrypted ones masked; those masked already stay so. */
export function closed(resource: Resource, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...values };
  for (const [key, { options }] of storedFields(resource)) {
    const value = values[key];
    if (options.encrypted && typeof value === 'string') shown[key] = masked(tailOf(value));
  }
  return shown;
}

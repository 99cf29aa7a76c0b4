import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { blindIndex, encryptField } from '../auth/crypto/fields';
import { beside, storageOf } from '../db/columns';
import { tailOf } from './mask';
import { sortKeys } from './searchColumn';
import { fieldKeys } from './start';

/** What an encrypted value is bound to, so that it opens nowhere else. */
export function placeOf({ name }: Pick<Resource, 'name'>, key: string): string {
  return `${name}.${key}`;
}

/** Values of the wire as columns of the row: converted, encrypted, and with what stands beside them. */
export function columnsFrom(
  resource: Resource,
  tenantId: number,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const columns: Record<string, unknown> = sortKeys(resource, values);
  for (const [key, field] of storedFields(resource)) {
    if (!Object.hasOwn(values, key)) continue;
    const value = values[key] ?? null;
    if (field.options.encrypted) Object.assign(columns, sealed(resource, tenantId, key, value));
    else {
      const { toRow } = storageOf(field);
      columns[key] = value !== null && toRow ? toRow(value as never) : value;
    }
  }
  return columns;
}

function sealed(resource: Resource, tenantId: number, key: string, value: unknown): Record<string, string | null> {
  if (value === null) return { [key]: null, [beside.index(key)]: null, [beside.tail(key)]: null };
  const [tenant, place, plain] = [String(tenantId), placeOf(resource, key), String(value)];
  return {
    [key]: encryptField(fieldKeys(), tenant, place, plain),
    [beside.index(key)]: blindIndex(fieldKeys(), tenant, place, plain),
    [beside.tail(key)]: tailOf(plain),
  };
}

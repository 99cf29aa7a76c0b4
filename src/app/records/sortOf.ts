import type { SortPayload } from 'ra-core';
import type { FieldMap, Resource } from '../../schema';

/** The order a list starts with, as react-admin says it: the newest first for those who may not read what the declared one goes by. */
export function sortOf({ list }: Resource, readable: FieldMap): SortPayload {
  const [key = 'id', order] = list.sort.split(':');
  if (key === 'created') return { field: 'created_at', order: order === 'desc' ? 'DESC' : 'ASC' };
  if (key !== 'id' && !Object.hasOwn(readable, key)) return { field: 'created_at', order: 'DESC' };
  return { field: key, order: order === 'desc' ? 'DESC' : 'ASC' };
}

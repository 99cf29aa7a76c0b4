import type { SortPayload } from 'ra-core';
import type { Resource } from '../../schema';

/** The order a list starts with, as react-admin says it. */
export function sortOf({ list }: Resource): SortPayload {
  const [key = 'id', order] = list.sort.split(':');
  return { field: key === 'created' ? 'created_at' : key, order: order === 'desc' ? 'DESC' : 'ASC' };
}

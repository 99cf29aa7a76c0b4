import { type RaRecord, useGetOne } from 'ra-core';
import type { Resource } from '../../schema';

/** A copy left by a list is shown at once and asked for anew: a list's rows lack what only a single record's answer holds. */
export const askedAnew = { refetchOnMount: 'always', retry: false } as const;

/** One record as it stands now. */
export function useRecord(resource: Resource, id: string) {
  return useGetOne<RaRecord>(resource.name, { id }, askedAnew);
}

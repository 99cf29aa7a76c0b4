import { type RaRecord, useGetList } from 'ra-core';

/** A kind of case that a client may choose. */
export type Category = RaRecord & {
  code: string;
  name: string;
  description: string | null;
  note: string | null;
  words?: string | null;
  first_normal: number;
};

export function useCategories() {
  return useGetList<Category>(
    'ticket-categories',
    { sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { staleTime: 5 * 60_000 },
  );
}

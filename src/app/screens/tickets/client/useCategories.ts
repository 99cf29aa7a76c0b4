import { useGetList } from 'ra-core';
import type { ticketCategories } from '../../../../../resources/ticketCategories';
import type { Answered } from '../../../records/answered';

/** A kind of case that a client may choose. */
export type Category = Answered<typeof ticketCategories, 'code' | 'name' | 'description' | 'note' | 'first_normal', 'words'>;

export function useCategories() {
  return useGetList<Category>(
    'ticket-categories',
    { sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { staleTime: 5 * 60_000 },
  );
}

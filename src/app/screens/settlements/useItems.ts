import { useGetList } from 'ra-core';
import type { Item } from './item';

/** Positions of a settlement, by their last day. */
export function useItems(settlementId: string) {
  return useGetList<Item>('settlement-items', {
    filter: { settlement_id: settlementId },
    sort: { field: 'due_effective', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
}

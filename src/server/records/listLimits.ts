import { deepest, type ListQuery, longestPage, mostPicked } from '../../contract/listQuery';
import { badQuery } from '../errors';

/** How much one list may be asked for (V02). */
export const listLimits = {
  limit: longestPage,
  /** `page × limit` may not pass it, and a count is exact up to it. */
  deepest,
  filters: 20,
  values: 100,
  /** Records that one action may be done with; more than `selectionAtOnce` as work that is begun (O07). */
  selection: mostPicked,
  selectionAtOnce: 50,
  sortKeys: 3,
  search: 200,
  words: 20,
};

/** 422 for a page that is too long, or further than any list reaches. */
export function refuseTooDeep({ page, limit }: Pick<ListQuery, 'page' | 'limit'>): void {
  if (limit > listLimits.limit) throw badQuery(`Na stronie może być najwyżej ${listLimits.limit} pozycji.`);
  if (page * limit > listLimits.deepest)
    throw badQuery('Tak daleko nie sięga żadna lista. Zawęź ją filtrem albo wyszukiwaniem, albo pobierz eksport.');
}

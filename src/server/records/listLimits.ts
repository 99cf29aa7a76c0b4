import { deepest } from '../../contract/listQuery';

/** How much one list may be asked for (V02). */
export const listLimits = {
  limit: 100,
  /** `page × limit` may not pass it, and a count is exact up to it. */
  deepest,
  filters: 20,
  values: 100,
  sortKeys: 3,
  search: 200,
  words: 20,
};

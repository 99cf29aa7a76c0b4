import { useLocation } from 'react-router';
import { matchRoute } from './match';
import { table } from './table';

/** The table's line for the screen at hand and the parameters of its address. */
export function useRoute() {
  return matchRoute(table, useLocation().pathname);
}

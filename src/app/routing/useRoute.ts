import { useLocation } from 'react-router';
import { loadedTable } from './loaded';
import { matchRoute, panelAt } from './match';

/** The table's line for the screen at hand and the parameters of its address. */
export function useRoute() {
  const { pathname } = useLocation();
  return matchRoute(loadedTable(panelAt(pathname)), pathname);
}

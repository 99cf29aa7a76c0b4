import { generatePath } from 'react-router';
import { addressParams } from '../../schema/address';
import { declared } from './declared';
import { useScreen } from './paths';
import { useMay } from './usePermit';

/** The address of a record's page, or null where this person may not open it. */
export function useShowPath(name: string, id: string): string | null {
  const screen = useScreen();
  const may = useMay();
  const resource = declared(name);
  if (!resource || !may('show', resource, { id })) return null;
  const route = screen(resource, 'show');
  return route ? generatePath(route.path, addressParams(resource, id)) : null;
}

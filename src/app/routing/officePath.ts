import { generatePath } from 'react-router';
import type { ResourceName } from '../../../resources';
import { table } from './officeTable';
import type { pageRoutes } from './pageRoutes';
import type { ScreenKind } from './route';

/** A page, or a resource's screen: `limits.year`, `companies.show`. */
type OfficeScreen = (typeof pageRoutes)[number]['name'] | `${ResourceName}.${ScreenKind}`;

const paths = new Map(table.map(({ name, path }) => [name, path]));

/** The address of a screen of the office, for links that are drawn only for those who may follow them; `usePaths` asks that first. */
export function officePath(screen: OfficeScreen, params: Readonly<Record<string, string | number>> = {}): string {
  const path = paths.get(screen);
  if (path === undefined) throw new Error(`The office has no screen "${screen}"`);
  return generatePath(path, Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])));
}

import type { TenantChanges, TenantConfig } from '../tenants/define';

/** `GET` and `PUT /api/settings/config`: what the firm has without its own changes, those changes, and the state they are in. */
export interface ConfigState {
  base: TenantConfig;
  changes: TenantChanges;
  /** Sent back with a change; another one means that somebody else changed it meanwhile (412). */
  tag: string;
}

/** The leaves of a tree by their place, lists as wholes: `{ 'tenant.colors.primary': '#14315c' }`. */
export function leaves(tree: unknown, place = ''): Record<string, unknown> {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return place === '' ? {} : { [place]: tree };
  return Object.assign({}, ...Object.entries(tree).map(([key, value]) => leaves(value, place ? `${place}.${key}` : key)));
}

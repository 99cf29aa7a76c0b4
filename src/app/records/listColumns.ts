import type { FieldMap, Resource } from '../../schema';
import { type Column, columnOf } from '../../schema/columns';
import { standardColumns } from '../../tenants/columns';
import type { ColumnConfig } from '../../tenants/define';
import { moduleOfList } from '../../tenants/modules';
import type { Tenant } from '../tenant/tenant';

/** A column of a list: the firm's wording and place for it, and what stands in it. */
export interface ListColumn {
  /** As the configuration writes it: `owner`, `vat_number`. */
  key: string;
  title: string;
  align: ColumnConfig['align'];
  /** What the list is ordered by when its heading is pressed; null where it can't be. */
  sort: string | null;
  column: Column;
}

/**
 * The columns of a resource's list in the firm's order; what the person may not read is not among them. A list beside the
 * resource's own, such as the first screen's, names the module that sets its columns.
 */
export function listColumns(
  resource: Resource,
  tenant: Tenant,
  readable: FieldMap,
  module = moduleOfList(resource.name),
): ListColumn[] {
  const firms = tenant.columns(module);
  const configured = firms.length > 0 ? firms : standardColumns(resource);
  return configured.flatMap(({ key, title, align, sortable, visible }) => {
    const column = columnOf(resource, key);
    if (!column || !visible || (column.kind === 'field' && !Object.hasOwn(readable, column.key))) return [];
    return [{ key, title, align, sort: sortable && column.kind !== 'computed' ? column.key : null, column }];
  });
}

import { permit, type RowCondition } from '../../access/can';
import type { Principal, TenantRules } from '../../access/principal';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import { ident, literal } from '../db/ident';
import { conditionsSql } from './conditions';
import type { Params } from './params';
import { resourceNamed } from './start';
import type { View } from './view';

/** The rows of a resource that the person may see: these, all, or (null) none. */
export function seenRows(who: Principal, tenant: TenantRules, resource: Resource): readonly RowCondition[] | null {
  const allowed = permit(who, 'show', resource, tenant);
  return typeof allowed === 'string' ? null : allowed.rows;
}

/** Where a row of `r` tells of other records, that the asker may see each of them, deleted ones too; by the permit of this moment (P18). */
export function aboutSql({ resource, scope: { who, tenant } }: View, params: Params): string[] {
  const { about } = resource;
  if (!about) return [];
  const kind = `r.${ident(about.resource)}`;
  const named = `unnest(string_to_array(concat_ws(' ', ${about.ids.map((key) => `r.${ident(key)}`).join(', ')}), ' ')) named (id)`;
  const cases = about.among.flatMap((name) => {
    const target = resourceNamed(name);
    const rows = seenRows(who, tenant.config, target);
    if (rows === null) return [];
    if (rows.length === 0) return [`when ${literal(name)} then true`];
    const met = conditionsSql(target, 'x', rows, params).join(' and ');
    const seen = `select 1 from ${tableOf(target)} x where x.tenant_id = $1 and x.id = named.id::uuid and ${met}`;
    return [`when ${literal(name)} then not exists (select 1 from ${named} where not exists (${seen}))`];
  });
  return [`(${kind} is null or ${cases.length > 0 ? `case ${kind} ${cases.join(' ')} else false end` : 'false'})`];
}

import { permit, type RowCondition } from '../../access/can';
import type { FieldMap, Resource } from '../../schema';
import type { Scope } from '../scope';
import { conditionsSql } from './conditions';
import type { Params } from './params';
import { resourceNamed } from './start';

/** The rows of another resource whose titles the asker may learn where something points to them: these, all, or (null) none. */
export type TitleRows = readonly RowCondition[] | null;

/** A title is told of what the asker may see, and of what is known by name wherever it is mentioned (P09). */
export function titleRows({ who, tenant }: Pick<Scope, 'who' | 'tenant'>, target: Resource): TitleRows {
  if (target.known) return [];
  const allowed = permit(who, 'show', target, tenant.config);
  return allowed === 'absent' || allowed === 'forbidden' ? null : allowed.rows;
}

/** The SQL of a title that is null where the asker may not learn it; `alias` is the record it is of. */
export function seenTitle(sql: string, target: Resource, alias: string, rows: TitleRows, params: Params): string {
  if (rows === null) return 'null::text';
  return rows.length === 0 ? sql : `case when ${conditionsSql(target, alias, rows, params).join(' and ')} then ${sql} end`;
}

/** The rows of another resource that stand on the asker's side of the walls between teams: items of lists point to no others for them (P24). */
export const ownSideRows = ({ who }: Pick<Scope, 'who'>, target: Resource): readonly RowCondition[] => who.wall?.(target) ?? [];

const references = new WeakMap<FieldMap, readonly Pointing[]>();

/** By field, which records the asker may learn of, where that is not all of them. */
export function narrowedTitles(scope: Scope, readable: FieldMap): ReadonlyMap<string, TitleRows> {
  const known = references.get(readable) ?? pointing(readable);
  references.set(readable, known);
  const narrowed = known.map(
    ([key, target, inItems]) => [key, inItems ? ownSideRows(scope, target) : titleRows(scope, target)] as const,
  );
  return new Map(narrowed.filter(([, rows]) => rows === null || rows.length > 0));
}

type Pointing = readonly [key: string, target: Resource, inItems: boolean];

function pointing(readable: FieldMap): Pointing[] {
  return Object.entries(readable).flatMap(([key, field]): Pointing[] => {
    const item = Object.values(field.of ?? {}).find(({ type }) => type === 'reference');
    if (item) return [[key, resourceNamed(item.resource), true]];
    const target = field.type === 'reference' ? resourceNamed(field.resource) : null;
    return target && !target.known ? [[key, target, false]] : [];
  });
}

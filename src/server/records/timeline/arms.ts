import { permit } from '../../../access/can';
import type { Resource } from '../../../schema';
import { columnOf, titleKeys } from '../../../schema/columns';
import { tableOf } from '../../db/columns';
import { ident, literal } from '../../db/ident';
import type { Scope } from '../../scope';
import { aboutSql } from '../aboutSql';
import { livingRows } from '../conditions';
import type { Params } from '../params';
import { allResources, resourceNamed } from '../start';
import { titleRows } from '../titleSight';
import { TitleJoins } from '../titles';
import { type View, viewOf } from '../view';

/** The last entry of a page: the next one holds what comes after it in the order of moments, keys and names. */
export interface After {
  at: Date;
  key: string;
  arm: string;
}

/** One moment of one resource's records, as a part of the timeline's statement. */
export interface Arm {
  /** `tasks.completed_at`; of the record itself its resource's name alone. */
  name: string;
  resource: Resource;
  /** What happened then, in words; null where the line itself tells. */
  what: string | null;
  text(page: { after: After | null; limit: number }, params: Params): string;
  title(text: string): string | null;
}

export interface ArmRow {
  arm: string;
  at: Date;
  key: string;
  id: string;
  title: string | null;
  state: string | null;
  action: string | null;
  actor_id: string | null;
  fields: string[] | null;
}

/** Entries of an arm that come after the last one told; `at` and `key` are its columns. */
export function afterSql(after: After | null, arm: string, { at, key }: { at: string; key: string }, params: Params): string[] {
  if (!after) return [];
  const sign = arm < after.arm ? '<=' : '<';
  return [`(${at}, ${key}) ${sign} (${params.add(after.at)}::timestamptz, ${params.add(after.key)}::text)`];
}

/** What hangs on the record and has moments, as far as the asker may list it and read where it hangs. */
export function hangingArms(scope: Scope, over: Resource, id: string): Arm[] {
  return allResources().flatMap((resource) => {
    const allowed = permit(scope.who, 'list', resource, scope.tenant.config);
    if (!resource.moments || typeof allowed === 'string') return [];
    const view = viewOf(scope, resource, 'list');
    const by = Object.keys(view.readable).find((key) => isReferenceTo(over, resource, key));
    if (by === undefined) return [];
    const known = resource.moments.filter((key) => key === 'created_at' || Object.hasOwn(view.readable, key));
    return known.map((moment) => momentArm(view, { by, id, moment }));
  });
}

const isReferenceTo = (over: Resource, { fields }: Resource, key: string) =>
  fields[key]?.type === 'reference' && fields[key]?.resource === over.name;

/** Rows are found and cut first, and only those get titles, without the name of what they hang on. */
function momentArm(view: View, { by, id, moment }: { by: string; id: string; moment: string }): Arm {
  const { resource } = view;
  const name = `${resource.name}.${moment}`;
  const titles = new TitleJoins('j');
  const keys = titleKeys(resource).filter((key) => key !== by && isTold(view, key));
  const title = keys.length > 0 ? titles.title({ ...resource, title: keys }, 'r') : null;
  const state = Object.keys(view.readable).find((key) => view.readable[key]?.type === 'state');
  return {
    name,
    resource,
    what: columnOf(resource, moment)?.kind === 'field' ? (resource.fields[moment]?.label ?? null) : 'Utworzono',
    title: (text) => title?.read(text) ?? null,
    text({ after, limit }, params) {
      const at = `r.${ident(moment)}`;
      const where = [
        livingRows(resource, 'r', view.rows, params),
        ...aboutSql(view, params),
        `r.${ident(by)} = ${params.add(id)}::uuid`,
        `${at} is not null`,
        ...afterSql(after, name, { at, key: 'r.id::text collate "C"' }, params),
      ].join(' and ');
      return `(select ${literal(name)}::text collate "C" as arm, r._at as at, r.id::text collate "C" as key, r.id,
          ${title?.sql ?? 'null::text'} as title, ${state ? `r.${ident(state)}` : 'null::text'} as state,
          null::text as action, null::uuid as actor_id, null::text[] as fields
        from (select r.*, ${at} as _at from ${tableOf(resource)} r where ${where} order by ${at} desc, r.id desc limit ${limit}) r
        ${titles.joins.join(' ')})`;
    },
  };
}

/** A part of a title that the asker may read, and that names nothing they may not know of. */
function isTold({ readable, scope }: View, key: string): boolean {
  const field = Object.hasOwn(readable, key) ? readable[key] : undefined;
  if (!field || field.options.grant) return false;
  return field.type !== 'reference' || titleRows(scope, resourceNamed(field.resource))?.length === 0;
}

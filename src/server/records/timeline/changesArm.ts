import { typeOf } from '../../../schema/fields';
import { literal } from '../../db/ident';
import { isHidden } from '../audit';
import type { View } from '../view';
import { type Arm, afterSql } from './arms';

/** What the asker may know to have changed: never that it was something hidden, such as pay (P08). */
export function toldFields({ resource, readable }: View): string[] {
  return Object.keys(readable).filter((key) => {
    const field = resource.fields[key];
    return field !== undefined && typeOf(field).stored !== 'none' && !isHidden(resource, key);
  });
}

/** What was done with the record itself, for the office; who looked and what else only its history tells is left there. */
export function changesArm(view: View, id: string): Arm[] {
  const { resource, scope } = view;
  if (!scope.who.isAdmin) return [];
  const { name } = resource;
  return [
    {
      name,
      resource,
      what: null,
      title: () => null,
      text({ after, limit }, params) {
        const told = params.add(toldFields(view));
        const where = [
          'a.tenant_id = $1',
          `a.entity_id = ${params.add(id)}::uuid`,
          `a.entity = ${literal(name)}`,
          `(a.action in ('create', 'restore') or a.action like 'transition:%' or a.action like 'action:%'
            or (a.action = 'update' and a.fields && ${told}::text[]))`,
          ...afterSql(after, name, { at: 'a.at', key: seq }, params),
        ].join(' and ');
        return `(select ${literal(name)}::text collate "C" as arm, a.at, ${seq} as key, a.entity_id as id, null::text as title,
            null::text as state, a.action::text as action, a.actor_id, a.fields
          from audit a where ${where} order by a.at desc, a.seq desc limit ${limit})`;
      },
    },
  ];
}

/** A line's number as text of one length, so that it is ordered as a number. */
const seq = `lpad(a.seq::text, 15, '0') collate "C"`;

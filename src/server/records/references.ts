import { permit } from '../../access/can';
import type { Field, Resource } from '../../schema';
import type { Faults } from '../../schema/validate';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import type { Scope } from '../scope';
import { refuseFaults } from './body';
import { asConditions, livingRows } from './conditions';
import { notOnList } from './conflicts';
import { itemsOf } from './listed';
import { Params } from './params';
import { resourceNamed } from './start';
import { prepared } from './statements';

/**
 * References among `values` must lead to living records that the asker may see and the field allows, those inside items of lists too; faults by
 * field. What an item of `standing` points to already may stay: it was allowed once, and deleted since it comes back by itself (P21).
 */
export async function referenceFaults(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  values: Values,
  standing: Values = {},
): Promise<Faults> {
  const params = new Params(scope.tenant.id);
  const faults: [string, string][] = [];
  const questions: string[] = [];
  for (const [key, id] of Object.entries(values)) {
    const field = resource.fields[key];
    if (field?.type !== 'reference' || id === null) continue;
    const target = resourceNamed(field.resource);
    const allowed = permit(scope.who, 'show', target, scope.tenant.config);
    if (allowed === 'absent' || allowed === 'forbidden') {
      faults.push([key, notOnList]);
      continue;
    }
    const living = livingRows(target, 't', [...allowed.rows, ...asConditions(field.where)], params);
    questions.push(
      `exists (select 1 from ${tableOf(target)} t where ${living} and t.id = ${params.add(id)}::uuid) as ${ident(key)}`,
    );
  }
  const listed = itemReferences(resource, values, standing);
  for (const [at, { key, name, field, ids }] of listed.entries()) {
    const target = resourceNamed(field.resource);
    const allowed = permit(scope.who, 'show', target, scope.tenant.config);
    const placed = `${params.add([...new Set(ids.flatMap((id) => id ?? []))])}::uuid[]`;
    const rows = typeof allowed === 'string' ? [{ field: 'id', any: [] }] : allowed.rows;
    const living = livingRows(target, 't', [...rows, ...asConditions(field.where)], params);
    const there = `select 1 from ${tableOf(target)} t where ${living} and t.id = u.id`;
    questions.push(
      `array(select u.id from unnest(${placed}) u(id) where not exists (${there})) as ${ident(`${key}_${name}_${at}`)}`,
    );
  }
  if (questions.length > 0) {
    const [answers = {}] = await tx.query<Record<string, boolean | string[]>>(
      prepared(`select ${questions.join(', ')}`, params.values),
    );
    for (const [key, there] of Object.entries(answers)) if (there === false) faults.push([key, notOnList]);
    for (const [at, { key, name, ids }] of listed.entries()) {
      const missing = answers[`${key}_${name}_${at}`];
      for (const [nth, id] of ids.entries())
        if (Array.isArray(missing) && id !== null && missing.includes(id)) faults.push([`${key}.${nth}.${name}`, notOnList]);
    }
  }
  return Object.fromEntries(faults);
}

/**
 * The same of what may be hidden from the asker, before an entity's handler looks it up by itself: a record behind a wall is refused in the
 * words for one that is not there (P05). Who sees all of a kind is asked nothing here.
 */
export async function refuseHidden(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  values: Values,
  standing: Values = {},
): Promise<void> {
  const mayBeHidden = ([key, id]: [string, unknown]) => {
    const field = resource.fields[key];
    if (field?.type !== 'reference' || id === null || id === standing[key]) return false;
    const allowed = permit(scope.who, 'show', resourceNamed(field.resource), scope.tenant.config);
    return typeof allowed !== 'string' && allowed.rows.length > 0;
  };
  const asked = Object.fromEntries(Object.entries(values).filter(mayBeHidden));
  refuseFaults(await referenceFaults(tx, scope, resource, asked));
}

type Values = Readonly<Record<string, unknown>>;

interface ItemReference {
  key: string;
  name: string;
  field: Field;
  /** In the order of the items. */
  ids: (string | null)[];
}

/** References inside items of lists, such as a meeting's participants. */
function itemReferences({ fields }: Resource, values: Values, standing: Values): ItemReference[] {
  return Object.entries(values).flatMap(([key, items]) =>
    Object.entries(fields[key]?.of ?? {}).flatMap(([name, field]) => {
      if (field.type !== 'reference' || !Array.isArray(items)) return [];
      const stood = new Set(itemsOf(standing[key]).map((item) => item[name]));
      const isNew = (id: unknown): id is string => typeof id === 'string' && !stood.has(id);
      return [{ key, name, field, ids: items.map((item) => (isNew(item?.[name]) ? item[name] : null)) }];
    }),
  );
}

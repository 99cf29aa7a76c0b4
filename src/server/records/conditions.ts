import type { RowCondition } from '../../access/can';
import type { PointedAt } from '../../access/rows';
import type { Resource, Scalar } from '../../schema';
import { storageOf, tableOf } from '../db/columns';
import { ident } from '../db/ident';
import type { Params } from './params';
import { resourceNamed } from './start';

/** The SQL type of a field's column, or of the id. */
export function typeOfColumn(resource: Resource, key: string): string {
  if (key === 'id') return 'uuid';
  const field = resource.fields[key];
  if (!field) throw new Error(`${resource.name} has no field "${key}"`);
  return storageOf(field).type;
}

/** Living rows of the tenant that meet every condition, as the inside of a `where`. */
export function livingRows(resource: Resource, alias: string, conditions: readonly RowCondition[], params: Params): string {
  return [`${alias}.tenant_id = $1`, `${alias}.deleted_at is null`, ...conditionsSql(resource, alias, conditions, params)].join(
    ' and ',
  );
}

export function conditionsSql(resource: Resource, alias: string, conditions: readonly RowCondition[], params: Params): string[] {
  return conditions.map((condition) => conditionSql(resource, alias, condition, params));
}

function conditionSql(resource: Resource, alias: string, condition: RowCondition, params: Params): string {
  const met = condition.in ? pointsToSql(alias, condition, condition.in, params) : isAnySql(resource, alias, condition, params);
  return condition.or ? `(${met} or ${conditionSql(resource, alias, condition.or, params)})` : met;
}

function isAnySql(resource: Resource, alias: string, { field, any }: RowCondition, params: Params): string {
  const type = typeOfColumn(resource, field);
  const column = `${alias}.${ident(field)}`;
  if (type.endsWith('[]')) return `${column} && ${params.add(any)}::${type}`;
  return `${column} = any (${params.add(any)}::${type}[])`;
}

/** A semi-join: however many records are met, the statement carries what they meet and no list of their ids. */
function pointsToSql(
  alias: string,
  { field }: RowCondition,
  { resource, rows, orNone, by }: NonNullable<RowCondition['in']>,
  params: Params,
): string {
  const target = resourceNamed(resource);
  const column = `${alias}.${ident(field)}`;
  const met = conditionsSql(target, 'w', rows, params).map((sql) => ` and ${sql}`);
  const named = by === undefined ? 'id' : ident(by);
  const there = `${column} in (select w.${named} from ${tableOf(target)} w where w.tenant_id = $1${met.join('')})`;
  if (!orNone) return there;
  if (by === undefined) return `(${column} is null or ${there})`;
  return `(${there} or not exists (select 1 from ${tableOf(target)} n where n.tenant_id = $1 and n.${named} = ${column}))`;
}

/** What conditions ask for, in the order of their parameters. */
export function valuesOf(conditions: readonly RowCondition[]): (readonly Scalar[])[] {
  return conditions.flatMap((condition) => [
    ...(condition.in ? valuesOf(condition.in.rows) : [condition.any]),
    ...(condition.or ? valuesOf([condition.or]) : []),
  ]);
}

/** Conditions of one shape differ in their values alone. */
export function shapeOf(conditions: readonly RowCondition[]): string {
  return conditions
    .map(({ field, in: pointed, or }) => {
      const there = pointed
        ? `>${pointed.resource}${pointed.by ? `.${pointed.by}` : ''}${pointed.orNone ? '?' : ''}(${shapeOf(pointed.rows)})`
        : '';
      return `${field}${there}${or ? `|${shapeOf([or])}` : ''}`;
    })
    .join();
}

/** A declaration's `where` as conditions. */
export function asConditions(where: Readonly<Record<string, Scalar | readonly Scalar[]>> = {}): RowCondition[] {
  return Object.entries(where).map(([field, wanted]) => ({ field, any: [wanted].flat() }));
}

/** Where a record keeps the one that its field names, for `meets` to look at; two conditions may ask about the same. */
export const pointedBy = (field: string): string => `${field}→`;
/** Where it keeps those that name it. */
export const pointingAt = ({ resource, by }: Pick<PointedAt, 'resource' | 'by'>): string => `←${resource}.${by}`;

/** Whether a record meets the conditions; one that a field names stands beside the field. */
export function meets(record: Readonly<Record<string, unknown>>, conditions: readonly RowCondition[]): boolean {
  return conditions.every(
    (condition) => metBy(record, condition) || (condition.or !== undefined && meets(record, [condition.or])),
  );
}

function metBy(record: Readonly<Record<string, unknown>>, { field, any, in: pointed }: RowCondition): boolean {
  const value = record[field];
  if (!pointed) return Array.isArray(value) ? any.some((one) => value.includes(one)) : any.some((one) => one === value);
  if (value === null || value === undefined) return pointed.orNone;
  if (pointed.by !== undefined) {
    const naming = (record[pointingAt(pointed)] ?? []) as readonly Record<string, unknown>[];
    return naming.length === 0 ? pointed.orNone : naming.some((one) => meets(one, pointed.rows));
  }
  const there = record[pointedBy(field)];
  return typeof there === 'object' && there !== null && meets(there as Record<string, unknown>, pointed.rows);
}

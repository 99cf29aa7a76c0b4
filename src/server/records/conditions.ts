import type { RowCondition } from '../../access/can';
import type { Resource, Scalar } from '../../schema';
import { storageOf } from '../db/columns';
import { ident } from '../db/ident';
import type { Params } from './params';

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

function conditionSql(resource: Resource, alias: string, { field, any, or }: RowCondition, params: Params): string {
  const type = typeOfColumn(resource, field);
  const column = `${alias}.${ident(field)}`;
  const met = type.endsWith('[]')
    ? `${column} && ${params.add(any)}::${type}`
    : `${column} = any (${params.add(any)}::${type}[])`;
  return or ? `(${met} or ${conditionSql(resource, alias, or, params)})` : met;
}

/** The conditions of a row and their alternatives, in the order of their parameters. */
export function eachCondition(conditions: readonly RowCondition[]): RowCondition[] {
  return conditions.flatMap((condition) => (condition.or ? [condition, ...eachCondition([condition.or])] : [condition]));
}

/** A declaration's `where` as conditions. */
export function asConditions(where: Readonly<Record<string, Scalar | readonly Scalar[]>> = {}): RowCondition[] {
  return Object.entries(where).map(([field, wanted]) => ({ field, any: [wanted].flat() }));
}

/** Whether a record not yet (or no longer) in the table meets the conditions. */
export function meets(record: Readonly<Record<string, unknown>>, conditions: readonly RowCondition[]): boolean {
  return conditions.every(({ field, any, or }) => {
    const value = record[field];
    const met = Array.isArray(value) ? any.some((one) => value.includes(one)) : any.some((one) => one === value);
    return met || (or !== undefined && meets(record, [or]));
  });
}

import type { Resource } from '../../schema';
import type { Tx } from './database';
import { hasRows, isFilled, readCatalogue, type Standing } from './differCatalogue';
import { type Check, desiredTables, subjectOf, type Table } from './differModel';
import { ident, literal } from './ident';

/** What a start would do to the tables of the resources. Nothing in it loses data. */
export interface Plan {
  statements: string[];
  /** Tables whose search and sort columns must be written anew, with their new mark. */
  rewrite: { table: string; mark: string }[];
  /** For the operator, in Polish. */
  warnings: string[];
  /** What only a migration can do; the server does not start with any of it. */
  refusals: string[];
}

/** Compares the declarations with the database: adds what is missing, drops nothing but indexes that another takes the place of, and refuses what needs thought. */
export async function planDiff(tx: Pick<Tx, 'query'>, resources: Readonly<Record<string, Resource>>): Promise<Plan> {
  const tables = desiredTables(resources);
  const standing = await readCatalogue(tx);
  const plan: Plan = { statements: [], rewrite: [], warnings: [], refusals: [] };
  for (const table of tables) {
    const found = standing.get(table.name);
    if (!found) createTable(plan, table);
    else await changeTable(tx, plan, table, found);
  }
  for (const table of tables) {
    const found = standing.get(table.name);
    for (const index of table.indexes) if (!found?.indexes.has(index.name)) plan.statements.push(index.sql);
    if (found) plan.statements.push(...outdated(table, found).map((name) => `drop index ${ident(name)}`));
    for (const check of table.checks) widenCheck(plan, table, check, found?.constraints.get(check.name));
  }
  for (const { name, foreignKeys } of tables)
    for (const key of foreignKeys) if (!standing.get(name)?.constraints.has(key.name)) plan.statements.push(key.sql);
  return plan;
}

const spelled = (type: string) => (type === 'text' ? 'text collate "C"' : type);

/** Indexes that one of the same subject and another definition takes the place of, or one that goes further; what nobody asks for any more stays. */
function outdated({ indexes, repeats }: Table, found: Standing): string[] {
  const wanted = new Set(indexes.map(({ name }) => name));
  const subjects = new Set(indexes.map(({ name }) => subjectOf(name)));
  const isReplaced = (name: string) => name !== subjectOf(name) && subjects.has(subjectOf(name));
  return [...found.indexes].filter((name) => !wanted.has(name) && (repeats.includes(name) || isReplaced(name)));
}

function createTable(plan: Plan, { name, columns, derived }: Table): void {
  const lines = columns.map((column) => `${ident(column.name)} ${spelled(column.type)}${column.required ? ' not null' : ''}`);
  plan.statements.push(`create table ${ident(name)} (\n  ${[...lines, 'primary key (tenant_id, id)'].join(',\n  ')}\n)`);
  plan.statements.push(`comment on table ${ident(name)} is ${literal(derived)}`);
}

async function changeTable(tx: Pick<Tx, 'query'>, plan: Plan, table: Table, found: Standing): Promise<void> {
  const alter = (change: string) => plan.statements.push(`alter table ${ident(table.name)} ${change}`);
  for (const column of table.columns) {
    const place = `${table.name}.${column.name}`;
    const was = found.columns.get(column.name);
    if (!was) {
      alter(`add column ${ident(column.name)} ${spelled(column.type)}${await fillOf(tx, plan, table.name, column)}`);
    } else if (was.type !== column.type) {
      plan.refusals.push(
        `${place} jest w bazie typu ${was.type}, a według deklaracji ${column.type}: dodaj plik src/server/db/migrations/NNN_….sql, który to zmieni`,
      );
    } else if (column.required && !was.required) {
      if (await isFilled(tx, table.name, column.name)) alter(`alter column ${ident(column.name)} set not null`);
      else plan.warnings.push(`${place} jest wymagane, a część rekordów nie ma wartości`);
    } else if (!column.required && was.required) {
      alter(`alter column ${ident(column.name)} drop not null`);
    }
  }
  const declared = new Set(table.columns.map(({ name }) => name));
  for (const [name, was] of found.columns) {
    if (declared.has(name)) continue;
    plan.warnings.push(`${table.name}.${name} nie ma już deklaracji; kolumna i jej dane zostają`);
    if (was.required && !was.hasDefault) alter(`alter column ${ident(name)} drop not null`);
  }
  if (found.comment === table.derived) return;
  if (await hasRows(tx, table.name)) plan.rewrite.push({ table: table.name, mark: table.derived });
  else plan.statements.push(`comment on table ${ident(table.name)} is ${literal(table.derived)}`);
}

/** A new required column of a table with rows takes the declared default, or may be empty until the office fills it. */
async function fillOf(tx: Pick<Tx, 'query'>, plan: Plan, table: string, column: Table['columns'][number]): Promise<string> {
  if (column.start !== null && column.required) return ` not null default ${column.start}`;
  if (!column.required) return '';
  if (!(await hasRows(tx, table))) return ' not null';
  plan.warnings.push(`${table}.${column.name} jest nowym polem wymaganym; dotychczasowe rekordy nie mają wartości`);
  return '';
}

/** Values taken out of a declaration stay allowed, as rows may still hold them. */
function widenCheck(plan: Plan, table: Table, check: Check, standing: string | undefined): void {
  const had = [...(standing ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map((match) => (match[1] ?? '').replaceAll("''", "'"));
  if (standing !== undefined && check.values.every((value) => had.includes(value))) return;
  const values = [...new Set([...check.values, ...had])].map(literal).join(', ');
  const holds = `${ident(check.column)} ${check.set ? '<@' : '= any'} (array[${values}]::text[])`;
  const drop = standing === undefined ? '' : `drop constraint ${ident(check.name)}, `;
  plan.statements.push(`alter table ${ident(table.name)} ${drop}add constraint ${ident(check.name)} check (${holds}) not valid`);
}

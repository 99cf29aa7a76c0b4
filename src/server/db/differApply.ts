import { resources as declared } from '../../../resources';
import { countOf } from '../../lib/text';
import type { Resource } from '../../schema';
import { ForOperator } from '../forOperator';
import type { Database, DatabaseLog, Tx } from './database';
import { type Plan, planDiff } from './differ';
import { rewriteDerived } from './differRewrite';
import { grantRights } from './differRights';
import { ident, literal } from './ident';
import { type Migration, migrations as shipped } from './migrations';

/** Two processes that start at once take turns on this number. */
const TURN = 7_203_914;

/** More statements than this, as at the first start, are told as one line; `schema_changes` keeps each. */
const told = 20;

const ledger = [
  'create table if not exists migrations (number int primary key, name text not null, applied_at timestamptz not null default now())',
  'create table if not exists schema_changes (id bigint generated always as identity primary key, at timestamptz not null default now(), statement text not null)',
];

const keepInLedger =
  'insert into schema_changes (statement) select s from unnest($1::text[]) with ordinality as made (s, nth) order by nth';

/** What a start of the server did, or would do. */
export interface Changes extends Plan {
  migrations: string[];
}

/** The server must not start: the declarations ask for what only a migration can do. */
export class SchemaRefused extends ForOperator {
  override readonly name = 'SchemaRefused';
  constructor(readonly refusals: readonly string[]) {
    super(refusals.join('\n'));
  }
}

interface Options {
  resources?: Readonly<Record<string, Resource>>;
  migrations?: readonly Migration[];
}

/**
 * Brings the database to the declarations, in one transaction of the schema's owner and one process at a time:
 * numbered migrations first, then what is missing. Throws SchemaRefused, having changed nothing.
 */
export async function applyDiff(db: Database, log: DatabaseLog, options: Options = {}): Promise<Changes> {
  const { resources = declared, migrations = shipped } = options;
  const [{ role } = { role: '' }] = await db.query<{ role: string }>({ text: 'select current_user as role' });
  return db.asOwner(async (tx) => {
    await tx.query({ text: `select pg_advisory_xact_lock(${TURN})` });
    for (const text of ledger) await tx.query({ text });
    const newer = await newerThan(tx, migrations);
    if (newer.length > 0) throw new SchemaRefused(newer);
    const run = await runMigrations(tx, migrations, log);
    const plan = await planDiff(tx, resources);
    for (const warning of plan.warnings) log.warn(`Baza danych: ${warning}.`);
    if (plan.refusals.length > 0) throw new SchemaRefused(plan.refusals);
    const isMany = plan.statements.length > told;
    if (isMany)
      log.info(`Baza danych: tworzę tabele i indeksy (${countOf(plan.statements.length, 'polecenie', 'polecenia', 'poleceń')})…`);
    // Hundreds of statements, as at the first start, travel as one script and not one by one.
    if (isMany) await tx.query({ text: plan.statements.join(';\n') });
    else
      for (const statement of plan.statements) {
        log.info(`Baza danych: ${statement.split('\n', 1)[0]}`);
        await tx.query({ text: statement });
      }
    await tx.query({ text: keepInLedger, values: [plan.statements] });
    for (const { table, mark } of plan.rewrite) {
      const resource = Object.values(resources).find(({ name }) => name.replaceAll('-', '_') === table);
      log.info(`Baza danych: kolumny wyszukiwania i kolejności w ${table} są pisane od nowa.`);
      if (resource) await rewriteDerived(tx, resource);
      await tx.query({ text: `comment on table ${ident(table)} is ${literal(mark)}` });
    }
    await grantRights(tx, role, plan.statements.length + run.length > 0);
    return { ...plan, migrations: run };
  });
}

async function runMigrations(tx: Tx, migrations: readonly Migration[], log: DatabaseLog): Promise<string[]> {
  const run: string[] = [];
  for (const migration of await pending(tx, migrations)) {
    log.info(`Baza danych: migracja ${nameOf(migration)}.`);
    if (!(await isNeedless(tx, migration))) await tx.query({ text: migration.sql });
    await tx.query({
      text: 'insert into migrations (number, name) values ($1, $2)',
      values: [migration.number, migration.name],
    });
    run.push(nameOf(migration));
  }
  return run;
}

const LEDGER_THERE = `select to_regclass('migrations') is not null as there`;

const nameOf = ({ number, name }: Pick<Migration, 'number' | 'name'>) => `${String(number).padStart(3, '0')}_${name}`;

async function pending(tx: Pick<Tx, 'query'>, migrations: readonly Migration[]): Promise<Migration[]> {
  const [{ there } = { there: false }] = await tx.query<{ there: boolean }>({
    text: LEDGER_THERE,
  });
  const done = there ? await tx.query<{ number: number }>({ text: 'select number from migrations' }) : [];
  const numbers = new Set(done.map(({ number }) => number));
  return migrations.filter(({ number }) => !numbers.has(number)).sort((a, b) => a.number - b.number);
}

/** O08: what a newer version did to the database this one would not know, and would write past it. */
async function newerThan(tx: Pick<Tx, 'query'>, migrations: readonly Migration[]): Promise<string[]> {
  const known = Math.max(...migrations.map(({ number }) => number));
  const done = await tx.query<{ number: number; name: string }>({
    text: 'select number, name from migrations where number > $1 order by number',
    values: [known],
  });
  if (done.length === 0) return [];
  return [
    `Z tej bazy danych korzystała nowsza wersja panelu (zna migrację ${done.map(nameOf).join(', ')}, a ta wersja tylko do ${String(known).padStart(3, '0')}).`,
    'Uruchom nowszą wersję panelu. Aby wrócić do tej, przywróć kopię danych sprzed aktualizacji.',
  ];
}

/** A change of tables that are not there yet: they will be made as they should be. */
async function isNeedless(tx: Pick<Tx, 'query'>, { changes = [] }: Migration): Promise<boolean> {
  for (const table of changes) {
    const [{ there } = { there: false }] = await tx.query<{ there: boolean }>({
      text: 'select to_regclass($1) is not null as there',
      values: [ident(table)],
    });
    if (!there) return true;
  }
  return false;
}

/** What a start would do, with nothing done. A migration that is still to come may change the rest. */
export async function previewDiff(db: Database, options: Options = {}): Promise<Changes> {
  const { resources = declared, migrations = shipped } = options;
  const plan = await planDiff(db, resources);
  const [{ there } = { there: false }] = await db.query<{ there: boolean }>({ text: LEDGER_THERE });
  if (there) plan.refusals.push(...(await newerThan(db, migrations)));
  return { ...plan, migrations: (await pending(db, migrations)).map(nameOf) };
}

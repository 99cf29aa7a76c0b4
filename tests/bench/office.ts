import { resources } from '../../resources';
import type { Principal } from '../../src/access/principal';
import type { Role } from '../../src/schema';
import { loadSecrets } from '../../src/server/auth/crypto/secrets';
import { hashToken } from '../../src/server/auth/crypto/tokens';
import { createHasher } from '../../src/server/auth/passwords/hashing';
import { tableOf } from '../../src/server/db/columns';
import type { Database, Statement, Tx } from '../../src/server/db/database';
import { applyDiff } from '../../src/server/db/differApply';
import { fillFirm } from '../../src/server/demo/fill';
import { keepShipped, openTenants } from '../../src/server/firms/tenants';
import { handlers } from '../../src/server/handlers';
import { jobs } from '../../src/server/jobs';
import { lastDue } from '../../src/server/jobs/daily';
import { planDaily } from '../../src/server/jobs/rows';
import { silentLog } from '../../src/server/log';
import { create } from '../../src/server/records/create';
import { list } from '../../src/server/records/list';
import { one } from '../../src/server/records/one';
import { startRecords } from '../../src/server/records/start';
import type { Scope, Tenant } from '../../src/server/scope';
import { type Ask, placeholderId } from './cases';

/** The day the office is made up for, so that every run measures the same records. */
const MADE = new Date('2026-11-01T07:00:00Z');
const quiet = { info: () => undefined, warn: () => undefined };

/** The firm that is measured, the accountant who asks, and what can be asked for. */
export interface Office {
  tenant: Tenant;
  who: Principal;
  email: string;
  /** Ids of companies, and of the people who keep them. */
  companies: readonly string[];
  keepers: readonly string[];
  /** How many companies there are. */
  size: number;
  /** The firm whose tasks are made by their rules, who does it, and for how many companies. */
  planned: { firm: string; email: string; companies: number };
}

/** Companies of a large office; tasks of twenty times as many would take the bench's time and tell no more. */
const LARGE = 5_000;

/** Makes up the demonstration firm with so many companies in an empty database. */
export async function makeOffice(db: Database, dataDir: string, companies: number): Promise<Office> {
  const { keys } = await loadSecrets({ mode: 'test', env: {}, dataDir });
  startRecords({ keys, handlers });
  await applyDiff(db, quiet);
  await keepShipped(db);
  const tenants = await openTenants(db, silentLog);
  const firms = tenants.all();
  tenants.close();
  const tenant = firms.find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('The product ships no firm called "demo" any more; tests/bench/office.ts measures that one');
  const auth = { db, hasher: createHasher(), clock: () => MADE };
  await fillFirm(auth, tenant.id, tenant.key, { companies, rich: 150, colleagues: 24 }, '2026-11-01');
  const other = companies > LARGE ? firms.find(({ key }) => key !== tenant.key) : null;
  if (other) await fillFirm(auth, other.id, other.key, { companies: LARGE, rich: 30, colleagues: 6 }, '2026-11-01');
  await spareDailyJobs(db);
  await countForThousand(db);
  const firm = (other ?? tenant).key;
  const planned = { firm, email: `kierownik@${firm}.test`, companies: Math.min(companies, LARGE) };
  return { ...(await officeIn(db, tenant)), size: companies, planned };
}

/** What the server would do first thing, such as planning the month of every company, would be measured along with the requests. */
async function spareDailyJobs(db: Database): Promise<void> {
  const firms = await db.query<{ id: number }>({ text: 'select id from tenants' });
  const now = new Date();
  const days = [now, new Date(now.getTime() + 24 * 60 * 60 * 1_000)];
  const times = firms.flatMap(({ id: tenantId }) =>
    jobs.flatMap(({ name, daily }) =>
      daily === undefined ? [] : days.map((day) => ({ tenantId, name, ...lastDue(daily, day) })),
    ),
  );
  await planDaily(db, times);
  await db.query({
    text: `update jobs set state = 'done', payload = null, ended_at = $1 where state = 'waiting'`,
    values: [now],
  });
}

/** Figures as a thousand firms leave them behind that asked every route. */
async function countForThousand(db: Database): Promise<void> {
  await db.query({
    text: `insert into figures (name, labels, value)
      select 'panel_firm_rare_total', format('kind="%s",tenant="%s"', kind, firm), firm % 97 + 1
        from unnest(array['failedLogins', 'refusals', 'faults', 'jobDelay', 'tokenReuse']) kind, generate_series(1000, 1999) firm
      union all select name, format('method="%s",route="/api/sections/:id/actions/%s",status="%s"', method, nth, status), nth
        from unnest(array['panel_route_seconds_sum', 'panel_route_seconds_count']) name, generate_series(1, 1000) nth,
          (values ('GET', 200), ('POST', 201), ('PUT', 422), ('DELETE', 404)) answer (method, status)`,
  });
}

async function officeIn(db: Database, tenant: Tenant): Promise<Omit<Office, 'planned' | 'size'>> {
  const email = `ksiegowa@${tenant.key}.test`;
  const [user] = await db.query<{ id: string; first_name: string; roles: Role[]; payroll: boolean }>({
    text: 'select id, first_name, roles, payroll from users where tenant_id = $1 and email = $2',
    values: [tenant.id, email],
  });
  const keepers = await db.query<{ id: string }>({
    text: 'select distinct owner_id as id from companies where tenant_id = $1 order by 1',
    values: [tenant.id],
  });
  const companies = await db.query<{ id: string }>({
    text: 'select id from companies where tenant_id = $1 order by title_sort, id limit 5000',
    values: [tenant.id],
  });
  if (!user) throw new Error(`The made-up office has nobody called ${email}`);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { tenant, who: { ...user, isAdmin: true, companies: [] }, email, companies: ids(companies), keepers: ids(keepers) };
}

/** Removes the companies made since the office was, without asking each table that may point to them; for the server's superuser. */
export const forget = [
  'set session_replication_role = replica',
  `delete from ${resources.companies.name} where created_at > '${MADE.toISOString()}'`,
  'reset session_replication_role',
];

/** What the cases read of a firm besides its people. */
const read = [resources.companies, resources.tasks, resources['document-request-items']].map(tableOf);
/** Above the ids of firms that the product ships. */
const firstCopy = 1_000;

/** Gives the measured firm's records to as many more firms as make `firms`; for the server's superuser. */
export const copies = ({ tenant }: Office, firms: number) => [
  'set session_replication_role = replica',
  ...read.map(
    (table) => `do $$ declare columns text; begin
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'tenant_id';
      execute format('insert into ${table} (tenant_id, %1$s) select firm, %1$s
        from ${table}, generate_series(${firstCopy}, ${firstCopy + firms - 2}) firm where tenant_id = ${tenant.id}', columns);
    end $$`,
  ),
  'reset session_replication_role',
];

/** Lets whoever is logged in take whole lists away (S10). */
export const confirmed = "update sessions set step_up_until = now() + interval '1 day'";

/** Sessions in turn of the people who keep companies, one for each access token. */
export const sessionsOf = ({ tenant, keepers }: Office, tokens: readonly string[]): string =>
  `with people as (select id, nth - 1 as place from unnest(array['${keepers.join("','")}']::uuid[]) with ordinality k (id, nth)),
    given as (select hash, nth - 1 as place from unnest(array['${tokens.map(hashToken).join("','")}']) with ordinality g (hash, nth))
  insert into sessions (tenant_id, id, user_id, access_hash, access_until, refresh_hash, refresh_until, ends_at, created_at, last_seen_at,
      user_agent, network)
    select ${tenant.id}, gen_random_uuid(), p.id, g.hash, now() + interval '1 day', 'bench ' || g.hash, now() + interval '1 day',
      now() + interval '1 day', now(), now(), 'bench', '127.0.0.0/24'
    from given g join people p on p.place = g.place % ${keepers.length}`;

/** A day's upkeep, so that no measurement pays for what another one left behind. */
export const upkeep = ['vacuum (analyze)', 'checkpoint'];

/** The statements that the product sends to answer; what a create sent is rolled back, and its id is `placeholderId`. */
export async function statementsFor(db: Database, { tenant, who }: Office, ask: Ask): Promise<Statement[]> {
  if ('path' in ask) return [];
  const scope: Scope = {
    tenant,
    who,
    sessionId: null,
    ipPrefix: '',
    userAgent: 'Przeglądarka testowa',
    requestId: 'bench',
    now: new Date(),
  };
  const sent: Statement[] = [];
  const undone = new Error('The recording is over');
  let made: string | null = null;
  await db
    .transaction(async (tx) => {
      const recording: Tx = {
        notify: () => undefined,
        later: (statement) => tx.later(statement),
        query: (statement) => {
          sent.push(statement);
          return tx.query(statement);
        },
      };
      if ('list' in ask) await list(recording, scope, resources.companies, ask.list);
      else if ('one' in ask) await one(recording, scope, resources.companies, ask.one);
      else made = (await create(recording, scope, resources.companies, ask.create)).id;
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  // A create is compared with writing the row alone: no session, no checks, no trail.
  const kept = sent.filter(({ text }) => ('create' in ask ? /insert into "?companies/ : /^(select|with)/).test(text));
  if (kept.length === 0)
    throw new Error(`None of these was recognised as what answers:\n${sent.map(({ text }) => text).join('\n')}`);
  return kept.map(({ values = [], ...statement }) => ({
    ...statement,
    values: values.map((value) => (value !== null && value === made ? placeholderId : value)),
  }));
}

import { afterAll, beforeAll } from 'vitest';
import { resources } from '../../../resources';
import type { Principal } from '../../../src/access/principal';
import type { ListQuery } from '../../../src/contract/listQuery';
import { completeNip } from '../../../src/domain/identifiers/nip';
import { uuidMaker } from '../../../src/lib/uuid';
import type { Resource } from '../../../src/schema';
import type { Keys } from '../../../src/server/auth/crypto/keys';
import type { Database } from '../../../src/server/db/database';
import { create } from '../../../src/server/records/create';
import { fill } from '../../../src/server/records/fill';
import { list } from '../../../src/server/records/list';
import type { Answer } from '../../../src/server/records/reading';
import { startRecords } from '../../../src/server/records/start';
import type { Scope, Tenant } from '../../../src/server/scope';
import { standard } from '../../../src/tenants/standard';
import { lentDatabase } from '../../support/lentDatabase';

export const keys: Keys = [{ id: 'k1', secret: new Uint8Array(32).map((_, index) => (index * 37 + 11) % 251) }];
export const tenants: Record<'demo' | 'other', Tenant> = {
  demo: { id: 1, key: 'demo', config: standard('demo') },
  other: { id: 2, key: 'other', config: standard('other') },
};
const newId = uuidMaker();
export const now = new Date('2026-11-20T08:00:00Z');
const moment = { tenantId: 1, at: now };

const nobody: Principal = {
  id: '',
  first_name: '',
  roles: [],
  isAdmin: true,
  payroll: false,
  companies: [],
};

/** A person who asks: staff without a role unless told otherwise. */
export function person(change: Partial<Principal> = {}): Principal {
  return { ...nobody, id: newId(), first_name: 'Ala', ...change };
}

export function scopeOf(who: Principal, tenant: Tenant = tenants.demo, at: Date = now): Scope {
  return {
    tenant,
    who,
    sessionId: null,
    ipPrefix: '192.0.2.0/24',
    userAgent: 'Przeglądarka testowa',
    requestId: 'test',
    now: at,
  };
}

/** The same person, who has just confirmed who they are, in a session of their own. */
export async function confirmed(db: Database, scope: Scope): Promise<Scope> {
  const sessionId = newId();
  await db.query({
    text: `insert into sessions (tenant_id, id, user_id, refresh_hash, refresh_until, ends_at, created_at, last_seen_at, user_agent, network, step_up_until)
      values ($1, $2, $3, $4, $5, $5, $6, $6, 'test', $7, $5)`,
    values: [
      scope.tenant.id,
      sessionId,
      scope.who.id,
      sessionId,
      new Date(scope.now.getTime() + 900_000),
      scope.now,
      scope.ipPrefix,
    ],
  });
  return { ...scope, sessionId };
}

/** The nth valid tax number. */
export function nip(nth: number): string {
  for (let number = 521_000_000 + nth * 20; ; number++) {
    const whole = completeNip(String(number));
    if (whole) return whole;
  }
}

export const query = (asked: Partial<ListQuery> = {}): ListQuery => ({
  page: 1,
  limit: 100,
  sort: [],
  search: '',
  filters: [],
  ...asked,
});

export interface Office {
  db: Database;
  /** A superuser with payroll, a keeper of companies. */
  head: Principal;
  accountant: Principal;
  scope: Scope;
  company(values?: Record<string, unknown>, scope?: Scope): Promise<Answer>;
  employee(company: string, values?: Record<string, unknown>, scope?: Scope): Promise<Answer>;
  task(values?: Record<string, unknown>, scope?: Scope): Promise<Answer>;
  all(resource: Resource, asked?: Partial<ListQuery>, who?: Scope): Promise<Answer[]>;
}

/** A firm with two people on a database of the file's own; `tenant` says whose. */
export async function furnish(db: Database, tenant: Tenant = tenants.demo): Promise<Office> {
  const head = person({ roles: ['superuser'], payroll: true, first_name: 'Szef' });
  const accountant = person({ first_name: 'Ewa' });
  const account = (who: Principal, last_name: string) => ({
    id: who.id,
    first_name: who.first_name,
    last_name,
    email: `${who.id}@biuro.test`,
    isAdmin: true,
    roles: who.roles,
    status: 'active',
  });
  await fill(db, { ...moment, tenantId: tenant.id }, resources.users, [account(head, 'Główny'), account(accountant, 'Żak')]);
  const scope = scopeOf(head, tenant);
  let made = 0;
  const base = () => ({
    title: `Firma ${++made}`,
    company_type: 'jdg',
    vat_number: nip(made + tenant.id * 50_000),
    address_postal_code: '90-001',
    address_city: 'Łódź',
    owner_id: head.id,
    taxation_form: 'pit_scale',
    vat_status: 'exempt_limit',
    accounting_type: 'kpir',
  });
  return {
    db,
    head,
    accountant,
    scope,
    company: (values = {}, who = scope) => create(db, who, resources.companies, { ...base(), ...values }),
    employee: (company_id, values = {}, who = scope) =>
      create(db, who, resources.employees, {
        company_id,
        first_name: 'Jan',
        last_name: 'Kowalski',
        birth_date: '1990-01-01',
        contract_type: 'employment_indefinite',
        position: 'Piekarz',
        start_date: '2026-01-01',
        ...values,
      }),
    task: (values = {}, who = scope) =>
      create(db, who, resources.tasks, { title: 'Zadanie', assignee_id: head.id, due_date: '2026-12-01', ...values }),
    all: async (resource, asked = {}, who = scope) => (await list(db, who, resource, query(asked))).data,
  };
}

/** Opens the office before the file's tests and closes it after. */
export function openOffice(): () => Office {
  let office: Office | null = null;
  beforeAll(async () => {
    startRecords({ keys });
    office = await furnish(await lentDatabase());
  });
  afterAll(async () => office?.db.close());
  return () => {
    if (!office) throw new Error('The office opens before the first test');
    return office;
  };
}

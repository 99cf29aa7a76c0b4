import { beforeAll } from 'vitest';
import { resources } from '../../../resources';
import { defineResource, file, files, type Resource, reference, text } from '../../../src/schema';
import { authenticate } from '../../../src/server/auth/authenticate';
import { applyDiff } from '../../../src/server/db/differApply';
import { handlers } from '../../../src/server/handlers';
import { create } from '../../../src/server/records/create';
import { startRecords } from '../../../src/server/records/start';
import type { Scope } from '../../../src/server/scope';
import type { Caller } from '../../support/caller';
import type { Firm, Office } from '../../support/office';

/** An entity that holds files in every way: one with versions, several, one for those with payroll, one that clients never see. */
export const letters: Resource = defineResource('letters', {
  labels: { one: 'Pismo', few: 'Pisma', many: 'Pism' },
  area: 'documents',
  title: 'title',
  privacy: { purpose: 'Test', retention: 'operation', data: 'internal' },
  fields: {
    title: text('Tytuł', { required: true }),
    company_id: reference('Firma', 'companies', { required: true }),
    scan_id: file('Skan'),
    attachment_ids: files('Załączniki'),
    payslip_id: file('Pasek', { grant: 'payroll' }),
    note_id: file('Notatka wewnętrzna'),
  },
  list: { columns: ['title', 'scan'], sort: 'title:asc' },
  client: { rows: { company: 'company_id' }, may: ['show', 'create', 'edit'], hidden: ['note_id'] },
});

/** Adds the entity to an office that is opened. */
export function withLetters(office: Office): void {
  beforeAll(async () => {
    const { db, keys } = office.services;
    const all = { ...resources, letters };
    startRecords({ keys, handlers, resources: all });
    await applyDiff(db, { info: () => undefined, warn: () => undefined }, { resources: all });
  });
}

/** Who calls, as the records know them. */
export async function scopeOf({ services }: Office, who: Caller, firm: Firm = 'demo'): Promise<Scope> {
  const { db, tenants, clock } = services;
  const tenant = tenants.all().find(({ key }) => key === firm);
  const session = tenant && (await authenticate(db, tenant, who.token ?? '', clock()));
  if (!tenant || !session) throw new Error('Nobody is logged in');
  return { tenant, ...session, ipPrefix: '10.1.2.0/24', userAgent: 'Przeglądarka testowa', requestId: 'test', now: clock() };
}

/** A letter of the first company, written by somebody. */
export async function letter(office: Office, who: Caller, values: Record<string, unknown> = {}) {
  const base = { title: 'Pismo', company_id: office.base().company };
  return create(office.services.db, await scopeOf(office, who), letters, { ...base, ...values });
}

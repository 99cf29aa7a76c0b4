import { resources } from '../../../resources';
import { grantedCompanies, permit } from '../../access/can';
import type { Principal } from '../../access/principal';
import type { Resource } from '../../schema';
import { recordAddress } from '../../schema/address';
import { type PrincipalRow, principalColumnsOf, principalOf, principalStatement } from '../auth/authenticate';
import type { Tx } from '../db/database';
import { deputiesOf } from '../db/standIns';
import { sightOf } from '../records/changeSight';
import type { Named } from '../records/seenAmong';
import type { Tenant } from '../scope';
import type { NoticeEvent } from './define';
import type { DigestTime } from './digestTime';

const declared: Readonly<Record<string, Resource | undefined>> = resources;

/** Kinds of records that are somebody's work, and whoever stands in for them does it. */
const handedKinds: readonly unknown[] = resources.notices.work?.while?.record_resource ?? [];

/** What a notice leads to. */
export interface About {
  resource: string;
  id: string;
}

/** Somebody who may be told, and where. */
export interface Receiver {
  who: Principal;
  email: string;
  phone: string | null;
  /** How often they want summaries, and at what hour in Warsaw. */
  summary: DigestTime;
}

/** Those of the people who have an account in use. */
export async function accounts(
  db: Pick<Tx, 'query'>,
  { id: tenantId, config }: Tenant,
  ids: readonly string[],
): Promise<Receiver[]> {
  const rows = await db.query<PrincipalRow & { email: string; phone: string | null } & DigestTime>({
    name: principalStatement('notices.receivers', config),
    text: `select u.email, u.phone, coalesce(u.digest, 'daily') as digest, coalesce(u.digest_hour, 7) as digest_hour, ${principalColumnsOf(config)}
      from users u join (select $1::int as tenant_id) s on s.tenant_id = u.tenant_id
      where u.tenant_id = $1 and u.id = any ($2::uuid[]) and u.status = 'active' and u.deleted_at is null`,
    values: [tenantId, ids],
  });
  return rows.map((row) => ({
    who: principalOf(row),
    email: row.email,
    phone: row.phone,
    summary: { digest: row.digest, digest_hour: row.digest_hour },
  }));
}

/** The records that a notice tells of. */
export const namedBy = (record: About | undefined): Named | undefined =>
  record && { resource: record.resource, ids: [record.id] };

/** Those of the people who may know of this event and of every record it tells of at this moment (P03, P18). */
export async function receiversOf(
  db: Pick<Tx, 'query'>,
  tenant: Tenant,
  event: NoticeEvent,
  ids: readonly string[],
  named: Named | undefined,
): Promise<Receiver[]> {
  if (ids.length === 0) return [];
  // Who is away is told of their work by whoever does it meanwhile; where the deputy may not know of it, they hear themselves.
  const away = named && handedKinds.includes(named.resource) ? await deputiesOf(db, tenant.id, ids) : [];
  const found = await accounts(db, tenant, [...new Set([...ids, ...away.map(({ deputy_id }) => deputy_id)])]);
  const mayBeTold = found.filter(({ who }) => isFor(event, who, tenant));
  const resource = named && (Object.hasOwn(declared, named.resource) ? declared[named.resource] : undefined);
  if (!named || !resource) return named ? [] : mayBeTold;
  const sees = await sightOf(
    db,
    tenant,
    resource,
    named.ids,
    mayBeTold.map(({ who }) => who),
  );
  const told = mayBeTold.filter(({ who }) => named.ids.every((id) => sees(who, id)));
  const isTold = (id: string) => told.some(({ who }) => who.id === id);
  const stoodFor = new Set(away.filter(({ deputy_id }) => isTold(deputy_id)).map(({ person_id }) => person_id));
  return told.filter(({ who }) => !stoodFor.has(who.id));
}

/** Whether the kind of event is for this kind of person, with what the firm has switched on. */
export function isFor(event: NoticeEvent, who: Principal, tenant: Tenant): boolean {
  if (!event.for.includes(who.isAdmin ? 'office' : 'client')) return false;
  if (event.grant && !(who.isAdmin ? who.payroll : (grantedCompanies(who) ?? []).length > 0)) return false;
  const resource = event.resource && Object.hasOwn(declared, event.resource) ? declared[event.resource] : undefined;
  return !resource || typeof permit(who, 'list', resource, tenant.config) === 'object';
}

/** Where the panel of this person shows the record, or the list of its kind. */
export function addressOf(
  { resource, id }: Pick<About, 'resource'> & Partial<About>,
  { isAdmin }: Pick<Principal, 'isAdmin'>,
): string {
  const placed: Pick<Resource, 'name' | 'path' | 'beneath'> = declared[resource] ?? { name: resource };
  return `${isAdmin ? '/dashboard' : ''}/${id === undefined ? (placed.path ?? resource) : recordAddress(placed, id)}`;
}

import type { Resource } from '../../schema';
import { forbidden } from '../errors';
import type { Scope } from '../scope';

/** Whether a client only looks on at the company that a record hangs on; a declaration may name fewer who do more. */
export function looksOn({ who }: Pick<Scope, 'who'>, { client }: Resource, companyId: unknown): boolean {
  if (who.isAdmin || client?.rows.company === undefined) return false;
  const role = who.companies.find(({ id }) => id === companyId)?.role;
  return !role || role === 'viewer' || (client.writers !== undefined && !client.writers.includes(role));
}

/** Who only looks on at a company decides nothing for it and writes nothing in its name. */
export function refuseOnlooker(scope: Pick<Scope, 'who'>, resource: Resource, record: Readonly<Record<string, unknown>>): void {
  if (looksOn(scope, resource, record[resource.client?.rows.company ?? 'id'])) throw forbidden();
}

import type { Principal } from '../../access/principal';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { forbidden, notFound } from '../errors';
import type { Scope } from '../scope';
import { sightOf } from './changeSight';

/** What of a person decides what they may know. */
export interface Rights {
  office: boolean;
  payroll: boolean;
  roles: readonly string[];
  /** A client's, each with what they are there. */
  companies: readonly string[];
}

export function rightsOf({ isAdmin, payroll, roles, companies }: Principal): Rights {
  return {
    office: isAdmin,
    payroll,
    roles: [...roles].sort(),
    companies: companies.map(({ id, role }) => `${id} ${role}`),
  };
}

/** Whether the person still has all that an answer was given by. A role may narrow as well as widen, so roles must be the same. */
function stillHas(now: Rights, then: Rights): boolean {
  return (
    now.office === then.office &&
    (now.payroll || !then.payroll) &&
    now.roles.join() === then.roles.join() &&
    then.companies.every((company) => now.companies.includes(company))
  );
}

/** What an earlier answer told of. */
export interface Told {
  resource: Resource;
  ids: readonly string[];
}

/** Throws 404 where the asker no longer sees a record that an earlier answer told of, and 403 where they lost a right that it was given by. */
export async function refuseOutdated(
  tx: Pick<Tx, 'query'>,
  { tenant, who }: Scope,
  then: Rights | null,
  told: Told | null,
): Promise<void> {
  if (told && told.ids.length > 0) {
    const sees = await sightOf(tx, tenant, told.resource, told.ids, [who]);
    if (!told.ids.every((id) => sees(who, id))) throw notFound();
  }
  if (!then || !stillHas(rightsOf(who), then)) throw forbidden();
}

import { useMemo } from 'react';
import { can, type Permit, permit } from '../../access/can';
import type { FieldMap, Resource, Verb } from '../../schema';
import { principalOf } from '../session/principal';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';

const nothing: Permit = { rows: [], wall: [], readable: {}, writable: {}, grantedIn: [] };

/** What exists of a resource for the person at the screen when they do this; nothing where they may not. The server asks the same rules. */
export function usePermit(verb: Verb, resource: Resource): { readable: FieldMap; writable: FieldMap } {
  const user = useUser();
  const tenant = useTenant();
  return useMemo(() => {
    const answer = permit(principalOf(user), verb, resource, tenant);
    return typeof answer === 'string' ? nothing : answer;
  }, [user, tenant, verb, resource]);
}

/** The fields that the person at the screen may read of a resource's records; where it is not known before of which. */
export function useReadable(): (resource: Resource) => FieldMap {
  const user = useUser();
  const tenant = useTenant();
  return (resource) => {
    const answer = permit(principalOf(user), 'list', resource, tenant);
    return typeof answer === 'string' ? {} : answer.readable;
  };
}

/** Whether the person at the screen may do something with a resource, or with one record of it. */
export function useMay(): (verb: Verb, resource: Resource, record?: Record<string, unknown>) => boolean {
  const user = useUser();
  const tenant = useTenant();
  return (verb, resource, record) => {
    const verdict = can(principalOf(user), verb, resource, tenant);
    if (verb === 'edit' && record && !user.isAdmin && !isEditable(resource, record)) return false;
    if (verdict !== 'own') return verdict === 'yes';
    return record !== undefined && resource.self !== undefined && record[resource.self.by] === user.id;
  };
}

/** Whether a client may still edit the record, by what the declaration says of its values. */
function isEditable({ client }: Resource, record: Record<string, unknown>): boolean {
  const wanted = Object.entries(client?.editable ?? {}) as [string, readonly unknown[]][];
  return wanted.every(([key, values]) => values.includes(record[key]));
}

import { type RaRecord, useListContext } from 'ra-core';
import type { Resource } from '../../../schema';
import type { Section } from '../../records/sections';
import { useMay, usePermit } from '../../records/usePermit';
import { useUser } from '../../session/useSession';
import { changeableFields, type Offered, offeredFor } from './offered';

interface Offer {
  sections: readonly Section[];
  offered: readonly Offered[];
  deletes: boolean;
}

/** What the person at the screen may do with the picked rows of the list around; of clients' lists nothing is done with many at once. */
export function useOffer(resource: Resource): Offer {
  const { selectedIds, data = [] } = useListContext<RaRecord>();
  const may = useMay();
  const { writable } = usePermit('edit', resource);
  const { isAdmin, roles } = useUser();
  const deletes = may('delete', resource);
  if (!isAdmin || !may('edit', resource)) return { sections: [], offered: [], deletes };
  const picked = selectedIds.map((id) => data.find((record) => record.id === id));
  return { sections: changeableFields(resource, writable), offered: offeredFor(resource, roles, picked), deletes };
}

/** Whether anything can be done with rows of the list around once they are picked. */
export function usePicks(resource: Resource): boolean {
  const { sections, deletes } = useOffer(resource);
  const { isAdmin, roles } = useUser();
  const may = useMay();
  const steps = isAdmin && may('edit', resource) && offeredFor(resource, roles, [undefined]).length > 0;
  return deletes || sections.length > 0 || steps;
}

import { type RaRecord, useDataProvider } from 'ra-core';
import { generatePath, useNavigate } from 'react-router';
import type { NextStep, Resource } from '../../../schema';
import { addressParams, overId } from '../../../schema/address';
import { type Said, useDeed } from '../../kit/useDeed';
import { declared } from '../../records/declared';
import { useScreen } from '../../records/paths';
import { sortOf } from '../../records/sortOf';
import { useMay, useReadable } from '../../records/usePermit';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';
import type { Act } from './act';

/** What the office does next with a record, as its declaration says, the likeliest first. */
export function useNextActs(resource: Resource, record: RaRecord): Act[] {
  const may = useMay();
  const tenant = useTenant();
  const { isAdmin } = useUser();
  const screen = useScreen();
  const { openFirst, asking } = useOpenFirst(record);
  if (!isAdmin) return [];
  return (resource.head?.next ?? []).flatMap((step): Act[] => {
    const other = declared(step.resource);
    if (!other || !tenant.has(other.module) || !may(step.opens ? 'list' : 'create', other)) return [];
    const { label, by } = step;
    if (step.opens) return [{ label, forward: true, busy: asking, press: () => void openFirst(step, other) }];
    const route = screen(other, 'create');
    const to = route && `${generatePath(route.path, { id: other.beneath ? String(record.id) : null })}?${by}=${record.id}`;
    return to ? [{ label, forward: true, to }] : [];
  });
}

/** Which one is the first is asked for when it is wanted. */
function useOpenFirst(record: RaRecord) {
  const provider = useDataProvider();
  const navigate = useNavigate();
  const screen = useScreen();
  const readable = useReadable();
  const { deed, doing: asking } = useDeed();

  const openFirst = ({ by, where }: NextStep, other: Resource) =>
    deed(async () => {
      const { data } = await provider.getList<RaRecord>(other.name, {
        pagination: { page: 1, perPage: 1 },
        sort: sortOf(other, readable(other)),
        filter: { [by]: record.id, ...where },
      });
      const [first] = data;
      const route = screen(other, 'show');
      if (!first || !route) return { says: `${other.labels.few}: nie ma jeszcze żadnej pozycji`, type: 'info' } satisfies Said;
      return navigate(generatePath(route.path, addressParams(other, String(first.id), overId(other, first))));
    });

  return { openFirst, asking };
}

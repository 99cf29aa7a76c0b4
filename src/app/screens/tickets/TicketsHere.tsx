import { lazy, Suspense } from 'react';
import { Skeleton } from '../../layout/Skeleton';
import { declaredOrThrow } from '../../records/declared';
import { useMay } from '../../records/usePermit';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';

const OpenTickets = lazy(() => import('./OpenTickets'));

interface TicketsHereProps {
  /** Whose switch and variant hold for it. */
  module: 'dashboard' | 'company';
  /** That company's cases alone. */
  companyId?: string;
  /** Ids of cases that the same screen shows elsewhere. */
  besides?: readonly string[];
}

/** Cases that wait for this side, on a page about something else; the firm decides whether and how. */
export function TicketsHere({ module, companyId, besides }: TicketsHereProps) {
  const tenant = useTenant();
  const may = useMay();
  const { isAdmin, access } = useUser();
  const isOn = tenant.has('tickets') && tenant.shows('ticketList', module) && may('list', declaredOrThrow('tickets'));
  if (!isOn || (isAdmin && !access.includes('tickets'))) return null;
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <OpenTickets companyId={companyId} besides={besides ?? []} table={tenant.variant('ticketList', module) === 'table'} />
    </Suspense>
  );
}

import { lazy, Suspense, useState } from 'react';
import { resources } from '../../../../resources';
import { OtherButton } from '../../kit/buttons';
import { Dialog } from '../../kit/Dialog';
import { Skeleton } from '../../layout/Skeleton';
import { useMay } from '../../records/usePermit';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';

const ChargeTimeForm = lazy(() => import('./ChargeTimeForm'));

interface ChargeTimeProps {
  /** The entries to charge; left out, a company's month is asked for. */
  ids?: readonly string[];
  companyId?: string;
  /** Beside the picked rows of a list. */
  small?: boolean;
  onDone?: () => void;
}

/** A button that charges working time, for people who may see everybody's. */
export function ChargeTime({ small = false, onDone, ...what }: ChargeTimeProps) {
  const may = useMay();
  const tenant = useTenant();
  const { access } = useUser();
  const [open, setOpen] = useState(false);
  const events = resources['billable-events'];
  if (!may('create', events) || !tenant.has(events.module) || !tenant.has('uptime') || !access.includes('reports')) return null;
  return (
    <>
      <OtherButton size={small ? 'small' : 'medium'} onClick={() => setOpen(true)}>
        Rozlicz czas
      </OtherButton>
      {open && (
        <Dialog title="Rozlicz czas pracy" wide={true} onClose={() => setOpen(false)}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <ChargeTimeForm
              {...what}
              onClose={() => setOpen(false)}
              onDone={() => {
                setOpen(false);
                onDone?.();
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

import { lazy, Suspense } from 'react';
import { Dialog } from '../../kit/Dialog';
import { Skeleton } from '../../layout/Skeleton';

const InviteForm = lazy(() => import('./InviteForm'));

/** Asks who is invited, over the list of people. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Zaproś osobę" wide={true} onClose={onClose}>
      <Suspense fallback={<Skeleton />}>
        <InviteForm onDone={onClose} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

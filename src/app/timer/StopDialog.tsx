import { lazy, Suspense } from 'react';
import { Dialog } from '../kit/Dialog';
import { Skeleton } from '../layout/Skeleton';
import type { OpenEntry } from './useOpenEntry';

const StopForm = lazy(() => import('./StopForm'));

export interface StopDialogProps {
  /** The settlement's entry to stop; without one it is the timer of the bar. */
  entry?: OpenEntry | null;
  /** The person is on the way out. */
  leaving?: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** What was done in the measured time; nothing of it must be said to save it. */
export function StopDialog(props: StopDialogProps) {
  return (
    <Dialog title={props.leaving ? 'Masz uruchomiony pomiar czasu' : 'Zatrzymaj pomiar czasu'} onClose={props.onClose}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <StopForm {...props} />
      </Suspense>
    </Dialog>
  );
}

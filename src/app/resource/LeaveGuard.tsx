import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveGuardProps {
  unsaved: boolean;
  /** While a save is under way it is not known yet whether anything would be lost. */
  saving?: boolean;
}

/** Nobody loses what they typed by a wrong press: leaving asks first. */
export function LeaveGuard({ unsaved, saving = false }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  // What was saved meanwhile holds nobody back.
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed();
  }, [blocker, unsaved]);
  if (blocker.state !== 'blocked' || !unsaved || saving) return null;
  return (
    <ConfirmDialog
      title="Porzucić niezapisane zmiany?"
      action="Porzuć"
      dangerous={true}
      onConfirm={async () => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}

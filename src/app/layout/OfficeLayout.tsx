import { type ReactNode, useState } from 'react';
import { useTenant } from '../tenant/useTenant';
import { StopDialog } from '../timer/StopDialog';
import { TimerButton } from '../timer/TimerButton';
import { useTimer } from '../timer/useTimer';
import { Shell } from './Shell';
import { useLeaving } from './useLeaving';

/** The office's shell; a running timer is saved before one logs out, or knowingly left, and then unsent words are asked about. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const measures = useTenant().has('uptime');
  const { startedAt } = useTimer();
  const [stopping, setStopping] = useState(false);
  const { leave, question } = useLeaving();
  return (
    <Shell
      section="office"
      home="/dashboard"
      profile="/dashboard/users/profile"
      notices="/dashboard/notices"
      tools={measures && <TimerButton />}
      onLogout={() => (measures && startedAt !== null ? setStopping(true) : leave())}
    >
      {children}
      {stopping && (
        <StopDialog
          leaving={true}
          onDone={() => {
            setStopping(false);
            leave();
          }}
          onClose={() => setStopping(false)}
        />
      )}
      {question}
    </Shell>
  );
}

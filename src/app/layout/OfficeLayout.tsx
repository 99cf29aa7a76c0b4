import { type ReactNode, useState } from 'react';
import { logout } from '../session/logout';
import { useTenant } from '../tenant/useTenant';
import { StopDialog } from '../timer/StopDialog';
import { TimerButton } from '../timer/TimerButton';
import { useTimer } from '../timer/useTimer';
import { Shell } from './Shell';

/** The office's shell; a running timer is saved before one logs out, or knowingly left. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const measures = useTenant().has('uptime');
  const { startedAt } = useTimer();
  const [leaving, setLeaving] = useState(false);
  return (
    <Shell
      section="office"
      home="/dashboard"
      profile="/dashboard/users/profile"
      notices="/dashboard/notices"
      tools={measures && <TimerButton />}
      onLogout={() => (measures && startedAt !== null ? setLeaving(true) : void logout())}
    >
      {children}
      {leaving && <StopDialog leaving={true} onDone={() => void logout()} onClose={() => setLeaving(false)} />}
    </Shell>
  );
}

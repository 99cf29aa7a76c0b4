import { useEffect, useRef } from 'react';
import { DangerButton, MainButton, OtherButton } from '../../kit/buttons';

interface LeaveProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was photographed is thrown away; what keeps it is chosen first. */
export function AskLeaving({ onStay, onLeave }: LeaveProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <section className="scan-end" aria-label="Odrzucić zdjęcia?">
      <p id="scan-leave">Odrzucić to, co wybrano? Nic z tego nie zostanie wysłane.</p>
      <DangerButton onClick={onLeave}>Odrzuć</DangerButton>
      <MainButton ref={stay} aria-describedby="scan-leave" onClick={onStay}>
        Zostaw
      </MainButton>
    </section>
  );
}

interface SendProps {
  action: string;
  /** What is under way, or null. */
  doing: string | null;
  hindered: boolean;
  onSend: () => void;
  onCancel: () => void;
}

export function SendPages({ action, doing, hindered, onSend, onCancel }: SendProps) {
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => send.current?.focus(), []);
  return (
    <p className="scan-end">
      <OtherButton aria-disabled={doing !== null} onClick={() => doing === null && onCancel()}>
        Anuluj
      </OtherButton>
      <MainButton ref={send} aria-disabled={doing !== null || hindered} onClick={() => doing === null && !hindered && onSend()}>
        {doing ?? action}
      </MainButton>
    </p>
  );
}

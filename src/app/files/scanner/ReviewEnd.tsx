import { useEffect, useRef } from 'react';

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
      <button type="button" className="danger-button" onClick={onLeave}>
        Odrzuć
      </button>
      <button ref={stay} type="button" className="main-button" aria-describedby="scan-leave" onClick={onStay}>
        Zostaw
      </button>
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
      <button type="button" className="quiet-button" aria-disabled={doing !== null} onClick={() => doing === null && onCancel()}>
        Anuluj
      </button>
      <button
        ref={send}
        type="button"
        className="main-button"
        aria-disabled={doing !== null || hindered}
        onClick={() => doing === null && !hindered && onSend()}
      >
        {doing ?? action}
      </button>
    </p>
  );
}

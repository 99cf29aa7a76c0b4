import { CloseNotificationContext, type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeFreePlace } from './freePlace';
import '../kit/toasts.css';

/** Milliseconds a word stays. */
const stays = 5_000;

/** What the client's panel tells in passing, one at a time; a pointer or the focus on it makes it stay. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (notifications.length === 0) return;
    setShown(takeNotification() ?? null);
    setHeld(false);
  }, [notifications, takeNotification]);

  useEffect(() => {
    if (!shown || held) return;
    const { autoHideDuration = stays } = shown.notificationOptions ?? {};
    if (autoHideDuration === null) return;
    const timer = setTimeout(() => setShown(null), autoHideDuration);
    return () => clearTimeout(timer);
  }, [shown, held]);

  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (shown && frame.current) takeFreePlace(frame.current);
  }, [shown]);

  const urgent = shown?.type === 'error';
  return (
    <section
      ref={frame}
      className="toasts"
      aria-label="Komunikaty"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status">{shown && !urgent && <Toast toast={shown} onClose={() => setShown(null)} />}</div>
      <div role="alert">{shown && urgent && <Toast toast={shown} onClose={() => setShown(null)} />}</div>
    </section>
  );
}

function Toast({ toast, onClose }: { toast: NotificationPayload; onClose: () => void }) {
  const translate = useTranslate();
  const { message, type, notificationOptions } = toast;
  const text: ReactNode =
    typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message;
  return (
    <div className={`toast toast-${type}`}>
      <p>{text}</p>
      <CloseNotificationContext value={onClose}>{notificationOptions?.action}</CloseNotificationContext>
      <button type="button" className="toast-close" onClick={onClose}>
        <span aria-hidden="true">×</span>
        <span className="unseen">Zamknij powiadomienie</span>
      </button>
    </div>
  );
}

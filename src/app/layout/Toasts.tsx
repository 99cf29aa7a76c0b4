import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import './toasts.css';

/** Milliseconds a word stays; one with something to press stays longer. */
const stays = { word: 5_000, offer: 12_000 };

/** What the panel tells in passing, one at a time; a pointer or the focus on it makes it stay. */
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
    const { autoHideDuration, action } = shown.notificationOptions ?? {};
    if (autoHideDuration === null) return;
    const timer = setTimeout(() => setShown(null), autoHideDuration ?? (action ? stays.offer : stays.word));
    return () => clearTimeout(timer);
  }, [shown, held]);

  const urgent = shown?.type === 'error';
  return (
    <section
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
  const action = notificationOptions?.action as ToastAction | undefined;
  const text: ReactNode =
    typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message;
  return (
    <div className={`toast toast-${type}`}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            onClose();
            action.do();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" onClick={onClose}>
        <span aria-hidden="true">×</span>
        <span className="unseen">Zamknij powiadomienie</span>
      </button>
    </div>
  );
}

/** Something a notification offers: `notify('Usunięto', { action: { label: 'Cofnij', do: restore } })`. */
export interface ToastAction {
  label: string;
  do: () => void;
}

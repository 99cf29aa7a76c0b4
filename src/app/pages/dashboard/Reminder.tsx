import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loginCount } from '../../session/store';

const ReminderDialog = lazy(() => import('./ReminderDialog'));

interface ReminderProps {
  /** Names it, so that a window put off is not opened again until somebody logs in, or the page is loaded anew. */
  name: string;
  /** `banner`, or `dialog`: a window first, and the banner once it was put off. */
  variant: string;
  title: string;
  text: string;
  /** What can be done about it; `later` closes the window. */
  action: (className: string, later: () => void) => ReactNode;
}

/** By login: what one person put off is not put off for the next one on this computer. */
const putOff = new Set<string>();

/** A word of the panel about itself or the account, as the firm wants it said. */
export function Reminder({ name, variant, title, text, action }: ReminderProps) {
  const asked = `${loginCount()} ${name}`;
  const [open, setOpen] = useState(variant === 'dialog' && !putOff.has(asked));
  const later = () => {
    putOff.add(asked);
    setOpen(false);
  };
  if (open) {
    return (
      <Suspense fallback={null}>
        <ReminderDialog title={title} text={text} later={later}>
          {action('main-button', later)}
        </ReminderDialog>
      </Suspense>
    );
  }
  return (
    <div className="notice-box info" role="status">
      <p>{text}</p>
      {action('quiet-button small', later)}
    </div>
  );
}

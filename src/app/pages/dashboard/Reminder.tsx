import { lazy, type ReactNode, Suspense, useState } from 'react';

const ReminderDialog = lazy(() => import('./ReminderDialog'));

interface ReminderProps {
  /** Names it, so that a window put off is not opened again until the page is loaded anew. */
  name: string;
  /** `banner`, or `dialog`: a window first, and the banner once it was put off. */
  variant: string;
  title: string;
  text: string;
  /** What can be done about it; `later` closes the window. */
  action: (className: string, later: () => void) => ReactNode;
}

const putOff = new Set<string>();

/** A word of the panel about itself or the account, as the firm wants it said. */
export function Reminder({ name, variant, title, text, action }: ReminderProps) {
  const [open, setOpen] = useState(variant === 'dialog' && !putOff.has(name));
  const later = () => {
    putOff.add(name);
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

import { type ReactNode, useState } from 'react';
import { Dialog } from '../layout/Dialog';
import { goBackLabel } from './goBackLabel';
import { questionOf } from './question';

interface ConfirmDialogProps {
  /** What is asked, and what follows from it behind the question mark. */
  title: string;
  children?: ReactNode;
  /** What the button that does it says. */
  action: string;
  dangerous?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done; the buttons rest while it is under way. */
export function ConfirmDialog({ title, children, action, dangerous = false, onConfirm, onClose }: ConfirmDialogProps) {
  const [doing, setDoing] = useState(false);
  const asked = questionOf(title);

  async function confirm(): Promise<void> {
    if (doing) return;
    setDoing(true);
    await onConfirm();
    onClose();
  }

  return (
    <Dialog
      title={asked.title}
      onClose={doing ? undefined : onClose}
      actions={
        <>
          <button type="button" className="quiet-button" onClick={onClose} disabled={doing}>
            {goBackLabel(action)}
          </button>
          <button
            type="button"
            className={dangerous ? 'danger-button' : 'main-button'}
            aria-disabled={doing}
            onClick={() => void confirm()}
          >
            {doing ? 'Chwileczkę…' : action}
          </button>
        </>
      }
    >
      {asked.rest && <p>{asked.rest}</p>}
      {children}
    </Dialog>
  );
}

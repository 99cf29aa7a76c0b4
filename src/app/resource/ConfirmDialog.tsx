import { type ReactNode, useState } from 'react';
import { Dialog } from '../layout/Dialog';
import { goBackLabel } from './goBackLabel';

interface ConfirmDialogProps {
  /** What is asked. */
  title: string;
  /** What follows from it, in words. */
  rest?: string | null;
  children?: ReactNode;
  /** What the button that does it says. */
  action: string;
  dangerous?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done; the buttons rest while it is under way. */
export function ConfirmDialog({
  title,
  rest = null,
  children,
  action,
  dangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [doing, setDoing] = useState(false);

  async function confirm(): Promise<void> {
    if (doing) return;
    setDoing(true);
    await onConfirm();
    onClose();
  }

  return (
    <Dialog
      title={title}
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
      {rest && <p>{rest}</p>}
      {children}
    </Dialog>
  );
}

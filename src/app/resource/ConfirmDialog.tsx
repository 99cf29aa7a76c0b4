import { type ReactNode, useState } from 'react';
import { DangerButton, MainButton, OtherButton } from '../kit/buttons';
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
  const Does = dangerous ? DangerButton : MainButton;

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
          <OtherButton onClick={onClose} disabled={doing}>
            {goBackLabel(action)}
          </OtherButton>
          <Does aria-disabled={doing} onClick={() => void confirm()}>
            {doing ? 'Chwileczkę…' : action}
          </Does>
        </>
      }
    >
      {rest && <p>{rest}</p>}
      {children}
    </Dialog>
  );
}

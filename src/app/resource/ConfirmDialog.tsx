import { type ReactNode, useState } from 'react';
import { Dialog, Foot } from '../kit/Dialog';
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
      foot={
        <Foot
          action={action}
          dangerous={dangerous}
          doing={doing}
          back={goBackLabel(action)}
          onDo={() => void confirm()}
          onClose={doing ? undefined : onClose}
        />
      }
    >
      {rest && <p>{rest}</p>}
      {children}
    </Dialog>
  );
}

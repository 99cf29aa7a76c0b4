import type { ReactNode } from 'react';
import { OtherButton } from '../../kit/buttons';
import { Dialog } from '../../layout/Dialog';

interface ReminderDialogProps {
  title: string;
  text: string;
  later: () => void;
  /** What can be done about it. */
  children: ReactNode;
}

/** The window of a reminder, whose code a first screen without one need not fetch. */
export default function ReminderDialog({ title, text, later, children }: ReminderDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={later}
      actions={
        <>
          <OtherButton onClick={later}>Później</OtherButton>
          {children}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

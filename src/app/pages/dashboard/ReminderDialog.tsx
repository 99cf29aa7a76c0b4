import type { ReactNode } from 'react';
import { OtherButton } from '../../kit/buttons';
import { Dialog, Foot } from '../../kit/Dialog';

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
      foot={
        <Foot>
          <OtherButton onClick={later}>Później</OtherButton>
          {children}
        </Foot>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
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
          <Button variant="outlined" onClick={later}>
            Później
          </Button>
          {children}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { Dialog, Foot } from '../../kit/Dialog';
import { faultAt, useDeed } from '../../kit/useDeed';
import { ApiError } from '../../providers/apiError';
import { PanelTheme } from '../../theme/PanelTheme';

interface ProfileDialogProps {
  title: string;
  name?: string;
  says?: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** What a profile of columns is called. */
export function ProfileDialog({ title, name: before = '', says, onSave, onClose }: ProfileDialogProps) {
  const id = useId();
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string | null>(null);
  const { send, doing: sending } = useDeed();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setFault('Nazwij profil');
    const refused = await send(async () => {
      await onSave(name.trim());
      onClose();
    });
    if (!refused) return;
    const isTaken = refused.error instanceof ApiError && refused.error.status === 409;
    setFault(isTaken ? 'Jest już profil o tej nazwie' : faultAt('name', refused));
  }

  return (
    <Dialog
      title={title}
      onClose={sending ? undefined : onClose}
      foot={<Foot form={id} action="Zapisz" doing={sending} onClose={sending ? undefined : onClose} />}
    >
      <PanelTheme>
        <form id={id} onSubmit={save} noValidate>
          {says && <p>{says}</p>}
          <TextField
            label="Nazwa"
            required
            value={name}
            error={fault !== null}
            helperText={fault ?? 'Na przykład: Optima – deklaracje'}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </PanelTheme>
    </Dialog>
  );
}

import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { Dialog, Foot } from '../../kit/Dialog';
import { Tick } from '../../kit/Tick';
import { useDeed } from '../../kit/useDeed';
import { ApiError } from '../../providers/apiError';
import { PanelTheme } from '../../theme/PanelTheme';
import type { SavedView } from './savedView';
import type { Named } from './useViews';

interface ViewDialogProps {
  title: string;
  view?: SavedView;
  /** The person may say what the whole office begins with. */
  leads: boolean;
  onSave: (named: Named) => Promise<void>;
  onClose: () => void;
}

/** A view's name, who may use it, and whether the list begins with it. */
export function ViewDialog({ title, view, leads, onSave, onClose }: ViewDialogProps) {
  const id = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [main, setMain] = useState(view?.main ?? false);
  const [fault, setFault] = useState<string | null>(null);
  const { send, doing } = useDeed();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setFault('Nazwij widok');
    const refused = await send(async () => {
      await onSave({ name: name.trim(), shared, main: main && (leads || !shared) });
      onClose();
      return 'Zapisano widok';
    });
    if (!refused) return;
    const { error, faults, sentence } = refused;
    const isTaken = error instanceof ApiError && error.status === 409;
    setFault(faults.name ?? (isTaken ? 'Masz już widok o tej nazwie' : sentence));
  }

  return (
    <Dialog
      title={title}
      onClose={doing ? undefined : onClose}
      foot={<Foot form={id} action="Zapisz" doing={doing} onClose={doing ? undefined : onClose} />}
    >
      <PanelTheme>
        <form id={id} onSubmit={save} noValidate>
          {!view && <p>Widok pamięta filtry, kolejność i kolumny listy takie, jakie są teraz.</p>}
          <TextField
            label="Nazwa"
            required
            value={name}
            error={fault !== null}
            helperText={fault}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            onChange={({ target }) => setName(target.value)}
          />
          <Tick checked={shared} onTick={setShared} label="Udostępnij całemu biuru" />
          <Tick
            disabled={shared && !leads}
            checked={main && (leads || !shared)}
            onTick={setMain}
            label={shared ? 'Lista całego biura zaczyna się od tego widoku' : 'Zaczynaj listę od tego widoku'}
          />
        </form>
      </PanelTheme>
    </Dialog>
  );
}

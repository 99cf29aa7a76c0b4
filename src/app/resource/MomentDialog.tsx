import { type FormEvent, useId, useState } from 'react';
import type { Transition } from '../../schema';
import { Dialog } from '../layout/Dialog';
import { goBackLabel } from './goBackLabel';

interface MomentDialogProps {
  transition: Transition;
  label: string;
  /** The field that the transition asks for. */
  source: string;
  /** Answers what is wrong, by field, or null. The moment is Warsaw's, as on the wire. */
  onGo: (moment: string) => Promise<Readonly<Record<string, string>> | null>;
  onClose: () => void;
}

/** A transition that needs nothing but a moment asks for it. */
export function MomentDialog({ transition, label, source, onGo, onClose }: MomentDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [doing, setDoing] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing) return;
    if (typed === '') return setFault('Podaj dzień i godzinę');
    setDoing(true);
    const refused = await onGo(`${typed.replace('T', ' ')}:00`);
    setDoing(false);
    if (refused) setFault(refused[source] ?? Object.values(refused)[0] ?? null);
    else onClose();
  }

  return (
    <Dialog
      title={transition.confirm ?? transition.label}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="quiet-button" onClick={onClose}>
            {goBackLabel(transition.label)}
          </button>
          <button type="submit" form={`${id}-form`} className="main-button" aria-disabled={doing}>
            {transition.label}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className="fields" onSubmit={submit} noValidate>
        <div className="plain-field">
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            type="datetime-local"
            value={typed}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          {fault && (
            <p className="fault" id={`${id}-fault`} role="alert">
              {fault}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}

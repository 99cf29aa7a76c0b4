import { type FormEvent, useId, useState } from 'react';
import type { Resource, Transition } from '../../schema';
import { readValue } from '../../schema/validate';
import { Dialog } from '../layout/Dialog';

interface ReasonDialogProps {
  resource: Resource;
  transition: Transition;
  /** Answers what is wrong, by field, or null. */
  onGo: (reason: string) => Promise<Readonly<Record<string, string>> | null>;
  onClose: () => void;
}

/** A transition that needs a reason asks for it; it lands in the field that the declaration names. */
export function ReasonDialog({ resource, transition, onGo, onClose }: ReasonDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [doing, setDoing] = useState(false);
  const field = resource.fields[transition.reason ?? ''];
  if (!field) return null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing || !field) return;
    const read = readValue(typed, { ...field, options: { ...field.options, required: true } });
    if ('faults' in read) {
      setFault(typed.trim() === '' ? 'Napisz, dlaczego' : (read.faults[''] ?? null));
      document.getElementById(id)?.focus();
      return;
    }
    setDoing(true);
    const faults = await onGo(typed);
    setDoing(false);
    if (!faults) onClose();
    else setFault(faults.reason ?? Object.values(faults)[0] ?? null);
  }

  return (
    <Dialog
      title={transition.confirm ?? `${transition.label}: podaj powód`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="quiet-button" onClick={onClose}>
            Anuluj
          </button>
          <button type="submit" form={`${id}-form`} className="main-button" aria-disabled={doing}>
            {transition.label}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className="plain-field" onSubmit={submit} noValidate>
        <label htmlFor={id}>{field.label}</label>
        <textarea
          id={id}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
        />
        {fault && (
          <p className="fault" id={`${id}-fault`} role="alert">
            {fault}
          </p>
        )}
      </form>
    </Dialog>
  );
}

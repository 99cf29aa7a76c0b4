import { type FormEvent, useId, useState } from 'react';
import type { Field, Resource, Transition } from '../../schema';
import { readValue } from '../../schema/validate';
import { Dialog } from '../layout/Dialog';
import { goBackLabel } from './goBackLabel';

interface ReasonDialogProps {
  resource: Resource;
  transition: Transition;
  /** Answers what is wrong, by field, or null. */
  onGo: (reason: string, besides: Record<string, string | null>) => Promise<Readonly<Record<string, string>> | null>;
  onClose: () => void;
}

/** A transition that needs a reason asks for it, in words or from the list, and for what else the declaration names. */
export function ReasonDialog({ resource, transition, onGo, onClose }: ReasonDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [doing, setDoing] = useState(false);
  const key = transition.reason ?? '';
  const field = resource.fields[key];
  if (!field) return null;
  const besides = (transition.asks ?? []).flatMap((each) => {
    const asked = resource.fields[each];
    return asked ? [[each, asked] as const] : [];
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing || !field) return;
    const said = typed[key] ?? '';
    const read = readValue(said, { ...field, options: { ...field.options, required: true } });
    if ('faults' in read) {
      const empty = field.choices ? 'Wybierz powód' : 'Napisz, dlaczego';
      setFaults({ [key]: said.trim() === '' ? empty : (read.faults[''] ?? '') });
      document.getElementById(`${id}-${key}`)?.focus();
      return;
    }
    setDoing(true);
    const refused = await onGo(said, Object.fromEntries(besides.map(([each]) => [each, typed[each]?.trim() || null])));
    setDoing(false);
    if (!refused) return onClose();
    const { reason, ...others } = refused;
    setFaults(
      reason === undefined && besides.some(([each]) => others[each])
        ? others
        : { [key]: reason ?? Object.values(others)[0] ?? '' },
    );
  }

  return (
    <Dialog
      title={transition.confirm ?? `${transition.label}: podaj powód`}
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
        {[[key, field] as const, ...besides].map(([each, asked]) => (
          <Asked
            key={each}
            id={`${id}-${each}`}
            field={asked}
            value={typed[each] ?? ''}
            fault={faults[each]}
            onChange={(value) => setTyped({ ...typed, [each]: value })}
          />
        ))}
      </form>
    </Dialog>
  );
}

interface AskedProps {
  id: string;
  field: Field;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

function Asked({ id, field, value, fault, onChange }: AskedProps) {
  const shown = {
    id,
    value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  };
  return (
    <div className="plain-field">
      <label htmlFor={id}>{field.label}</label>
      {field.choices ? (
        <select {...shown} onChange={({ target }) => onChange(target.value)}>
          <option value="">Wybierz…</option>
          {Object.entries(field.choices).map(([choice, { label }]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <textarea {...shown} onChange={({ target }) => onChange(target.value)} />
      )}
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

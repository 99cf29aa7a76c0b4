import { type FormEvent, useId, useState } from 'react';
import type { Field, Resource, Transition } from '../../schema';
import { readValue } from '../../schema/validate';
import { DateBox } from '../fields/dates/DateBox';
import { optionsOf, SelectBox } from '../fields/SelectBox';
import { TextBox } from '../fields/TextBox';
import { Dialog, Foot } from '../kit/Dialog';
import { goBackLabel } from './goBackLabel';
import { questionOf } from './question';

interface ReasonDialogProps {
  resource: Resource;
  transition: Transition;
  /**
   * Answers what is wrong, by field, or null; no field where it failed and that was said. Moments are Warsaw's, as on the wire; without a reason in
   * the declaration it is empty.
   */
  onGo: (reason: string, besides: Record<string, string | null>) => Promise<Readonly<Record<string, string>> | null>;
  onClose: () => void;
}

/** A transition that needs a reason, or nothing but a moment, asks for it, and for what else the declaration names. */
export function ReasonDialog({ resource, transition, onGo, onClose }: ReasonDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [doing, setDoing] = useState(false);
  const [first, ...besides] = [transition.reason ?? [], transition.asks ?? []].flat().flatMap((each) => {
    const wanted = resource.fields[each];
    return wanted ? [[each, wanted] as const] : [];
  });
  if (!first) return null;
  const [key, field] = first;
  const asked = transition.confirm
    ? questionOf(transition.confirm)
    : { title: transition.reason ? `${transition.label}: podaj powód` : transition.label, rest: null };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing) return;
    const said = typed[key] ?? '';
    const read = readValue(said, { ...field, options: { ...field.options, required: true } });
    if ('faults' in read) {
      setFaults({ [key]: said.trim() === '' ? missing(field) : (read.faults[''] ?? '') });
      document.getElementById(`${id}-${key}`)?.focus();
      return;
    }
    setDoing(true);
    const others = Object.fromEntries(besides.map(([each]) => [each, typed[each]?.trim() || null]));
    const refused = await (transition.reason ? onGo(said, others) : onGo('', { [key]: said, ...others }));
    setDoing(false);
    if (!refused) return onClose();
    // What was typed stays for another try.
    if (Object.keys(refused).length === 0) return;
    const { reason, ...elsewhere } = refused;
    setFaults(
      reason === undefined && besides.some(([each]) => elsewhere[each])
        ? elsewhere
        : { [key]: reason ?? Object.values(elsewhere)[0] ?? '' },
    );
  }

  return (
    <Dialog
      title={asked.title}
      onClose={onClose}
      foot={
        <Foot
          form={`${id}-form`}
          action={transition.label}
          saysDoing={transition.label}
          doing={doing}
          back={goBackLabel(transition.label)}
          onClose={onClose}
        />
      }
    >
      {asked.rest && <p>{asked.rest}</p>}
      <form id={`${id}-form`} className="fields" onSubmit={submit} noValidate>
        {[[key, field] as const, ...besides].map(([each, wanted]) => (
          <Asked
            key={each}
            id={`${id}-${each}`}
            field={wanted}
            value={typed[each] ?? ''}
            fault={faults[each]}
            onChange={(value) => setTyped({ ...typed, [each]: value })}
          />
        ))}
      </form>
    </Dialog>
  );
}

function missing({ type, choices }: Field): string {
  if (type === 'dateTime') return 'Podaj dzień i godzinę';
  return choices ? 'Wybierz powód' : 'Napisz, dlaczego';
}

interface AskedProps {
  id: string;
  field: Field;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

function Asked({ id, field, value, fault, onChange }: AskedProps) {
  if (field.type === 'dateTime')
    return (
      <DateBox
        kind="dateTime"
        id={id}
        label={field.label}
        value={value}
        error={fault !== undefined}
        helperText={fault}
        onChange={onChange}
      />
    );
  if (field.choices)
    return (
      <SelectBox
        id={id}
        label={field.label}
        empty="Wybierz…"
        value={value}
        options={optionsOf(field.choices)}
        fault={fault}
        onChange={onChange}
      />
    );
  return <TextBox id={id} label={field.label} rows={4} value={value} fault={fault} onChange={onChange} />;
}

import { useListContext } from 'ra-core';
import { useContext, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, Resource } from '../../../schema';
import type { Faults } from '../../../schema/validate';
import { Dialog, Foot } from '../../kit/Dialog';
import { Tick } from '../../kit/Tick';
import { theseOf } from '../../records/doneText';
import type { Section } from '../../records/sections';
import { useDeclared } from '../../records/useDeclared';
import { PanelTheme } from '../../theme/PanelTheme';
import { ValueForm } from '../ValueForm';
import { ChangePreview } from './changePreview';
import { FieldPick } from './FieldPick';

interface ChangeDialogProps {
  /** The fields there are to choose from. */
  sections: readonly Section[];
  /** Answers what is wrong with the value, by field, or null; no field where it failed and that was said. */
  onChange: (data: Record<string, unknown>) => Promise<Faults | null>;
  onClose: () => void;
}

const unsaid = 'Podaj wartość albo zaznacz, że pole ma być puste';

/** One value for one field of all the picked records; all take it, or none does and the reason stands here. */
export default function ChangeDialog({ sections, onChange, onClose }: ChangeDialogProps) {
  const resource = useDeclared();
  const { selectedIds } = useListContext();
  const id = useId();
  const [key, setKey] = useState('');
  const [empties, setEmpties] = useState(false);
  const [sending, setSending] = useState(false);
  const field = resource.fields[key];
  const mayBeEmpty = field && !field.options.required;
  const [besides, asked] = useMemo(() => askedWith(resource, key), [resource, key]);

  async function save(value: unknown, others: Readonly<Record<string, unknown>> = {}): Promise<string | null> {
    if (!empties && (value === null || (Array.isArray(value) && value.length === 0))) return unsaid;
    setSending(true);
    const faults = await onChange({ [key]: value, ...others });
    setSending(false);
    if (!faults) {
      onClose();
      return null;
    }
    const [wrong] = Object.values(faults);
    return wrong === undefined ? 'Spróbuj jeszcze raz.' : `Nic nie zmieniono. ${wrong}`;
  }

  return (
    <Dialog
      title={`Zmień ${theseOf(resource, selectedIds.length)}`}
      onClose={sending ? undefined : onClose}
      foot={<Foot form={id} action="Zmień" doing={sending} disabled={!field} onClose={sending ? undefined : onClose} />}
    >
      <PanelTheme>
        <FieldPick
          sections={sections}
          picked={key}
          onPick={(next) => {
            setKey(next);
            setEmpties(false);
          }}
        />
        {field && (
          <>
            {empties && asked ? (
              <ValueForm key={besides} id={id} source={besides} field={asked} onSave={(day) => save(null, { [besides]: day })}>
                <Preview keys={[besides]} data={{ [key]: null }} />
              </ValueForm>
            ) : empties ? (
              <form
                id={id}
                onSubmit={(event) => {
                  event.preventDefault();
                  void save(null);
                }}
              />
            ) : (
              <ValueForm
                key={key}
                id={id}
                source={key}
                field={field}
                record={field.type === 'boolean' && field.options.required ? { [key]: false } : {}}
                beside={asked && { [besides]: asked }}
                onSave={save}
              >
                {asked && <Preview keys={[key, besides]} />}
              </ValueForm>
            )}
            {mayBeEmpty && <Tick checked={empties} onTick={setEmpties} label="Usuń wartość z tego pola" />}
          </>
        )}
      </PanelTheme>
    </Dialog>
  );
}

/** What is asked besides the field's new value, as since when; most fields ask nothing. */
function askedWith({ fields }: Resource, key: string): [key: string, field?: Field] {
  return Object.entries(fields).find(([, { options }]) => options.asked?.includes(key)) ?? [''];
}

/** What the entity says about the change as it is typed, under the form's inputs. */
function Preview({ keys, data = {} }: { keys: readonly string[]; data?: Readonly<Record<string, unknown>> }) {
  const { selectedIds } = useListContext();
  const Told = useContext(ChangePreview);
  const typed = useWatch() as Readonly<Record<string, unknown>>;
  return Told && <Told ids={selectedIds} data={{ ...data, ...Object.fromEntries(keys.map((key) => [key, typed[key]])) }} />;
}

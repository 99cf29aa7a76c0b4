import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { useId, useState } from 'react';
import type { Resource } from '../../../schema';
import type { Faults } from '../../../schema/validate';
import { Dialog } from '../../layout/Dialog';
import { FormFoot } from '../../layout/FormFoot';
import { theseOf } from '../../records/doneText';
import type { Section } from '../../records/sections';
import { PanelTheme } from '../../theme/PanelTheme';
import { ValueForm } from '../ValueForm';

interface ChangeDialogProps {
  resource: Resource;
  /** The fields there are to choose from. */
  sections: readonly Section[];
  /** Answers what is wrong with the value, by field, or null. */
  onChange: (data: Record<string, unknown>) => Promise<Faults | null>;
  onClose: () => void;
}

const unsaid = 'Podaj wartość albo zaznacz, że pole ma być puste';

/** One value for one field of all the picked records; all take it, or none does and the reason stands here. */
export default function ChangeDialog({ resource, sections, onChange, onClose }: ChangeDialogProps) {
  const { selectedIds } = useListContext();
  const id = useId();
  const [key, setKey] = useState('');
  const [empties, setEmpties] = useState(false);
  const [sending, setSending] = useState(false);
  const field = resource.fields[key];
  const mayBeEmpty = field && !field.options.required;

  async function save(value: unknown): Promise<string | null> {
    if (!empties && (value === null || (Array.isArray(value) && value.length === 0))) return unsaid;
    setSending(true);
    const faults = await onChange({ [key]: value });
    setSending(false);
    if (!faults) {
      onClose();
      return null;
    }
    return `Nic nie zmieniono. ${Object.values(faults)[0] ?? ''}`;
  }

  return (
    <Dialog
      title={`Zmień ${theseOf(resource, selectedIds.length)}`}
      onClose={sending ? undefined : onClose}
      actions={<FormFoot form={id} action="Zmień" sending={sending} disabled={!field} onClose={onClose} />}
    >
      <PanelTheme>
        <TextField
          select
          label="Które pole"
          value={key}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            setKey(target.value);
            setEmpties(false);
          }}
        >
          <option value="">Wybierz…</option>
          {sections.map(({ title, keys }) => (
            <optgroup key={title} label={title}>
              {keys.map((each) => (
                <option key={each} value={each}>
                  {resource.fields[each]?.label}
                </option>
              ))}
            </optgroup>
          ))}
        </TextField>
        {field && (
          <>
            {empties ? (
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
                onSave={save}
              />
            )}
            {mayBeEmpty && (
              <FormControlLabel
                label="Usuń wartość z tego pola"
                control={<Checkbox checked={empties} onChange={({ target }) => setEmpties(target.checked)} />}
              />
            )}
          </>
        )}
      </PanelTheme>
    </Dialog>
  );
}

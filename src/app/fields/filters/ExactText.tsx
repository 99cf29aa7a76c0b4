import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { typeOf } from '../../../schema';
import type { FilterControl } from '../filterValue';

/** The whole value, as people write it; asked for when the box is left or Enter pressed. */
export function ExactText({ field, source, values, onChange }: FilterControl) {
  const name = `${source}=`;
  const kept = values[name];
  const [typed, setTyped] = useState(kept === undefined ? '' : typeOf(field).format(kept, field));
  const ask = () => onChange({ [name]: typed.trim() === '' ? undefined : typeOf(field).parse(typed, field) });
  return (
    <TextField
      label={field.label}
      value={typed}
      size="small"
      fullWidth
      onChange={({ target }) => setTyped(target.value)}
      onBlur={ask}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  );
}

import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { typeOf } from '../../../schema';
import type { FilterControl } from '../filterValue';

/** From a number to a number, both counted. */
export function NumberRange(props: FilterControl) {
  return (
    <div className="range">
      <Bound {...props} sign=">" word="od" />
      <Bound {...props} sign="<" word="do" />
    </div>
  );
}

function Bound({ field, source, values, onChange, sign, word }: FilterControl & { sign: '<' | '>'; word: string }) {
  const type = typeOf(field);
  const name = source + sign;
  const step = sign === '>' ? 1 : -1;
  const kept = values[name];
  const [typed, setTyped] = useState(kept === undefined ? '' : type.format(Number(kept) + step, field));
  const read = typed.trim() === '' ? null : type.parse(typed, field);
  const fault = read !== null && typeof read !== 'number';
  const ask = () => {
    if (!fault) onChange({ [name]: read === null ? undefined : read - step });
  };
  return (
    <TextField
      label={`${field.label} ${word}`}
      value={typed}
      size="small"
      fullWidth
      error={fault}
      helperText={fault ? 'Podaj liczbę' : undefined}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={ask}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  );
}

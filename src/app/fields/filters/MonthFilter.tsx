import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isMonth } from '../../../lib/dates';
import type { FilterControl } from '../filterValue';
import { MonthPicker } from '../month/MonthPicker';
import { useMonthText } from '../month/useMonthText';

/** Filters once a whole month is typed or picked; what is half typed waits in the box. */
export function MonthFilter({ field, source, values, onChange }: FilterControl) {
  const asked = String(values[source] ?? '');
  const [held, setHeld] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    setHeld(asked);
  }
  const change = (next: string) => {
    setHeld(next);
    if (next === '' || isMonth(next)) {
      setKnown(next);
      onChange({ [source]: next });
    }
  };
  const { text, type, tidy } = useMonthText(held, change);
  return (
    <TextField
      label={field.label}
      value={text}
      size="small"
      fullWidth
      autoComplete="off"
      placeholder="np. 11.2026"
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <MonthPicker label={field.label} value={held} onPick={change} />
            </InputAdornment>
          ),
        },
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={tidy}
    />
  );
}

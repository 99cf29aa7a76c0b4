import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type InputControl, useControl } from '../inputControl';
import { MonthPicker } from '../month/MonthPicker';
import { useMonthText } from '../month/useMonthText';

/** A month typed as Poles write it, or picked from a year; the browser's language has no say in it. */
export function Month(props: InputControl) {
  const { value, onChange, onBlur, shown } = useControl(props);
  const held = typeof value === 'string' ? value : '';
  const change = (next: string) => onChange(next === '' ? null : next);
  const { text, type, tidy } = useMonthText(held, change);
  return (
    <TextField
      {...shown}
      value={text}
      autoComplete="off"
      placeholder="np. 11.2026"
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <MonthPicker label={props.field.label} value={held} onPick={change} />
            </InputAdornment>
          ),
        },
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        tidy();
        onBlur();
      }}
    />
  );
}

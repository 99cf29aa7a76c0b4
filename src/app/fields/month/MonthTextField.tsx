import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { MonthPicker } from './MonthPicker';
import { useMonthText } from './useMonthText';

interface MonthTextFieldProps extends Omit<TextFieldProps, 'onChange' | 'value' | 'slotProps'> {
  /** Names the picker's button. */
  name: string;
  /** `YYYY-MM`, empty, or what is half typed. */
  held: string;
  onHold: (next: string) => void;
}

/** Material’s text field for a month, typed as Poles write it or picked from a year; the browser’s language has no say in it. */
export function MonthTextField({ name, held, onHold, onBlur, ...shown }: MonthTextFieldProps) {
  const { text, type, tidy } = useMonthText(held, onHold);
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
              <MonthPicker label={name} value={held} onPick={onHold} />
            </InputAdornment>
          ),
        },
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={(event) => {
        tidy();
        onBlur?.(event);
      }}
    />
  );
}

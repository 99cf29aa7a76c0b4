import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChosenProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, label: string])[];
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few, told by its label. */
export function Chosen<Value extends string>({ label, value, choices, disabled = false, onChoose }: ChosenProps<Value>) {
  return (
    <TextField
      select
      label={label}
      value={choices.some(([each]) => each === value) ? value : ''}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value as Value)}
      sx={{ mt: 0.75, '& .MuiSelect-select': { whiteSpace: 'normal' } }}
    >
      {choices.map(([each, said]) => (
        <MenuItem key={each} value={each} sx={{ whiteSpace: 'normal' }}>
          {said}
        </MenuItem>
      ))}
    </TextField>
  );
}

import TextField from '@mui/material/TextField';
import { type InputControl, useControl } from '../inputControl';

/** Several lines. */
export function LongText(props: InputControl) {
  const { value, onChange, onBlur, shown } = useControl(props);
  return (
    <TextField
      {...shown}
      multiline
      minRows={3}
      maxRows={12}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      onBlur={onBlur}
    />
  );
}

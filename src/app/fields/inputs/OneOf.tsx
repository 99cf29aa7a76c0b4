import TextField from '@mui/material/TextField';
import { offeredChoices } from '../../../schema';
import { type InputControl, useControl } from '../inputControl';

/** One of a list of values. */
export function OneOf(props: InputControl) {
  const { field } = props;
  const { value, onChange, onBlur, shown } = useControl(props);
  return (
    <TextField
      {...shown}
      select
      value={typeof value === 'string' ? value : ''}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      onBlur={onBlur}
    >
      <option value="">{field.options.required ? 'Wybierz…' : '–'}</option>
      {offeredChoices(field).map(([key, { label }]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

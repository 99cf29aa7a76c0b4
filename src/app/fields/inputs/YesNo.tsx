import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { Tick } from '../../kit/Tick';
import { type InputControl, useControl } from '../inputControl';

/** Yes or no: a tick where one of them it must be, a choice of three where it may be unknown. */
export function YesNo(props: InputControl) {
  return props.field.options.required ? <YesOrNo {...props} /> : <YesNoOrUnknown {...props} />;
}

function YesOrNo(props: InputControl) {
  const { id, value, onChange, onBlur, fault, shown } = useControl(props);
  const help = shown.helperText ? `${id}-help` : undefined;
  return (
    <FormControl error={shown.error} onBlur={onBlur} fullWidth>
      <Tick
        label={props.field.label}
        checked={value === true}
        onTick={onChange}
        input={{ id, 'aria-describedby': help, 'aria-invalid': fault ? true : undefined, ref: shown.inputRef }}
      />
      {shown.helperText && <FormHelperText id={help}>{shown.helperText}</FormHelperText>}
    </FormControl>
  );
}

function YesNoOrUnknown(props: InputControl) {
  const { value, onChange, onBlur, shown } = useControl(props);
  return (
    <TextField
      {...shown}
      select
      value={typeof value === 'boolean' ? String(value) : ''}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
      onBlur={onBlur}
    >
      <option value="">–</option>
      <option value="true">Tak</option>
      <option value="false">Nie</option>
    </TextField>
  );
}

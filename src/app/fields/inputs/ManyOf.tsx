import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { offeredChoices } from '../../../schema';
import { Tick } from '../../kit/Tick';
import { type InputControl, useControl } from '../inputControl';

/** Any of a list of values, a tick each. */
export function ManyOf(props: InputControl) {
  const { field } = props;
  const { id, value, onChange, onBlur, fault, shown } = useControl(props);
  const picked = Array.isArray(value) ? value.map(String) : [];
  const keys = offeredChoices(field).map(([key]) => key);
  const mayBeEmpty = Array.isArray(field.options.default) && field.options.default.length === 0;
  const toggle = (key: string) => onChange(keys.filter((each) => (each === key ? !picked.includes(key) : picked.includes(each))));
  return (
    <FormControl component="fieldset" error={shown.error} variant="standard" onBlur={onBlur} fullWidth>
      <FormLabel component="legend" required={shown.required && keys.length > 0 && !mayBeEmpty} sx={{ fontSize: '0.875rem' }}>
        {field.label}
      </FormLabel>
      <FormGroup row aria-describedby={shown.helperText ? `${id}-help` : undefined}>
        {keys.map((key, at) => (
          <Tick
            key={key}
            label={field.choices?.[key]?.label ?? key}
            checked={picked.includes(key)}
            onTick={() => toggle(key)}
            input={{ 'aria-invalid': fault ? true : undefined, ...(at === 0 ? { ref: shown.inputRef } : {}) }}
          />
        ))}
      </FormGroup>
      {shown.helperText && <FormHelperText id={`${id}-help`}>{shown.helperText}</FormHelperText>}
    </FormControl>
  );
}

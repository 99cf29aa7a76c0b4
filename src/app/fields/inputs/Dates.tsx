import TextField from '@mui/material/TextField';
import { typeOf } from '../../../schema';
import { type InputControl, useControl } from '../inputControl';

type Kind = 'date' | 'datetime-local';

interface CalendarProps extends InputControl {
  kind: Kind;
  /** From the value to what the box holds, and back. */
  toBox?: (value: string) => string;
  fromBox?: (text: string) => string;
}

const asItIs = (text: string) => text;

/** The browser's own calendar; where it has none, text in Polish order is read too. */
function Calendar(props: CalendarProps) {
  const { field, kind, toBox = asItIs, fromBox = asItIs } = props;
  const { value, onChange, onBlur, shown } = useControl(props);
  return (
    <TextField
      {...shown}
      type={kind}
      value={typeof value === 'string' ? toBox(value) : ''}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: kind === 'datetime-local' ? { step: 60 } : {} }}
      onChange={({ target }) => onChange(target.value === '' ? null : typeOf(field).parse(fromBox(target.value), field))}
      onBlur={onBlur}
    />
  );
}

export function Day(props: InputControl) {
  return <Calendar {...props} kind="date" />;
}

/** A moment on Warsaw's clock, whatever the clock of this computer says. */
export function Moment(props: InputControl) {
  return (
    <Calendar
      {...props}
      kind="datetime-local"
      toBox={(value) => value.replace(' ', 'T').slice(0, 16)}
      fromBox={(text) => (text.length === 16 ? `${text}:00` : text)}
    />
  );
}

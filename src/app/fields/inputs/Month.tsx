import { type InputControl, useControl } from '../inputControl';
import { MonthTextField } from '../month/MonthTextField';

/** A month of a record; an empty box is none. */
export function Month(props: InputControl) {
  const { value, onChange, onBlur, shown } = useControl(props);
  const held = typeof value === 'string' ? value : '';
  return (
    <MonthTextField
      {...shown}
      name={props.field.label}
      held={held}
      onHold={(next) => onChange(next === '' ? null : next)}
      onBlur={onBlur}
    />
  );
}

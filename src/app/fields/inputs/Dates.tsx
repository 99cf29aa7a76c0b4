import { DateBox } from '../dates/DateBox';
import type { DateKind } from '../dates/kinds';
import { type InputControl, useControl } from '../inputControl';

/** A day, a month or a moment of a record, the moment on Warsaw's clock whatever this computer's says; an empty box is none. */
const dated = (kind: DateKind) =>
  function DateInput(props: InputControl) {
    const { value, onChange, onBlur, shown } = useControl(props);
    const { size: _, fullWidth: __, ...box } = shown;
    return (
      <DateBox
        {...box}
        kind={kind}
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => onChange(next === '' ? null : next)}
        onBlur={onBlur}
      />
    );
  };

export const Day = dated('date');
export const Month = dated('month');
export const Moment = dated('dateTime');

import { addDays } from '../../../lib/dates';
import { DateBox } from '../dates/DateBox';
import { useHeld } from '../dates/useHeld';
import type { FilterControl } from '../filterValue';

interface RangeProps extends FilterControl {
  /** The grammar's bounds leave the named value out: from the first and last day that count, and back. */
  toBound: (day: string, sign: '<' | '>') => string;
}

/** From a day to a day, both counted. */
export function DateRange(props: FilterControl) {
  return <Range {...props} toBound={(day, sign) => addDays(day, sign === '>' ? -1 : 1)} />;
}

/** The same for moments: whole days on Warsaw's clock. */
export function MomentRange(props: FilterControl) {
  return (
    <Range {...props} toBound={(day, sign) => (sign === '>' ? `${addDays(day, -1)} 23:59:59` : `${addDays(day, 1)} 00:00:00`)} />
  );
}

function Range(props: RangeProps) {
  return (
    <div className="range">
      <Bound {...props} sign=">" word="od" />
      <Bound {...props} sign="<" word="do" />
    </div>
  );
}

function Bound({ field, source, values, onChange, toBound, sign, word }: RangeProps & { sign: '<' | '>'; word: string }) {
  const name = source + sign;
  const kept = values[name];
  const asked = kept === undefined ? '' : addDays(String(kept).slice(0, 10), sign === '>' ? 1 : -1);
  const box = useHeld({
    kind: 'date',
    asked,
    pass: (day) => onChange({ [name]: day === '' ? undefined : toBound(day, sign) }),
  });
  return <DateBox label={`${field.label} ${word}`} {...box} />;
}

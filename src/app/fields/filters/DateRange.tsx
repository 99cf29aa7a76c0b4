import TextField from '@mui/material/TextField';
import { addDays, isDate } from '../../../lib/dates';
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

function Range({ field, source, values, onChange, toBound }: RangeProps) {
  const bound = (sign: '<' | '>', word: string) => {
    const name = source + sign;
    const kept = values[name];
    const shown = kept === undefined ? '' : addDays(String(kept).slice(0, 10), sign === '>' ? 1 : -1);
    return (
      <TextField
        type="date"
        label={`${field.label} ${word}`}
        value={shown}
        size="small"
        fullWidth
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange({ [name]: isDate(target.value) ? toBound(target.value, sign) : undefined })}
      />
    );
  };
  return (
    <div className="range">
      {bound('>', 'od')}
      {bound('<', 'do')}
    </div>
  );
}

import TextField from '@mui/material/TextField';
import type { FilterControl } from '../filterValue';

export function MonthFilter({ field, source, values, onChange }: FilterControl) {
  return (
    <TextField
      type="month"
      label={field.label}
      value={String(values[source] ?? '')}
      size="small"
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange({ [source]: target.value })}
    />
  );
}

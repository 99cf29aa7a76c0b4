import TextField from '@mui/material/TextField';
import type { FilterControl } from '../filterValue';

export function YesOrNo({ field, source, values, onChange }: FilterControl) {
  const value = values[source];
  return (
    <TextField
      select
      label={field.label}
      value={value === undefined ? '' : String(value)}
      size="small"
      fullWidth
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange({ [source]: target.value === '' ? undefined : target.value === 'true' })}
    >
      <option value="">Wszystkie</option>
      <option value="true">Tak</option>
      <option value="false">Nie</option>
    </TextField>
  );
}

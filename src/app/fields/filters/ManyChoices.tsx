import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { offeredChoices } from '../../../schema';
import type { FilterControl } from '../filterValue';

/** Picked values that are named while nobody changes them; the rest are counted, so that one filter is not five rows high. */
const named = 2;

/** Any of the picked values. */
export function ManyChoices({ field, source, values, onChange }: FilterControl) {
  const options = offeredChoices(field).map(([value]) => value);
  // One that is asked for exactly is picked too, and stays so until another one is.
  const exact = `${source}=`;
  const picked = [values[source] ?? [], values[exact] ?? []].flat().map(String);
  return (
    <Autocomplete
      multiple
      disablePortal
      disableCloseOnSelect
      limitTags={named}
      size="small"
      options={options}
      value={picked.filter((value) => options.includes(value))}
      getOptionLabel={(value) => field.choices?.[value]?.label ?? value}
      onChange={(_, next) => onChange({ [source]: next, [exact]: undefined })}
      renderInput={(params) => (
        <TextField {...params} label={field.label} slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }} />
      )}
    />
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { fold } from '../../../lib/text';
import { beyondEdges } from '../../fields/beyondEdges';
import type { Section } from '../../records/sections';
import { useDeclared } from '../../records/useDeclared';

interface FieldPickProps {
  sections: readonly Section[];
  /** A field's key; empty while none is picked. */
  picked: string;
  onPick: (key: string) => void;
}

/** Which field: in the form's order and under its sections, found by any part of a name or a section's title. */
export function FieldPick({ sections, picked, onPick }: FieldPickProps) {
  const resource = useDeclared();
  const options = sections.flatMap(({ title, keys }) =>
    keys.map((key) => ({ key, section: title, label: resource.fields[key]?.label ?? key })),
  );
  return (
    <Autocomplete
      autoHighlight
      disablePortal
      size="small"
      options={options}
      value={options.find(({ key }) => key === picked) ?? null}
      groupBy={({ section }) => section}
      getOptionKey={({ key }) => key}
      filterOptions={(all, { inputValue }) => {
        const asked = fold(inputValue.trim());
        return all.filter(({ label, section }) => fold(`${label} ${section}`).includes(asked));
      }}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      noOptionsText="Nie ma takiego pola. Sprawdź pisownię."
      onChange={(_, next) => onPick(next?.key ?? '')}
      slotProps={{ popper: beyondEdges }}
      renderInput={(params) => (
        <TextField {...params} label="Które pole" slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }} />
      )}
    />
  );
}

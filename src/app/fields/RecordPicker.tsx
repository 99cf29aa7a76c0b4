import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type RaRecord, useGetList } from 'ra-core';
import { useMemo, useState } from 'react';
import { fold } from '../../lib/text';
import type { Field, Resource } from '../../schema';
import { fieldsFor } from '../../schema/rowFields';
import { usePaths } from '../records/paths';
import { recordHint, recordTitle } from '../records/recordTitle';
import { sortOf } from '../records/sortOf';
import { useMay, usePermit } from '../records/usePermit';
import { useUser } from '../session/useSession';
import { beyondEdges } from './beyondEdges';
import { useDebouncedText } from './useDebouncedText';

export interface Picked {
  id: string;
  title: string;
  /** What tells it apart from those of like names. */
  hint?: string;
}

interface RecordPickerProps {
  label: string;
  /** The other records' resource. */
  reference: Resource;
  /** Only these may be picked. */
  where?: Field['where'];
  multiple?: boolean;
  picked: readonly Picked[];
  onPick: (picked: Picked[]) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** Where nothing fits, the way to make a new record is shown, if this person may. */
  offersNew?: boolean;
  input?: Pick<TextFieldProps, 'error' | 'helperText' | 'required' | 'inputRef'>;
}

const offered = 20;
/** Picked records that are named while nobody types; the rest are counted. */
const tagsShown = 12;

/** Other records, found by typing a part of their name; the first few stand there at once. */
export function RecordPicker(props: RecordPickerProps) {
  const { label, reference: resource, where, multiple = false, picked, onPick, onBlur, disabled, offersNew, input } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const me = useUser();
  const mayList = useMay()('list', resource);
  const { readable } = usePermit('list', resource);
  const create = usePaths(resource).create();
  const asked = useDebouncedText(typed.trim());
  const { data, isFetching, error } = useGetList<RaRecord>(
    resource.name,
    {
      filter: { ...where, ...(asked ? { q: asked } : {}) },
      sort: sortOf(resource, readable),
      pagination: { page: 1, perPage: offered },
      meta: { fields: fieldsFor(resource, resource.list.picked ?? [], readable) },
    },
    { enabled: open && mayList, placeholderData: (before) => before },
  );
  const found = bestFirst(
    asked,
    (data ?? []).map((record) => ({
      id: String(record.id),
      title: recordTitle(resource, record),
      hint: recordHint(resource, record),
    })),
  );
  // Who may not list people can still name themselves.
  const options = mayList ? found : resource.self?.by === 'id' ? [{ id: me.id, title: me.first_name }] : [];

  // The same picks must be the same object: at another one the box forgets what is being typed.
  const known = JSON.stringify(picked);
  const value = useMemo<Picked | Picked[] | null>(() => {
    const all = JSON.parse(known) as Picked[];
    return multiple ? all : (all[0] ?? null);
  }, [known, multiple]);

  return (
    <Autocomplete
      disablePortal
      multiple={multiple}
      limitTags={tagsShown}
      size="small"
      disabled={disabled ?? false}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      value={value}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      renderOption={({ key, ...props }, { title, hint }) => (
        <li key={key} {...props} aria-labelledby={`${props.id}-title`} aria-describedby={hint ? `${props.id}-hint` : undefined}>
          <ListItemText
            sx={{ my: 0 }}
            primary={title}
            secondary={hint || undefined}
            slotProps={{ primary: { id: `${props.id}-title` }, secondary: { id: `${props.id}-hint` } }}
          />
        </li>
      )}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(each) => each}
      filterSelectedOptions={multiple}
      loading={isFetching}
      loadingText="Szukanie…"
      noOptionsText={
        <>
          {nothingFound(error, asked, mayList)}
          {offersNew && create && asked && !error && (
            <>
              {' '}
              <a href={create} target="_blank" rel="noopener">
                {resource.labels.create ?? 'Dodaj'} (w nowej karcie)
              </a>
            </>
          )}
        </>
      }
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, next) => onPick([next ?? []].flat())}
      onBlur={() => onBlur?.()}
      slotProps={{ popper: beyondEdges }}
      renderInput={(params) => (
        <TextField {...params} {...input} label={label} slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }} />
      )}
    />
  );
}

/** Titles that begin with what was typed, then those that hold it, then what was found by something else; each in the list's order. */
function bestFirst(asked: string, found: readonly Picked[]): Picked[] {
  const words = fold(asked);
  const rank = ({ title }: Picked) => {
    const at = fold(title).indexOf(words);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}

function nothingFound(error: unknown, asked: string, mayList: boolean): string {
  if (error) return 'Nie udało się pobrać listy. Spróbuj ponownie za chwilę.';
  if (!mayList) return 'Tę listę widzą tylko osoby z odpowiednim dostępem.';
  return asked ? `Nic nie pasuje do „${asked}”. Sprawdź pisownię.` : 'Lista jest pusta.';
}

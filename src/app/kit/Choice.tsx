import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import { PanelTheme } from '../theme/PanelTheme';
import { Tick } from './Tick';

type Value = string | number | boolean;

interface Options<V extends Value> {
  options: readonly { value: V; label: ReactNode }[];
  /** What the group is called where no legend of a fieldset stands around it. */
  name?: string;
  describedBy?: string | undefined;
  isWrong?: boolean;
  /** Of the first box, so that the focus can be sent there. */
  id?: string;
}

interface ChoiceProps<V extends Value> extends Options<V> {
  /** The option that is picked; none where it is no option's value. */
  value: unknown;
  onPick: (value: V) => void;
  look?: keyof typeof looks;
}

/** A touch's height, also of an option of few words. */
const row = { minHeight: '2.75rem', overflowWrap: 'anywhere' } as const;
const framed = {
  ...row,
  alignItems: 'flex-start',
  m: 0,
  pr: '0.75rem',
  border: '1px solid var(--line-strong)',
  borderRadius: '8px',
  '&:has(:checked)': {
    background: 'var(--info-surface)',
    borderColor: 'var(--primary)',
    boxShadow: 'inset 0 0 0 1px var(--primary)',
  },
  '& .MuiFormControlLabel-label': { display: 'grid', py: '9px' },
} as const;
/** Pressed as a whole: its circle is there for the keyboard and for screen readers alone. */
const whole = {
  position: 'relative',
  m: 0,
  cursor: 'pointer',
  '& .MuiRadio-root': { position: 'absolute', opacity: 0 },
  '&:has(:focus-visible)': {
    outline: '3px solid color-mix(in srgb, var(--secondary) 80%, var(--surface))',
    outlineOffset: '1px',
  },
} as const;
const grid = { display: 'grid', gap: '0.5rem' } as const;

const looks = {
  /** One under another. */
  rows: { group: {}, option: row },
  /** Short words in a line. */
  line: { group: { flexDirection: 'row' }, option: row },
  /** Words of several lines, each option in a frame. */
  framed: { group: grid, option: framed },
  /** The same, two beside each other where there is room. */
  beside: { group: { ...grid, '@media (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' } }, option: framed },
  tiles: {
    group: { ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' },
    option: {
      ...framed,
      ...whole,
      minHeight: '4rem',
      p: '0.625rem 0.75rem',
      background: 'var(--surface)',
      '& .MuiFormControlLabel-label': { display: 'grid', gap: '0.125rem', lineHeight: 1.3 },
      '& strong': { fontWeight: 500, color: 'var(--primary)' },
      '& .quiet': { fontSize: '0.8125rem' },
    },
  },
  /** Parts of one band, such as two views of the same. */
  segments: {
    group: {
      display: 'inline-flex',
      flexDirection: 'row',
      mb: '0.75rem',
      p: '0.1875rem',
      background: 'var(--sunk)',
      borderRadius: '8px',
    },
    option: {
      ...whole,
      p: '0.25rem 0.875rem',
      fontSize: '0.9375rem',
      lineHeight: '1.625rem',
      borderRadius: '6px',
      '&:has(:checked)': {
        fontWeight: 500,
        color: 'var(--primary)',
        background: 'var(--surface)',
        boxShadow: '0 1px 3px var(--shadow)',
      },
    },
  },
  /** Marks on a scale. */
  grades: {
    group: { flexDirection: 'row', gap: '0.5rem' },
    option: {
      ...whole,
      ...row,
      minWidth: '2.75rem',
      justifyContent: 'center',
      border: '1px solid var(--line-strong)',
      borderRadius: '8px',
      '&:has(:checked)': { color: 'var(--on-primary)', background: 'var(--primary)' },
    },
  },
} as const;

const words = { typography: { variant: 'inherit' } } as const;
/** Within a fieldset the group is that: a second one around the same boxes would be read twice. */
const roleOf = (name: string | undefined, role: string) =>
  name === undefined ? { role: undefined } : { role, 'aria-label': name };

/** One of a few, all of them seen. */
export function Choice<V extends Value>({
  options,
  value,
  onPick,
  look = 'rows',
  name,
  describedBy,
  isWrong = false,
  id,
}: ChoiceProps<V>) {
  const { group, option } = looks[look];
  const picked = options.find((each) => each.value === value);
  return (
    <PanelTheme>
      <RadioGroup
        {...roleOf(name, 'radiogroup')}
        aria-describedby={describedBy}
        value={picked ? String(picked.value) : null}
        onChange={(_event, key) => {
          const next = options.find((each) => String(each.value) === key);
          if (next) onPick(next.value);
        }}
        sx={group}
      >
        {options.map((each, at) => (
          <FormControlLabel
            key={String(each.value)}
            value={String(each.value)}
            label={each.label}
            control={<Radio slotProps={{ input: { id: at === 0 ? id : undefined, 'aria-invalid': isWrong || undefined } }} />}
            slotProps={words}
            sx={option}
          />
        ))}
      </RadioGroup>
    </PanelTheme>
  );
}

interface ChoicesProps<V extends Value> extends Options<V> {
  values: readonly V[];
  onTick: (value: V, on: boolean) => void;
}

/** Several of a few, one under another. */
export function Choices<V extends Value>({ options, values, onTick, name, describedBy, isWrong = false, id }: ChoicesProps<V>) {
  return (
    <PanelTheme>
      <FormGroup {...roleOf(name, 'group')} aria-describedby={describedBy}>
        {options.map(({ value, label }, at) => (
          <Tick
            key={String(value)}
            label={label}
            checked={values.includes(value)}
            onTick={(on) => onTick(value, on)}
            sx={row}
            input={{ id: at === 0 ? id : undefined, 'aria-invalid': isWrong || undefined }}
          />
        ))}
      </FormGroup>
    </PanelTheme>
  );
}

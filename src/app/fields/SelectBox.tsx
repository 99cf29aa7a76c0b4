import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { PanelTheme } from '../theme/PanelTheme';

/** A value and what it is called. */
export type Option = readonly [value: string, label: string];

interface SelectBoxProps {
  label: string;
  /** What stands beside it names it already for those who see; the label is read aloud alone. */
  unlabelled?: boolean;
  id?: string;
  value: string;
  options: readonly Option[];
  /** What stands for no choice, whose value is empty; left out, one must be made. */
  empty?: string | undefined;
  required?: boolean;
  fault?: string | undefined;
  /** Something is wrong that is said elsewhere. */
  isWrong?: boolean | undefined;
  hint?: ReactNode;
  className?: string;
  onChange: (value: string) => void;
  /** For what a form hands its fields. */
  describedBy?: string | undefined;
}

/** One of a few: Material's box over the browser's own list, which a phone opens as its wheel. */
export function SelectBox({
  label,
  unlabelled = false,
  id,
  value,
  options,
  empty,
  required = false,
  fault,
  isWrong = fault !== undefined,
  hint,
  className,
  onChange,
  describedBy,
}: SelectBoxProps) {
  const said = fault ?? hint;
  return (
    <PanelTheme>
      <TextField
        select
        {...(id ? { id } : {})}
        label={unlabelled ? undefined : label}
        hiddenLabel={unlabelled}
        value={value}
        required={required}
        error={isWrong}
        helperText={said}
        className={className}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: {
            ...(unlabelled ? { 'aria-label': label } : {}),
            ...(describedBy ? { 'aria-describedby': describedBy } : {}),
          },
          formHelperText: { component: 'div' },
        }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </TextField>
    </PanelTheme>
  );
}

/** The values of a declared field, as its labels call them. */
export const optionsOf = (choices: Readonly<Record<string, { label: string }>> = {}): Option[] =>
  Object.entries(choices).map(([value, { label }]) => [value, label]);

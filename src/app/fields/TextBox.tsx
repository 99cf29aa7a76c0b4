import TextField from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { PanelTheme } from '../theme/PanelTheme';

interface TextBoxProps {
  label: ReactNode;
  /** What stands beside it names it already for those who see; the label, plain text then, is read aloud alone. */
  unlabelled?: boolean;
  id?: string;
  value: string;
  /** Lines to begin with; left out, it is one line. */
  rows?: number;
  type?: 'search' | 'number';
  placeholder?: string | undefined;
  fault?: string | undefined;
  /** What helps, where nothing is wrong. */
  hint?: string | undefined;
  /** Something is wrong that is said elsewhere. */
  isWrong?: boolean;
  /** For the box itself: the longest text, the keyboard. */
  input?: InputHTMLAttributes<HTMLInputElement>;
  onChange: (value: string) => void;
}

/** Words that somebody types on a hand-made screen: Material's box, with what is wrong under it. */
export function TextBox({
  label,
  unlabelled = false,
  rows,
  fault,
  hint,
  isWrong = fault !== undefined,
  input,
  onChange,
  ...rest
}: TextBoxProps) {
  return (
    <PanelTheme>
      <TextField
        {...rest}
        {...(rows ? { multiline: true, minRows: rows } : {})}
        label={unlabelled ? undefined : label}
        hiddenLabel={unlabelled}
        error={isWrong}
        helperText={fault ?? hint}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          htmlInput: { ...input, ...(unlabelled ? { 'aria-label': label } : {}) },
          formHelperText: fault === undefined ? {} : { role: 'alert' },
        }}
      />
    </PanelTheme>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { PanelTheme } from '../theme/PanelTheme';

interface TickProps {
  checked: boolean;
  onTick: (on: boolean) => void;
  /** The words beside it, which are pressed as well. */
  label?: ReactNode;
  /** What it is called where no words stand beside it, as in a row of a table, or they do not say enough. */
  name?: string;
  /** It stands for several, and some of them are ticked. */
  some?: boolean;
  disabled?: boolean;
  /** It is being saved, or may only be looked at: it keeps the focus, and a press does nothing. */
  busy?: boolean;
  className?: string | undefined;
  sx?: SxProps<Theme>;
  /** What a form says of its box. */
  input?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
}

/** A box to tick, by itself or with its words. */
export function Tick({ checked, onTick, label, name, some = false, disabled = false, busy = false, input, ...looks }: TickProps) {
  const box = (
    <Checkbox
      checked={checked}
      indeterminate={some}
      disabled={disabled}
      onChange={({ target }) => busy || onTick(target.checked)}
      slotProps={{ input: { 'aria-label': name, 'aria-disabled': busy || undefined, ...input } }}
      {...(label === undefined ? looks : {})}
    />
  );
  return (
    <PanelTheme>
      {label === undefined ? (
        box
      ) : (
        <FormControlLabel control={box} label={label} slotProps={{ typography: { variant: 'inherit' } }} {...looks} />
      )}
    </PanelTheme>
  );
}

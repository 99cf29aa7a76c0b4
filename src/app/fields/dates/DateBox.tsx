import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '../../theme/Icon';
import { PanelTheme } from '../../theme/PanelTheme';
import { type DateKind, kinds } from './kinds';
import { useTypedText } from './useTypedText';

const loadPicker = () => import('./Picker');
const Picker = lazy(loadPicker);

interface DateBoxProps
  extends Pick<TextFieldProps, 'id' | 'required' | 'error' | 'helperText' | 'inputRef' | 'disabled' | 'onKeyDown'> {
  kind: DateKind;
  /** Stands over the box, or with `unlabelled` only for those who listen. */
  label: string;
  unlabelled?: boolean;
  /** As records hold it (`2026-12-11`, `2026-12`, `2026-12-11 08:30:00`, `08:30`), whatever was typed that is none, or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  className?: string;
  /** What stands elsewhere and says more of it. */
  describedBy?: string | undefined;
}

/**
 * A day, a month, a moment or an hour: typed or pasted as Poles write it, or picked. Neither the browser's language nor its zone has a
 * say in what is read. It is plain text, because a stock picker's sections take neither a paste in another order nor a year typed
 * first; the calendar comes when somebody nears it.
 */
export function DateBox({
  kind: name,
  value,
  onChange,
  onBlur,
  label,
  unlabelled = false,
  className = 'date-box',
  describedBy,
  ...box
}: DateBoxProps) {
  const kind = kinds[name];
  const { text, type, tidy } = useTypedText(name, value, onChange);
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const near = () => void loadPicker().catch(() => null);
  const opens = `${kind.opens}: ${label}`;
  return (
    <PanelTheme>
      <div className={className}>
        <TextField
          {...box}
          label={unlabelled ? undefined : label}
          hiddenLabel={unlabelled}
          value={text}
          autoComplete="off"
          placeholder={kind.example}
          onChange={({ target }) => type(target.value)}
          onFocus={near}
          onBlur={() => {
            tidy();
            onBlur?.();
          }}
          slotProps={{
            inputLabel: { shrink: true },
            formHelperText: box.error ? { role: 'alert' } : {},
            htmlInput: {
              ...(unlabelled ? { 'aria-label': label } : {}),
              ...(describedBy ? { 'aria-describedby': describedBy } : {}),
            },
            input: {
              ref: anchor,
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton
                    edge="end"
                    size="small"
                    disabled={box.disabled ?? false}
                    aria-haspopup="dialog"
                    aria-expanded={open}
                    aria-label={opens}
                    onPointerEnter={near}
                    onClick={() => setOpen(true)}
                  >
                    <Icon name={name === 'time' ? 'clock' : 'calendar'} size={20} />
                  </IconButton>
                </InputAdornment>
              ),
            },
          }}
        />
      </div>
      {open && anchor.current && (
        <Suspense fallback={null}>
          <Picker
            kind={kind}
            value={value}
            anchor={anchor.current}
            label={opens}
            onPick={onChange}
            onClose={() => {
              setOpen(false);
              onBlur?.();
            }}
          />
        </Suspense>
      )}
    </PanelTheme>
  );
}

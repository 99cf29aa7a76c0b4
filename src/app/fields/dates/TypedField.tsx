import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { createContext, useContext } from 'react';
import { Icon, type IconName } from '../../layout/Icon';

export interface BoxProps extends Pick<TextFieldProps, 'id' | 'required' | 'error' | 'helperText' | 'inputRef' | 'disabled'> {
  /** Stands over the box, or with `unlabelled` only for those who listen. */
  label: string;
  unlabelled?: boolean;
  onBlur?: () => void;
}

interface Typed extends BoxProps {
  text: string;
  type: (typed: string) => void;
  tidy: () => void;
  opens: string;
  example: string;
  icon: IconName;
}

/** What is typed in the box around a picker. */
export const TypedBox = createContext<Typed | null>(null);

/**
 * The field of a picker: plain text in place of the stock one's sections, which take neither a paste in another order nor a year
 * typed first; the button opens the calendar.
 */
export function TypedField() {
  const box = useContext(TypedBox);
  const picker = usePickerContext();
  if (!box) throw new Error('TypedField stands in the pickers of DateBox alone');
  const { text, type, tidy, opens, example, icon, label, unlabelled = false, onBlur, ...shown } = box;
  return (
    <TextField
      {...shown}
      ref={picker.rootRef}
      {...(unlabelled ? {} : { label })}
      value={text}
      autoComplete="off"
      placeholder={example}
      size="small"
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: shown.error ? { role: 'alert' } : {},
        htmlInput: unlabelled ? { 'aria-label': label } : {},
        input: {
          ref: picker.triggerRef,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                disabled={picker.disabled}
                aria-haspopup="dialog"
                aria-expanded={picker.open}
                aria-label={`${opens}: ${label}`}
                onClick={() => picker.setOpen(!picker.open)}
              >
                <Icon name={icon} size={20} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        tidy();
        onBlur?.();
      }}
    />
  );
}

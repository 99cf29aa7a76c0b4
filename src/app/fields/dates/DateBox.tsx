import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { plPL } from '@mui/x-date-pickers/locales';
import { pl } from 'date-fns/locale/pl';
import { type KeyboardEvent, useRef } from 'react';
import { PanelTheme } from '../../theme/PanelTheme';
import { popoverDelay } from '../../theme/times';
import { type DateKind, fromCalendar, kinds, toCalendar } from './kinds';
import { type BoxProps, TypedBox, TypedField } from './TypedField';
import { useTypedText } from './useTypedText';

interface DateBoxProps extends BoxProps {
  kind: DateKind;
  /** As records hold it (`2026-12-11`, `2026-12`, `2026-12-11 08:30:00`, `08:30`), whatever was typed that is none, or empty. */
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

const texts = plPL.components.MuiLocalizationProvider.defaultProps.localeText;
/** Drawn inside a dialog, and over its edges. */
const within = { disablePortal: true, popperOptions: { strategy: 'fixed' as const } };

/**
 * A day, a month, a moment or an hour: typed or pasted as Poles write it, or picked. Neither the browser's language nor its
 * zone has a say in what is read.
 */
export function DateBox({ kind, value, onChange, className = 'date-box', ...box }: DateBoxProps) {
  const one = kinds[kind];
  const typed = useTypedText(kind, value, onChange);
  const open = useRef(false);
  const pick = (picked: Date | null) => {
    const next = fromCalendar(picked, one);
    if (next) onChange(next);
  };
  /** Closes the calendar alone, not the dialog around it. */
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open.current) event.preventDefault();
  };
  return (
    <PanelTheme>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={pl} localeText={texts}>
        <TypedBox
          value={{ ...box, ...typed, opens: one.opens, example: one.example, icon: kind === 'time' ? 'clock' : 'calendar' }}
        >
          <div className={className} onKeyDownCapture={keep}>
            <one.Picker
              value={toCalendar(value, one)}
              views={one.views}
              {...(kind === 'month' ? { openTo: 'month' } : kind === 'time' ? {} : { openTo: 'day' })}
              onChange={pick}
              disabled={box.disabled ?? false}
              ampm={false}
              showDaysOutsideCurrentMonth={true}
              slots={{ field: TypedField }}
              slotProps={{
                popper: { ...within, 'aria-label': `${one.opens}: ${box.label}` },
                dialog: { disablePortal: true, transitionDuration: popoverDelay },
                desktopTransition: { timeout: popoverDelay },
              }}
              onOpen={() => {
                open.current = true;
              }}
              onClose={() => {
                open.current = false;
              }}
            />
          </div>
        </TypedBox>
      </LocalizationProvider>
    </PanelTheme>
  );
}

import DialogActions from '@mui/material/DialogActions';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { plPL } from '@mui/x-date-pickers/locales';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { format, isValid, parse } from 'date-fns';
import { pl } from 'date-fns/locale/pl';
import { QuietButton } from '../../kit/buttons';
import { Calendar } from './Calendar';
import type { Kind } from './kinds';

interface PickerProps {
  kind: Kind;
  value: string;
  anchor: HTMLElement;
  /** What is picked, for those who listen. */
  label: string;
  onPick: (value: string) => void;
  onClose: () => void;
}

const texts = plPL.components.MuiLocalizationProvider.defaultProps.localeText;
const noon = new Date(2000, 0, 1, 12);

/** The calendar and the clock of a box, from Monday and to 24 hours; a day or a month closes it, an hour is finished by a button. */
export default function Picker({ kind, value, anchor, label, onPick, onClose }: PickerProps) {
  const { views, hour } = kind;
  const at = toCalendar(value, kind);
  const pick = (picked: Date | null) => {
    const next = fromCalendar(picked, kind);
    if (next) onPick(next);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={pl} localeText={texts}>
      <Popover
        open
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
      >
        <Stack direction={{ xs: 'column', sm: 'row' }}>
          {views.length > 0 && (
            <Calendar
              views={views}
              value={at}
              onPick={(picked, whole) => {
                pick(picked);
                if (whole && !hour) onClose();
              }}
            />
          )}
          {hour && (
            <MultiSectionDigitalClock
              autoFocus={views.length === 0}
              value={at}
              referenceDate={noon}
              ampm={false}
              onChange={pick}
            />
          )}
        </Stack>
        {hour && (
          <DialogActions>
            <QuietButton onClick={onClose}>Gotowe</QuietButton>
          </DialogActions>
        )}
      </Popover>
    </LocalizationProvider>
  );
}

/** The wall clock that the calendar shows, never an instant; none where the text is no value. */
function toCalendar(value: string, { pattern, isValue }: Kind): Date | null {
  return isValue(value) ? parse(value, pattern, new Date(2000, 0, 1)) : null;
}

/** What was picked, as records hold it; empty where nothing whole is. */
const fromCalendar = (picked: Date | null, { pattern }: Kind): string =>
  picked && isValid(picked) ? format(picked, pattern) : '';

import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { getYear } from 'date-fns';
import { useState } from 'react';
import { Icon } from '../../theme/Icon';
import type { Kind } from './kinds';

/** Years on one page. */
const page = 12;
/** What the calendar reaches. */
const first = 1900;
const last = 2099;
const pageOf = (year: number) => year - (year % page);

interface CalendarProps {
  views: Kind['views'];
  value: Date | null;
  /** `whole` once the last of the views was picked. */
  onPick: (picked: Date | null, whole: boolean) => void;
}

/** Days and months from Monday; years twelve at a time, by pages, as the stock calendar has two hundred of them in one column. */
export function Calendar({ views, value, onPick }: CalendarProps) {
  const [view, setView] = useState(views.at(-1) ?? 'day');
  const [from, setFrom] = useState(() => pageOf(getYear(value ?? new Date())));
  const ofYears =
    view === 'year' ? { minDate: new Date(Math.max(from, first), 0, 1), maxDate: new Date(from + page - 1, 11, 31) } : {};
  return (
    <div>
      <DateCalendar
        autoFocus
        value={value}
        views={views}
        view={view}
        yearsPerRow={3}
        showDaysOutsideCurrentMonth
        {...ofYears}
        onViewChange={(next) => {
          if (next === 'year') setFrom(pageOf(getYear(value ?? new Date())));
          setView(next);
        }}
        onChange={(picked, state) => onPick(picked, state === 'finish')}
      />
      {view === 'year' && (
        <Stack component="nav" aria-label="Lata" direction="row" sx={{ px: 2, pb: 1, alignItems: 'center' }}>
          <IconButton aria-label="Wcześniejsze lata" disabled={from <= first} onClick={() => setFrom(from - page)}>
            <Icon name="left" />
          </IconButton>
          <Typography aria-live="polite" sx={{ flex: 1, textAlign: 'center' }}>
            {from}–{from + page - 1}
          </Typography>
          <IconButton aria-label="Późniejsze lata" disabled={from + page > last} onClick={() => setFrom(from + page)}>
            <Icon name="right" />
          </IconButton>
        </Stack>
      )}
    </div>
  );
}

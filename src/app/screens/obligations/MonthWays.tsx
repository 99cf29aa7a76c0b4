import Box from '@mui/material/Box';
import { formatMonth } from '../../../lib/dates';
import { goTo } from './goTo';
import { monthHeading } from './monthHeading';

interface MonthWaysProps {
  months: readonly string[];
  /** Before the month is gone to. */
  onGo(month: string): void;
}

/** The way to each month of a long list, in one row that is moved sideways on a phone; paper goes without. */
export function MonthWays({ months, onGo }: MonthWaysProps) {
  if (months.length < 2) return null;
  return (
    <Box component="nav" aria-label="Miesiące" sx={{ mb: 2, overflowX: 'auto', '@media print': { display: 'none' } }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: { sm: 'wrap' }, columnGap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {months.map((month) => (
          <li key={month}>
            <Box
              component="a"
              className="more"
              href={`#${monthHeading(month)}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(month);
                goTo(monthHeading(month));
              }}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {formatMonth(month)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Duty } from '../../../contract/obligations';
import { formatMonth, monthOf } from '../../../lib/dates';
import { QuietButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useToday } from '../../records/useToday';
import { countedDuties } from './countedDuties';
import { DutyRow } from './DutyRow';
import { MonthWays } from './MonthWays';
import { monthHeading } from './monthHeading';

/** Months that stand unfolded: this one and the next. Fourteen of them are forty screens, and a hundred on a phone. */
const monthsOpen = 2;
/** So few are read at once, whatever their months. */
const readAtOnce = 40;

/** Obligations under the months they are due in, with the way to each; paper has all of them unfolded. */
export function DutyMonths({ duties }: { duties: readonly Duty[] }) {
  const today = useToday();
  const [asked, setAsked] = useState<Readonly<Record<string, boolean>>>({});
  const months = [...new Set(duties.map(({ due }) => monthOf(due)))];
  const near = months.filter((month) => month >= monthOf(today)).slice(0, monthsOpen);
  const isOpen = (month: string) => asked[month] ?? (duties.length <= readAtOnce || near.includes(month));
  const set = (month: string, open: boolean) => setAsked({ ...asked, [month]: open });

  return (
    <>
      <MonthWays months={months} onGo={(month) => set(month, true)} />
      {months.map((month) => (
        <Month
          key={month}
          month={month}
          duties={duties.filter(({ due }) => monthOf(due) === month)}
          open={isOpen(month)}
          onToggle={() => set(month, !isOpen(month))}
        />
      ))}
    </>
  );
}

interface MonthProps {
  month: string;
  duties: readonly Duty[];
  open: boolean;
  onToggle(): void;
}

function Month({ month, duties, open, onToggle }: MonthProps) {
  const heading = monthHeading(month);
  const late = duties.filter(({ state }) => state.code === 'late').length;
  return (
    <Panel
      headingId={heading}
      title={capital(formatMonth(month))}
      beside={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <span className="quiet">
            {countedDuties(duties)}
            {late > 0 && `, po terminie: ${late}`}
          </span>
          <QuietButton
            aria-expanded={open}
            aria-describedby={heading}
            onClick={onToggle}
            sx={{ '@media print': { display: 'none' } }}
          >
            {open ? 'Zwiń' : 'Rozwiń'}
          </QuietButton>
        </Box>
      }
    >
      <Box
        component="ul"
        hidden={!open}
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, '& p': { m: 0 }, '@media print': { display: 'block' } }}
      >
        {duties.map((duty) => (
          <DutyRow key={duty.key} duty={duty} />
        ))}
      </Box>
    </Panel>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import Box from '@mui/material/Box';
import type { Duty } from '../../../contract/obligations';
import { formatMonth, monthOf } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { DutyRow } from './DutyRow';

/** Obligations under the months they are due in. */
export function DutyMonths({ duties, withCompany = false }: { duties: readonly Duty[]; withCompany?: boolean }) {
  const months = [...new Set(duties.map(({ due }) => monthOf(due)))];
  return months.map((month) => {
    const here = duties.filter(({ due }) => monthOf(due) === month);
    return (
      <section key={month} className="panel" aria-labelledby={`duties-${month}`}>
        <div className="panel-head">
          <h2 id={`duties-${month}`}>{capital(formatMonth(month))}</h2>
          {!withCompany && <span className="quiet">{countOf(here.length, 'obowiązek', 'obowiązki', 'obowiązków')}</span>}
        </div>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, '& p': { m: 0 } }}>
          {here.map((duty) => (
            <DutyRow key={duty.key} duty={duty} withCompany={withCompany} />
          ))}
        </Box>
      </section>
    );
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

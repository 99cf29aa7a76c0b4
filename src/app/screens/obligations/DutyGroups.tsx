import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DutyFilters, DutyGroup } from '../../../contract/obligations';
import { formatDate, formatWeekday } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { DutyGroupFold } from './DutyGroupFold';

/** A month's duties under the days they are due on, each once with how many clients owe it. */
export function DutyGroups({ groups, filters }: { groups: readonly DutyGroup[]; filters: DutyFilters }) {
  const days = [...new Set(groups.map(({ due }) => due))];
  return days.map((day) => {
    const here = groups.filter(({ due }) => due === day);
    const doubts = here.filter(({ companies, perhaps }) => companies === perhaps).length;
    return (
      <section key={day} className="panel" aria-labelledby={`duties-${day}`}>
        <Stack direction="row" sx={{ gap: 1, px: 2, pt: 1.5, pb: 0.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography component="h2" id={`duties-${day}`} sx={{ fontSize: '1.125rem', fontWeight: 500 }}>
            {formatDate(day)}, {formatWeekday(day)}
          </Typography>
          <span className="quiet">
            {countOf(here.length - doubts, 'obowiązek', 'obowiązki', 'obowiązków')}
            {doubts > 0 && `, być może: ${doubts}`}
          </span>
        </Stack>
        <Box sx={{ px: 2, pb: 1 }}>
          {here.map((group) => (
            <DutyGroupFold key={group.key} group={group} filters={filters} />
          ))}
        </Box>
      </section>
    );
  });
}

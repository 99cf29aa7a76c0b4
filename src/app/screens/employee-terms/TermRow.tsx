import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { type EmployeeTerm, termLabels, termTones } from '../../../contract/employeeTerms';
import { formatDate } from '../../../lib/dates';
import { Tick } from '../../kit/Tick';
import { StatusChip } from '../../layout/StatusChip';
import { useShowPath } from '../../records/useShowPath';

const certainties = {
  verified: 'potwierdzone',
  statute: 'z samego przepisu',
  disputed: 'sporne, podano wcześniejszą datę',
} as const;

interface TermRowProps {
  term: EmployeeTerm;
  picked: boolean;
  onPick: (picked: boolean) => void;
}

/** One date of one employee: when, whose and what, what to do, by which act; who is to be examined may be picked for a referral. */
export function TermRow({ term, picked, onPick }: TermRowProps) {
  const { code, employee, company, date, tone, says, act, basis, certainty, refer } = term;
  const page = useShowPath('employees', employee.id);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '2.75rem minmax(0, 1fr)', md: '2.75rem 12rem minmax(0, 1.4fr) minmax(0, 2fr)' },
        columnGap: 1.5,
        rowGap: 0.5,
        px: 2,
        py: 1.25,
        borderTop: '1px solid var(--line)',
        overflowWrap: 'anywhere',
        '& p': { m: 0 },
        '& > *:not(:first-of-type)': { gridColumn: { xs: 2, md: 'auto' } },
      }}
    >
      <div>{refer && <Tick name={`Skierowanie: ${employee.name}`} checked={picked} onTick={onPick} />}</div>
      <div>
        <Typography component="p" sx={{ fontWeight: 500 }} className="number">
          {date ? formatDate(date) : 'bez daty'}
        </Typography>
        <StatusChip label={termTones[tone].label} color={termTones[tone].color} />
      </div>
      <div>
        <Typography component="p" sx={{ fontWeight: 500 }}>
          {page ? <Link to={page}>{employee.name}</Link> : employee.name}
        </Typography>
        <p>{company.title}</p>
        <p className="quiet">{termLabels[code]}</p>
      </div>
      <div>
        <p>{says}</p>
        {act && <p>{act}</p>}
        <p className="quiet">
          {basis}, {certainties[certainty]}
        </p>
      </div>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EmployeeLeave } from '../../../contract/employeeTerms';
import { formatNumber } from '../../../lib/numbers';
import { Panel } from '../../kit/Panel';

/** The year's leave of each of a company's employees: what law gives, what was taken, what is left and planned. */
export function LeaveList({ leave }: { leave: readonly EmployeeLeave[] }) {
  if (leave.length === 0) return null;
  return (
    <Panel title="Urlopy w tym roku (dni)">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, '& p': { m: 0 } }}>
        {leave.map(({ employee, entitled, carried, used, planned, balance, overdue, basis, unknown }) => (
          <Box
            key={employee.id}
            component="li"
            sx={{ px: 2, py: 1.25, borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}
          >
            <Typography component="p" sx={{ fontWeight: 500 }}>
              {employee.name}: zostało {formatNumber(balance)}
            </Typography>
            <p>
              wymiar {formatNumber(entitled)}, zaległy {formatNumber(carried)}, wykorzystany {formatNumber(used)}, zaplanowany{' '}
              {formatNumber(planned)}
              {overdue > 0 && `; do 30 września trzeba udzielić ${formatNumber(overdue)}`}
            </p>
            <p className="quiet">
              {basis}
              {unknown.length > 0 && `; do ustalenia: ${unknown.join(', ')}`}
            </p>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EmployeeLeave } from '../../../contract/employeeTerms';
import { LEAVE_RULES, ON_DEMAND_DAYS } from '../../../domain/hr/leaveRules';
import { formatDate } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import { Panel } from '../../kit/Panel';

/** The year's leave of employees: what law gives, what was taken, what is left and planned. */
export function LeaveList({ leave }: { leave: readonly EmployeeLeave[] }) {
  if (leave.length === 0) return null;
  return (
    <Panel title="Urlopy w tym roku (dni)" below={true} list={true}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, '& p': { m: 0 } }}>
        {leave.map(({ employee, entitled, carried, used, on_demand, planned, balance, overdue, basis, more_from, unknown }) => (
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
              {on_demand > 0 && `; na żądanie ${on_demand} z ${ON_DEMAND_DAYS}`}
            </p>
            {more_from && (
              <p>
                Dni za 10 lat stażu dopiero od {formatDate(more_from)} ({LEAVE_RULES.in_the_year.basis}).
              </p>
            )}
            {on_demand > ON_DEMAND_DAYS && (
              <p>
                Na żądanie wzięto więcej niż {ON_DEMAND_DAYS} dni w roku ({LEAVE_RULES.on_demand.basis}).
              </p>
            )}
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

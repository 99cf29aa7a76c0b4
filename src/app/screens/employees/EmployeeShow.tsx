import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { termTones } from '../../../contract/employeeTerms';
import { formatDate } from '../../../lib/dates';
import { Panel } from '../../kit/Panel';
import { StatusChip } from '../../layout/StatusChip';
import { RecordPage } from '../../resource/ShowScreen';
import { LeaveList } from '../employee-terms/LeaveList';
import { Sickness } from '../employee-terms/Sickness';
import { useTerms } from '../employee-terms/useTerms';

/** An employee's card with the year's leave and with what is to be done by its day; dates about health stand on the page of all. */
export default function EmployeeShow() {
  return <RecordPage after={({ id }: RaRecord) => <TermsHere employee={String(id)} />} />;
}

function TermsHere({ employee }: { employee: string }) {
  const { data } = useTerms({ employee, within: '90' });
  if (!data) return null;
  return (
    <>
      {data.terms.length > 0 && (
        <Panel title="Terminy (90 dni)" below={true} list={true}>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, overflowWrap: 'anywhere', '& p': { m: 0 } }}>
            {data.terms.map(({ key, date, tone, says, act, basis }) => (
              <Box key={key} component="li" sx={{ px: 2, py: 1.25, borderTop: '1px solid var(--line)' }}>
                <p>
                  {date && <strong className="number">{formatDate(date)} </strong>}
                  <StatusChip label={termTones[tone].label} color={termTones[tone].color} />
                </p>
                <p>{says}</p>
                {act && <p>{act}</p>}
                <p className="quiet">{basis}</p>
              </Box>
            ))}
          </Box>
        </Panel>
      )}
      {data.sickness && <Sickness sickness={data.sickness} />}
      <LeaveList leave={data.leave ?? []} />
    </>
  );
}

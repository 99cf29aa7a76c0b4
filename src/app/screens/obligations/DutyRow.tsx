import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { type Duty, dutyStates, spanOf } from '../../../contract/obligations';
import { formatDate, formatWeekday } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { QuietButton } from '../../kit/buttons';
import { StatusChip } from '../../layout/StatusChip';
import { useShowPath } from '../../records/useShowPath';
import { certainties } from './certainties';
import { furtherDays } from './countedDuties';
import { WayThere } from './WayThere';

/** What an obligation stands under: a month or its client, where the row names the duty, or its duty, where the row names the client. */
export type Under = 'month' | 'client' | 'duty';

/** One line where there is room for it, one part below the other where there is not. */
const columns = { xs: 'minmax(0, 1fr)', md: '11.5rem minmax(0, 2fr) minmax(0, 2fr) 6rem' };
const columnsOfClients = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) 6rem' };

interface DutyRowProps {
  duty: Duty;
  under?: Under;
}

/** One obligation: its day and what it is, or whose, how far it is, and folded under it why it is theirs and by which law. */
export function DutyRow({ duty, under = 'month' }: DutyRowProps) {
  const [open, setOpen] = useState(false);
  const law = useId();
  const ofDuty = under === 'duty';
  const { name, why } = duty;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: ofDuty ? columnsOfClients : columns,
        gap: { xs: 0.25, md: '0 16px' },
        alignItems: 'baseline',
        justifyItems: 'start',
        px: under === 'month' ? 2 : 0,
        py: { xs: 1, md: 0.25 },
        borderTop: '1px solid var(--line)',
        breakInside: 'avoid',
        overflowWrap: 'anywhere',
      }}
    >
      {ofDuty ? <Whose duty={duty} /> : <What duty={duty} />}
      <Standing duty={duty} />
      {(!ofDuty || why.length > 0) && (
        <QuietButton
          size="small"
          aria-expanded={open}
          aria-controls={law}
          onClick={() => setOpen(!open)}
          sx={{ justifySelf: { md: 'end' }, '@media print': { display: 'none' } }}
        >
          {ofDuty ? 'Dlaczego' : 'Podstawa'}
          <span className="unseen">, {ofDuty ? duty.company.title : `${name} ${spanOf(duty)}`}</span>
        </QuietButton>
      )}
      <Box
        id={law}
        className="quiet"
        hidden={!open}
        sx={{ gridColumn: '1 / -1', pb: 1, '@media print': { display: 'block', pb: 0 } }}
      >
        {why.length > 0 && <p>Dlaczego: {why.join('; ')}</p>}
        {!ofDuty && <Law duty={duty} />}
      </Box>
    </Box>
  );
}

/** Whose a duty is. */
function Whose({ duty: { company, person, condition } }: { duty: Duty }) {
  const page = useShowPath('companies', company.id);
  return (
    <div>
      {page ? <Link to={`${page}/obligations`}>{company.title}</Link> : company.title}
      {person && ` – ${person.name}`}
      {condition && <p className="quiet">{condition}</p>}
    </div>
  );
}

function What({ duty }: { duty: Duty }) {
  const { name, person, due, condition } = duty;
  return (
    <>
      <div>
        <Box component="span" className="number" sx={{ fontWeight: 500 }}>
          {formatDate(due)}
        </Box>
        <span className="quiet">, {formatWeekday(due)}</span>
      </div>
      <div>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {name}
        </Box>{' '}
        <span>{spanOf(duty)}</span>
        {person && ` – ${person.name}`}
        {condition && (
          <p className="quiet">
            {condition}
            {furtherDays(duty)}
          </p>
        )}
      </div>
    </>
  );
}

function Law({ duty: { nominal, due, shifted, basis, source, certainty, note } }: { duty: Duty }) {
  return (
    <>
      <p>
        {basis}, {certainties[certainty]}
      </p>
      <p>Źródło: {source}</p>
      {nominal !== due && <p>z przepisu: {formatDate(nominal)}</p>}
      {shifted && <p>{shifted}</p>}
      {note && <p>{note}</p>}
    </>
  );
}

/** How far it is, with the ways to what says so. */
function Standing({ duty }: { duty: Duty }) {
  const { state, task, item, raised_by } = duty;
  const taskPath = useShowPath('tasks', task?.id ?? '');
  const raisedPath = useShowPath(raised_by?.resource ?? 'company-events', raised_by?.id ?? '');
  const itemPath = useShowPath('settlements', item?.settlement_id ?? '');
  const { label, color } = dutyStates[state.code];
  const amount = item && item.amount !== null ? `: ${formatMoney(item.amount)}` : '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <StatusChip label={label} color={color} />
      {state.because && <span className="quiet">{state.because}</span>}
      {task && taskPath && <WayThere duty={duty} to={taskPath} says="Zadanie" />}
      {raised_by && raisedPath && <WayThere duty={duty} to={raisedPath} says="Skąd ten termin" />}
      {item && itemPath && <WayThere duty={duty} to={itemPath} says={`Rozliczenie${amount}`} />}
    </Box>
  );
}

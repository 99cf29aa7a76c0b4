import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { type Duty, dutyStates, spanOf } from '../../../contract/obligations';
import { formatDate, formatWeekday } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { StatusChip } from '../../layout/StatusChip';
import { useShowPath } from '../../records/useShowPath';
import { certainties } from './certainties';
import { furtherDays } from './countedDuties';
import { WayThere } from './WayThere';

/** Three columns under a duty that says its day and law itself. */
const clientColumns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1.3fr)' };

/** Four columns where there is room for them, one below the other where there is not. */
const columns = { xs: 'minmax(0, 1fr)', md: '7.5rem minmax(0, 2.2fr) minmax(0, 1.6fr) minmax(0, 1.3fr)' };

interface DutyRowProps {
  duty: Duty;
  /** Under what it stands: a month, where it tells of itself, or its duty, where it tells whose it is. */
  of?: 'month' | 'client';
}

/** One obligation: its day, what it is, by which law and why it is theirs, and how far it is. */
export function DutyRow({ duty, of = 'month' }: DutyRowProps) {
  const ofClient = of === 'client';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: ofClient ? clientColumns : columns,
        gap: { xs: 0.5, md: 2 },
        px: ofClient ? 0 : 2,
        py: 1.25,
        borderTop: '1px solid var(--line)',
        breakInside: 'avoid',
        overflowWrap: 'anywhere',
      }}
    >
      {ofClient ? <Whose duty={duty} /> : <What duty={duty} />}
      <Standing duty={duty} />
    </Box>
  );
}

/** Whose a duty is and why. */
function Whose({ duty: { company, person, condition, why } }: { duty: Duty }) {
  const page = useShowPath('companies', company.id);
  return (
    <>
      <div>
        <p>{page ? <Link to={`${page}/obligations`}>{company.title}</Link> : company.title}</p>
        {person && <p>{person.name}</p>}
        {condition && <p className="quiet">{condition}</p>}
      </div>
      <Why why={why} />
    </>
  );
}

function What({ duty }: { duty: Duty }) {
  const { name, person, nominal, due, shifted, basis, source, certainty, condition, note, why } = duty;
  return (
    <>
      <div>
        <Typography component="p" sx={{ fontWeight: 500 }} className="number">
          {formatDate(due)}
        </Typography>
        <p className="quiet">{formatWeekday(due)}</p>
        {nominal !== due && <p className="quiet">z przepisu: {formatDate(nominal)}</p>}
      </div>
      <div>
        <Typography component="p" sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
        <p>
          {spanOf(duty)}
          {person && ` – ${person.name}`}
        </p>
        {condition && (
          <p className="quiet">
            {condition}
            {furtherDays(duty)}
          </p>
        )}
        {note && <p className="quiet">{note}</p>}
      </div>
      <div className="quiet">
        <Why why={why} />
        <p>
          {basis}, {certainties[certainty]}
        </p>
        <p>Źródło: {source}</p>
        {shifted && <p>{shifted}</p>}
      </div>
    </>
  );
}

const Why = ({ why }: Pick<Duty, 'why'>) => <p className="quiet">{why.length > 0 && `Dlaczego: ${why.join('; ')}`}</p>;

/** How far it is, with the ways to what says so. */
function Standing({ duty }: { duty: Duty }) {
  const { state, task, item, raised_by } = duty;
  const taskPath = useShowPath('tasks', task?.id ?? '');
  const raisedPath = useShowPath(raised_by?.resource ?? 'company-events', raised_by?.id ?? '');
  const itemPath = useShowPath('settlements', item?.settlement_id ?? '');
  const { label, color } = dutyStates[state.code];
  const amount = item && item.amount !== null ? `: ${formatMoney(item.amount)}` : '';
  return (
    <div>
      <StatusChip label={label} color={color} />
      {state.because && <p className="quiet">{state.because}</p>}
      {task && taskPath && (
        <p>
          <WayThere duty={duty} to={taskPath} says="Zadanie" />
        </p>
      )}
      {raised_by && raisedPath && (
        <p>
          <WayThere duty={duty} to={raisedPath} says="Skąd ten termin" />
        </p>
      )}
      {item && itemPath && (
        <p>
          <WayThere duty={duty} to={itemPath} says={`Rozliczenie${amount}`} />
        </p>
      )}
    </div>
  );
}

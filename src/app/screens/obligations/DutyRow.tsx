import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { type Duty, dutyStates } from '../../../contract/obligations';
import { formatDate, formatWeekday } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { StatusChip } from '../../layout/StatusChip';
import { useShowPath } from '../../records/useShowPath';
import { WayThere } from './WayThere';

const certainties = {
  verified: 'termin potwierdzony',
  statute: 'termin z samego przepisu',
  disputed: 'termin sporny, podano wcześniejszą datę',
} as const;

/** Four columns where there is room for them, one below the other where there is not. */
const columns = { xs: 'minmax(0, 1fr)', md: '7.5rem minmax(0, 2.2fr) minmax(0, 1.6fr) minmax(0, 1.3fr)' };

/** One obligation: its day, what it is, by which law and why it is theirs, and how far it is. */
export function DutyRow({ duty, withCompany = false }: { duty: Duty; withCompany?: boolean }) {
  const { name, period, person, company, nominal, due, shifted, basis, source, certainty, condition, note, why } = duty;
  const page = useShowPath('companies', company.id);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        gap: { xs: 0.5, md: 2 },
        px: 2,
        py: 1.25,
        borderTop: '1px solid var(--line)',
        breakInside: 'avoid',
        overflowWrap: 'anywhere',
      }}
    >
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
          za {period}
          {person && ` – ${person.name}`}
        </p>
        {withCompany && <p>{page ? <Link to={`${page}/obligations`}>{company.title}</Link> : company.title}</p>}
        {condition && <p className="quiet">{condition}</p>}
        {note && <p className="quiet">{note}</p>}
      </div>
      <div className="quiet">
        {why && why.length > 0 && <p>Dlaczego: {why.join('; ')}</p>}
        <p>
          {basis}, {certainties[certainty]}
        </p>
        <p>Źródło: {source}</p>
        {shifted && <p>{shifted}</p>}
      </div>
      <Standing duty={duty} />
    </Box>
  );
}

/** How far it is, with the ways to what says so. */
function Standing({ duty }: { duty: Duty }) {
  const { state, task, item } = duty;
  const taskPath = useShowPath('tasks', task?.id ?? '');
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
      {item && itemPath && (
        <p>
          <WayThere duty={duty} to={itemPath} says={`Rozliczenie${amount}`} />
        </p>
      )}
    </div>
  );
}

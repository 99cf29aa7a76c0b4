import Box from '@mui/material/Box';
import type { FollowingTerm } from '../../../contract/companyEvents';
import { formatDate, formatWeekday } from '../../../lib/dates';
import { Tick } from '../../kit/Tick';
import { certainties } from '../obligations/certainties';

interface FollowingProps {
  term: FollowingTerm;
  picked: boolean;
  /** Null where the term follows whatever one wants. */
  onPick: ((wanted: boolean) => void) | null;
}

/** One term: what, until when, by which act and how sure that is. */
export function Following({ term, picked, onPick }: FollowingProps) {
  const { name, occasion, nominal, due, shifted, basis, source, certainty, note, condition, registered } = term;
  const title = (
    <>
      <strong>{name}</strong> – do <span className="number">{formatDate(due)}</span> ({formatWeekday(due)})
    </>
  );
  return (
    <Box component="li" sx={{ py: 1, borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      {onPick ? <Tick checked={picked} onTick={onPick} label={<span>{title}</span>} /> : <p>{title}</p>}
      <Box className="quiet" sx={onPick ? { pl: 4 } : {}}>
        {!onPick && <p>{occasion}</p>}
        {nominal !== due && <p>{shifted}</p>}
        <p>
          {basis}, {certainties[certainty]}
        </p>
        <p>Źródło: {source}</p>
        {note && <p>{note}</p>}
        {condition && <p>Być może. {condition} Zadanie powstanie, gdy karta powie, że tak.</p>}
        {registered && <p>Już zgłoszono {formatDate(registered)}: zadanie nie powstanie.</p>}
      </Box>
    </Box>
  );
}

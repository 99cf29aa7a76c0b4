import Box from '@mui/material/Box';
import { type DutyFilters, type DutyGroup, spanOf } from '../../../contract/obligations';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { Fold } from '../../layout/Fold';
import { certainties } from './certainties';
import { DutyPages } from './DutyPages';

interface DutyGroupFoldProps {
  group: DutyGroup;
  filters: DutyFilters;
}

/** A duty that several clients owe: what it is and by which law, and once it is opened each of them. */
export function DutyGroupFold({ group, filters }: DutyGroupFoldProps) {
  const { name, companies, perhaps, nominal, due, basis, certainty, source, shifted, note } = group;
  const title = (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {name}
      </Box>{' '}
      {spanOf(group)} · {countOf(companies, 'klient', 'klientów', 'klientów')}
      {perhaps > 0 && <span className="quiet">, w tym być może: {perhaps}</span>}
    </Box>
  );
  return (
    <Fold title={title}>
      <p className="quiet">
        {basis}, {certainties[certainty]}. Źródło: {source}.{nominal !== due && ` Z przepisu: ${formatDate(nominal)}.`}
        {shifted && ` ${shifted}`}
      </p>
      {note && <p className="quiet">{note}</p>}
      <DutyPages filters={{ ...filters, duty: group.key }} under="duty" />
    </Fold>
  );
}

import Box from '@mui/material/Box';
import { useState } from 'react';
import { type DutyFilters, type DutyGroup, dutiesAPage, spanOf } from '../../../contract/obligations';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { Fold } from '../../layout/Fold';
import { Pending } from '../../layout/Pending';
import { TurnPages } from '../../layout/TurnPages';
import { certainties } from './certainties';
import { DutyRow } from './DutyRow';
import { useMonthDuties } from './useDuties';

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
      <Clients group={group} filters={filters} />
    </Fold>
  );
}

function Clients({ group: { key }, filters }: DutyGroupFoldProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useMonthDuties({ ...filters, duty: key, page });
  if (!data) return <Pending error={error} refetch={refetch} lines={3} />;
  return (
    <div aria-busy={isFetching}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, '& p': { m: 0 } }}>
        {data.duties.map((duty) => (
          <DutyRow key={duty.key} duty={duty} of="client" />
        ))}
      </Box>
      <TurnPages page={page} total={data.total} perPage={dutiesAPage} onTurn={setPage} />
    </div>
  );
}

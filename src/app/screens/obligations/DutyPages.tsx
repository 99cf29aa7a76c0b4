import Box from '@mui/material/Box';
import { useState } from 'react';
import { type DutyFilters, dutiesAPage } from '../../../contract/obligations';
import { Pending } from '../../layout/Pending';
import { TurnPages } from '../../layout/TurnPages';
import { DutyRow, type Under } from './DutyRow';
import { useMonthDuties } from './useDuties';

/** What one duty or one client unfolds to: each obligation in a row, a page at a time. */
export function DutyPages({ filters, under }: { filters: DutyFilters; under: Under }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useMonthDuties({ ...filters, page });
  if (!data) return <Pending error={error} refetch={refetch} lines={3} />;
  return (
    <div aria-busy={isFetching}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, '& p': { m: 0 } }}>
        {data.duties.map((duty) => (
          <DutyRow key={duty.key} duty={duty} under={under} />
        ))}
      </Box>
      <TurnPages page={page} total={data.total} perPage={dutiesAPage} onTurn={setPage} />
    </div>
  );
}

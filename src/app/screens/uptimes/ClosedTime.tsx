import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { formatDate } from '../../../lib/dates';
import type { Resource } from '../../../schema';
import type { Answered } from '../../records/answered';
import { usePaths } from '../../records/paths';
import { useMay } from '../../records/usePermit';

const closings: Resource = resources['time-closings'];
const quiet = { onError: () => {} };

/** Up to which day working time is closed, with the way to close more for those who may. */
export function ClosedTime() {
  const may = useMay();
  const paths = usePaths(closings);
  const seen = may('list', closings);
  const { data } = useGetList<Answered<(typeof resources)['time-closings'], 'through'>>(
    closings.name,
    { sort: { field: 'through', order: 'DESC' }, pagination: { page: 1, perPage: 1 } },
    { enabled: seen, ...quiet },
  );
  const [last] = data ?? [];
  const list = paths.list();
  const create = paths.create();
  if (!seen) return null;
  return (
    <>
      {last && list && (
        <>
          Czas do {formatDate(last.through)} jest{' '}
          <Link className="value-link" to={list}>
            zamknięty
          </Link>
          .{' '}
        </>
      )}
      {create && (
        <Link className="value-link" to={create}>
          Zamknij czas pracy
        </Link>
      )}
    </>
  );
}

import { dutiesAPage, type MonthGroups } from '../../../contract/obligations';
import { formatNumber } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';
import { Pending } from '../../layout/Pending';
import { TurnPages } from '../../layout/TurnPages';
import { DutyGroups } from './DutyGroups';
import type { MonthViewProps } from './MonthByClient';
import { MonthLine } from './MonthLine';
import { NothingInMonth } from './NothingInMonth';
import { useMonthGroups } from './useDuties';

/** What the law asks in a month, day by day, each duty once for all clients who owe it. */
export function MonthByDuty({ filters, page, keeper, onTurn, onAll }: MonthViewProps) {
  const { data, error, refetch, isFetching } = useMonthGroups({ ...filters, page });
  return (
    <>
      <MonthLine keeper={keeper} told={data ? told(data) : ''} />
      {!data ? (
        <Pending error={error} refetch={refetch} lines={24} panel={true} />
      ) : (
        <div aria-busy={isFetching}>
          {data.groups.length === 0 && <NothingInMonth keeper={keeper} onAll={onAll} />}
          <DutyGroups groups={data.groups} filters={filters} />
          <TurnPages page={page} total={data.total} perPage={dutiesAPage} onTurn={onTurn} />
        </div>
      )}
    </>
  );
}

/** What is sure is counted apart from what hangs on an answer. */
const told = ({ total, rows, perhaps }: MonthGroups) =>
  [
    `${countOf(total - perhaps.duties, 'obowiązek', 'obowiązki', 'obowiązków')}, razem z powtórzeniami u klientów: ${formatNumber(rows - perhaps.rows)}`,
    ...(perhaps.rows > 0 ? [`być może: ${formatNumber(perhaps.rows)}`] : []),
  ].join('; ');

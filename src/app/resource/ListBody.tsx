import { type RaRecord, useListContext } from 'ra-core';
import { lazy, type ReactNode, Suspense } from 'react';
import { Pending } from '../layout/Pending';
import { Problem } from '../layout/Problem';
import { usePhone } from '../layout/usePhone';
import type { ListColumn } from '../records/listColumns';
import { useDeclared } from '../records/useDeclared';
import { usePicks } from './bulk/usePicks';
import { ListEmpty } from './ListEmpty';
import { Paging } from './Paging';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';

/** Comes with the first row that is picked. */
const BulkBar = lazy(() => import('./bulk/BulkBar'));

interface ListBodyProps {
  columns: readonly ListColumn[];
  onWiden?: (key: string, width: number | null) => void;
  createButton?: ReactNode;
  /** Rows can be picked to do something with all of them. */
  selectable?: boolean;
  /** What else can be done with picked rows. */
  bulk?: ReactNode;
}

/** A list's rows: a table, or cards on a phone; what stands there while they come, when they don't, and when there are none. */
export function ListBody({ columns, onWiden, createButton, selectable = true, bulk }: ListBodyProps) {
  const { data, isPending, error, refetch, isPlaceholderData, selectedIds } = useListContext<RaRecord>();
  const phone = usePhone();
  const offers = usePicks(useDeclared());
  const picks = selectable && (offers || Boolean(bulk));
  if (isPending || (error && !data)) return <Pending error={error} refetch={refetch} lines={8} inPanel={true} />;
  if (!data || data.length === 0) return <ListEmpty createButton={createButton} />;
  const Rows = phone ? RecordCards : RecordTable;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'stale' : undefined}>
      {picks && selectedIds.length > 0 && (
        <Suspense fallback={null}>
          <BulkBar more={bulk} />
        </Suspense>
      )}
      {error && (
        <div className="panel-body">
          <Problem error={error} onRetry={() => void refetch()} />
        </div>
      )}
      <Rows columns={columns} onWiden={onWiden} records={data} picks={picks} />
      <Paging />
    </div>
  );
}

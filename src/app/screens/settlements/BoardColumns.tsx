import { DndContext, type DragEndEvent, DragOverlay, useDroppable } from '@dnd-kit/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type RaRecord, RecordContextProvider, useGetList } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { QuietButton } from '../../kit/buttons';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { StatusChip } from '../../layout/StatusChip';
import { listAddress } from '../../records/listAddress';
import { usePaths } from '../../records/paths';
import { useDeclared } from '../../records/useDeclared';
import { useGroups } from '../../records/useGroups';
import { useMoves, useOpenMoves } from '../../resource/useMoves';
import { BoardCard, companyOf } from './BoardCard';
import { columnUnder, spoken, useBoardSensors } from './boardMoves';
import { useNearestDays } from './useNearestDays';

/** Cards of a column at first, and how many more a press brings. */
const shown = 12;
const more = 24;
/** Beyond it the table is the better place; the API answers as many at once. */
const most = 100;

/** A card let go over a column; the number tells one letting go from the next. */
interface Drop {
  record: RaRecord;
  to: string;
  at: number;
}

/** A column for each stage that has settlements, with the first of them; a card is carried to another where its stage allows. */
export function BoardColumns({ filter }: { filter: Readonly<Record<string, unknown>> }) {
  const resource = useDeclared();
  const field = resource.fields.status;
  const [carried, setCarried] = useState<RaRecord | null>(null);
  const [dropped, setDropped] = useState<Drop | null>(null);
  const movesOf = useOpenMoves(resource);
  const sensors = useBoardSensors();
  const cards = useRef(new Map<string, string>());
  const { data: groups, error, refetch } = useGroups(resource, { by: ['status'], filter });
  if (error && !groups) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!groups)
    return (
      <div className="panel">
        <Skeleton lines={8} />
      </div>
    );
  const moves = new Map(carried ? movesOf(carried).map(([, { to, label }]) => [to, label]) : []);
  const totals = new Map(groups.map(({ key, count }) => [String(key), count]));
  const visible = Object.keys(field?.choices ?? {}).filter((status) => totals.has(status) || moves.has(status));
  if (visible.length === 0)
    return <p className="board-empty">Nie ma rozliczeń tego miesiąca. „Otwórz miesiąc” założy je dla wszystkich firm naraz.</p>;

  const columnOf = (status: string) => field?.choices?.[status]?.label ?? status;
  const end = ({ over }: DragEndEvent) => {
    setCarried(null);
    if (carried && over) setDropped({ record: carried, to: String(over.id), at: (dropped?.at ?? 0) + 1 });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={spoken((id) => cards.current.get(id) ?? '', columnOf)}
      onDragStart={({ active }) => {
        const record = active.data.current as RaRecord;
        cards.current.set(String(active.id), companyOf(record));
        setCarried(record);
      }}
      onDragEnd={end}
      onDragCancel={() => setCarried(null)}
    >
      <div className="board">
        {visible.map((status) => (
          <Column key={status} status={status} total={totals.get(status) ?? 0} filter={filter} takes={moves.get(status)} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{carried && <p className="board-card board-ghost">{companyOf(carried)}</p>}</DragOverlay>
      {dropped && <Move key={dropped.at} {...dropped} />}
    </DndContext>
  );
}

/** Goes the way of a card that was let go, asking first where it has to. */
function Move({ record, to }: Drop) {
  const { open, press, dialogs } = useMoves(useDeclared(), record);
  const begun = useRef(false);
  useEffect(() => {
    const step = open.find(([, transition]) => transition.to === to);
    if (begun.current || !step) return;
    begun.current = true;
    press(...step);
  }, [open, press, to]);
  return dialogs;
}

interface ColumnProps {
  status: string;
  total: number;
  filter: Readonly<Record<string, unknown>>;
  /** What letting the carried card go here does; left out, it cannot be let go here. */
  takes: string | undefined;
}

function Column({ status, total, filter, takes }: ColumnProps) {
  const resource = useDeclared();
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: takes === undefined });
  const [wanted, setWanted] = useState(shown);
  const { data, error, isFetching, refetch } = useGetList<RaRecord>(
    resource.name,
    {
      filter: { ...filter, status: [status] },
      sort: { field: 'documents_due', order: 'ASC' },
      pagination: { page: 1, perPage: Math.min(wanted, most) },
    },
    { enabled: total > 0, placeholderData: keepPreviousData, onError: () => {} },
  );
  const look = resource.fields.status?.choices?.[status] ?? { label: status };
  const list = usePaths(resource).list();
  const records = total > 0 ? (data ?? []) : [];
  const left = total - records.length;
  const nearest = useNearestDays(records);
  return (
    <section ref={setNodeRef} className={isOver ? 'board-column over' : 'board-column'} aria-label={look.label}>
      <h2>
        <StatusChip {...look} /> <span className="number">{total}</span>
      </h2>
      {takes && <p className="board-drop">{takes}</p>}
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {total > 0 && !data && !error && <Skeleton lines={3} />}
      <ul>
        {records.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <BoardCard nearest={nearest.get(String(record.id)) ?? null} />
          </RecordContextProvider>
        ))}
      </ul>
      {data && left > 0 && records.length < most && (
        <QuietButton size="small" aria-disabled={isFetching} onClick={() => isFetching || setWanted(wanted + more)}>
          {isFetching ? 'Wczytywanie…' : `Pokaż więcej (${left})`}
          <span className="unseen">: {look.label}</span>
        </QuietButton>
      )}
      {left > 0 && list && (
        <Link className="more" to={listAddress(list, { ...filter, status: [status] })}>
          Wszystkie {total}
        </Link>
      )}
    </section>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'ra-core';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router';
import { openTransitions, type Resource } from '../../../schema';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { StatusChip } from '../../layout/StatusChip';
import { listAddress } from '../../pages/dashboard/listAddress';
import { usePaths } from '../../resource/paths';
import { useGroups } from '../../resource/useGroups';
import { useTransition } from '../../resource/useTransition';
import { BoardCard } from './BoardCard';
import { useNearestDays } from './useNearestDays';

/** Cards of a column at first, and how many more a press brings. */
const shown = 12;
const more = 24;
/** Beyond it the table is the better place; the API answers as many at once. */
const most = 100;

/** A column for each stage that has settlements, with the first of them; a card goes to another column where its stage allows. */
export function BoardColumns({ resource, filter }: { resource: Resource; filter: Readonly<Record<string, unknown>> }) {
  const field = resource.fields.status;
  const [dragged, setDragged] = useState<RaRecord | null>(null);
  const { data: groups, error, refetch } = useGroups(resource, { by: ['status'], filter });
  if (error && !groups) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!groups)
    return (
      <div className="panel">
        <Skeleton lines={8} />
      </div>
    );
  const open = field && dragged ? openTransitions(field, String(dragged.status)).map(([, { to }]) => to) : [];
  const totals = new Map(groups.map(({ key, count }) => [String(key), count]));
  const visible = Object.keys(field?.choices ?? {}).filter((status) => totals.has(status) || open.includes(status));
  if (visible.length === 0)
    return <p className="board-empty">Nie ma rozliczeń tego miesiąca. „Otwórz miesiąc” założy je dla wszystkich firm naraz.</p>;
  return (
    <div className="board">
      {visible.map((status) => (
        <Column
          key={status}
          resource={resource}
          status={status}
          total={totals.get(status) ?? 0}
          filter={filter}
          dragged={dragged && open.includes(status) ? dragged : null}
          onDrag={setDragged}
        />
      ))}
    </div>
  );
}

interface ColumnProps {
  resource: Resource;
  status: string;
  total: number;
  filter: Readonly<Record<string, unknown>>;
  /** The card that may be let go here. */
  dragged: RaRecord | null;
  onDrag: (record: RaRecord | null) => void;
}

function Column({ resource, status, total, filter, dragged, onDrag }: ColumnProps) {
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
  const target = dragged ? <DropTarget resource={resource} record={dragged} to={status} onDone={() => onDrag(null)} /> : null;
  return (
    <section className="board-column" aria-label={look.label}>
      <h2>
        <StatusChip {...look} /> <span className="number">{total}</span>
      </h2>
      {target}
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {total > 0 && !data && !error && <Skeleton lines={3} />}
      <ul>
        {records.map((record) => (
          <BoardCard
            key={record.id}
            resource={resource}
            record={record}
            nearest={nearest.get(String(record.id)) ?? null}
            onDrag={onDrag}
          />
        ))}
      </ul>
      {data && left > 0 && records.length < most && (
        <button
          type="button"
          className="plain-button small"
          aria-disabled={isFetching}
          onClick={() => isFetching || setWanted(wanted + more)}
        >
          {isFetching ? 'Wczytywanie…' : `Pokaż więcej (${left})`}
          <span className="unseen">: {look.label}</span>
        </button>
      )}
      {left > 0 && list && (
        <Link className="more" to={listAddress(list, { ...filter, status: [status] })}>
          Wszystkie {total}
        </Link>
      )}
    </section>
  );
}

/** Where a dragged card can be let go; those who use a keyboard have the same in the card's menu. */
function DropTarget({ resource, record, to, onDone }: { resource: Resource; record: RaRecord; to: string; onDone: () => void }) {
  const { go } = useTransition(resource, record);
  const field = resource.fields.status;
  const step = field && openTransitions(field, String(record.status)).find(([, transition]) => transition.to === to);
  if (!step) return null;
  const [name, { label, reason, confirm }] = step;
  const needsWords = reason !== undefined || confirm !== undefined;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void go(name).finally(onDone);
  };
  return (
    <button
      type="button"
      className="board-drop"
      disabled={needsWords}
      onClick={() => void go(name)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {needsWords ? `${label}: z menu karty, bo wymaga potwierdzenia` : `Upuść: ${label}`}
    </button>
  );
}

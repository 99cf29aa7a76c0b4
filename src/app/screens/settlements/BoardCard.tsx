import type { RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { daysBetween, formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import type { Resource } from '../../../schema';
import { Fold } from '../../layout/Fold';
import { useToday } from '../../pages/dashboard/useToday';
import { usePaths } from '../../resource/paths';
import { TransitionButtons } from '../../resource/TransitionButtons';
import { cardDay } from './cardDay';
import { daysLeft } from './daysLeft';

interface BoardCardProps {
  resource: Resource;
  record: RaRecord;
  /** The nearest day of what is still to be paid of it. */
  nearest: string | null;
  onDrag: (record: RaRecord | null) => void;
}

/** A company's month: whose it is, what it waits for and how near that day is. */
export function BoardCard({ resource, record, nearest, onDrag }: BoardCardProps) {
  const path = usePaths(resource).show(String(record.id));
  const company = (record.company as { title?: string } | null | undefined)?.title ?? '';
  const owner = (record.owner as { title?: string } | null | undefined)?.title;
  const missing = Number(record.documents_missing_count ?? 0);
  return (
    <li className="board-card" draggable={true} onDragStart={() => onDrag(record)} onDragEnd={() => onDrag(null)}>
      {path ? <Link to={path}>{company}</Link> : <span>{company}</span>}
      {Number(record.revision) > 1 && <span className="quiet"> (wersja {String(record.revision)})</span>}
      {owner && <p className="quiet">{owner}</p>}
      <Due record={record} nearest={nearest} />
      {missing > 0 && <p className="board-missing">Brakuje {countOf(missing, 'dokumentu', 'dokumentów', 'dokumentów')}</p>}
      <Fold
        title={
          <>
            Przenieś<span className="unseen">: {company}</span>
          </>
        }
      >
        <div className="board-moves">
          <TransitionButtons resource={resource} record={record} small={true} />
        </div>
      </Fold>
    </li>
  );
}

/** How many days before it a day is told louder. */
const soon = 3;

function Due({ record, nearest }: Pick<BoardCardProps, 'record' | 'nearest'>) {
  const today = useToday();
  const { status, period, documents_due } = record;
  const due = cardDay(
    { status: String(status), period: String(period), documents_due: (documents_due as string | null | undefined) ?? null },
    nearest,
    today,
  );
  if (!due) return null;
  const days = daysBetween(today, due.day);
  return (
    <p className={days < 0 ? 'board-due late' : days <= soon ? 'board-due soon' : 'board-due'}>
      {due.what} do <span className="number">{formatDate(due.day).slice(0, 5)}</span>, {daysLeft(due.day, today)}
    </p>
  );
}

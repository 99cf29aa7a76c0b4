import { useDraggable } from '@dnd-kit/core';
import type { RaRecord } from 'ra-core';
import type { KeyboardEventHandler } from 'react';
import { Link } from 'react-router';
import { daysBetween, formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { Pressed } from '../../kit/Pressed';
import { Fold } from '../../layout/Fold';
import { usePaths } from '../../records/paths';
import { useShown } from '../../records/useDeclared';
import { useToday } from '../../records/useToday';
import { TransitionButtons } from '../../resource/TransitionButtons';
import { Icon } from '../../theme/Icon';
import { cardDay } from './cardDay';
import { daysLeft } from './daysLeft';

const handle = {
  position: 'absolute',
  inset: '0.25rem 0.25rem auto auto',
  width: '1.75rem',
  height: '1.75rem',
  color: 'var(--text-quiet)',
  borderRadius: '6px',
  cursor: 'grab',
  '& .icon': { strokeWidth: 3 },
} as const;

interface BoardCardProps {
  /** The nearest day of what is still to be paid of it. */
  nearest: string | null;
}

/** A company's month: whose it is, what it waits for and how near that day is. */
export function BoardCard({ nearest }: BoardCardProps) {
  const { resource, record } = useShown();
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: String(record.id), data: record });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const path = usePaths(resource).show(String(record.id));
  const company = companyOf(record);
  const owner = (record.owner as { title?: string } | null | undefined)?.title;
  const missing = Number(record.documents_missing_count ?? 0);
  return (
    <li ref={setNodeRef} className={isDragging ? 'board-card carried' : 'board-card'} {...pointer}>
      <Pressed sx={handle} {...attributes} aria-label={`Przesuń kartę: ${company}`} onKeyDown={onKeyDown as KeyboardEventHandler}>
        <Icon name="grip" size={18} />
      </Pressed>
      {path ? (
        <Link to={path} draggable={false}>
          {company}
        </Link>
      ) : (
        <span>{company}</span>
      )}
      {Number(record.revision) > 1 && <span className="quiet"> (wersja {String(record.revision)})</span>}
      {owner && <p className="quiet">{owner}</p>}
      <Due nearest={nearest} />
      {missing > 0 && <p className="board-missing">Brakuje {countOf(missing, 'dokumentu', 'dokumentów', 'dokumentów')}</p>}
      <Fold
        title={
          <>
            Przenieś<span className="unseen">: {company}</span>
          </>
        }
      >
        <div className="board-moves">
          <TransitionButtons small={true} />
        </div>
      </Fold>
    </li>
  );
}

/** Whose month it is. */
export const companyOf = ({ company }: RaRecord): string => (company as { title?: string } | null | undefined)?.title ?? '';

/** How many days before it a day is told louder. */
const soon = 3;

function Due({ nearest }: BoardCardProps) {
  const { record } = useShown();
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

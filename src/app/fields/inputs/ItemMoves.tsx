import { useEffect, useRef, useState } from 'react';
import { QuietButton } from '../../kit/buttons';
import { Icon } from '../../theme/Icon';

interface ItemMovesProps {
  at: number;
  /** Nothing is moved before it. */
  first?: number;
  last: number;
  /** What the list is called. */
  label: string;
  onMove: (to: number) => void;
}

/** Puts an item of a list one place higher or lower, by press or by key. */
export function ItemMoves({ at, first = 0, last, label, onMove }: ItemMovesProps) {
  return (
    <>
      <QuietButton size="small" data-move={`${at} up`} aria-disabled={at === first} onClick={() => at > first && onMove(at - 1)}>
        <Icon name="up" size={18} />
        <span className="unseen">
          Przesuń wyżej pozycję {at + 1}: {label}
        </span>
      </QuietButton>
      <QuietButton size="small" data-move={`${at} down`} aria-disabled={at === last} onClick={() => at < last && onMove(at + 1)}>
        <Icon name="down" size={18} />
        <span className="unseen">
          Przesuń niżej pozycję {at + 1}: {label}
        </span>
      </QuietButton>
    </>
  );
}

/** Keeps the focus on an item's button where the item was moved to, so that the key can be pressed again. */
export function useMoved() {
  const list = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<{ name: string } | null>(null);
  useEffect(() => {
    if (place) list.current?.querySelector<HTMLElement>(`[data-move="${place.name}"]`)?.focus();
  }, [place]);
  return { list, moved: (at: number, way: 'up' | 'down') => setPlace({ name: `${at} ${way}` }) };
}

import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { addMonths, formatMonth } from '../../../lib/dates';
import { Icon } from '../../layout/Icon';

interface MonthPanelProps {
  /** The month that stands there, or the one to begin with; `YYYY-MM`. */
  start: string;
  picked: string | null;
  onPick: (month: string) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
};

/** A year of months to press; arrows go from month to month, over the year's end too. */
export function MonthPanel({ start, picked, onPick }: MonthPanelProps) {
  const [at, setAt] = useState(start);
  /** Opening and arrows bring the focus along; the year's own buttons keep it. */
  const brings = useRef(true);
  const focus = useCallback((node: HTMLButtonElement | null) => {
    if (brings.current) node?.focus();
  }, []);
  const year = at.slice(0, 4);

  function move(by: number, keys: boolean): void {
    brings.current = keys;
    setAt(addMonths(at, by));
  }

  function press(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by, true);
  }

  return (
    <>
      <div className="month-year">
        <button type="button" className="plain-button small" onClick={() => move(-12, false)}>
          <Icon name="left" size={18} />
          <span className="unseen">Poprzedni rok</span>
        </button>
        <strong aria-live="polite">{year}</strong>
        <button type="button" className="plain-button small" onClick={() => move(12, false)}>
          <Icon name="right" size={18} />
          <span className="unseen">Następny rok</span>
        </button>
      </div>
      <div className="month-grid">
        {Array.from({ length: 12 }, (_, each) => `${year}-${String(each + 1).padStart(2, '0')}`).map((month) => (
          <button
            key={month}
            ref={month === at ? focus : undefined}
            type="button"
            tabIndex={month === at ? 0 : -1}
            aria-pressed={month === picked}
            onKeyDown={press}
            onClick={() => onPick(month)}
          >
            {formatMonth(month).slice(0, 3)}
            <span className="unseen">{formatMonth(month).slice(3)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { isMonth, monthOf, toWarsaw } from '../../../lib/dates';
import { Icon } from '../../layout/Icon';
import { MonthPanel } from './MonthPanel';
import './month.css';

interface Place {
  top: number;
  left: number;
}
/** As wide and tall as the styles make it, with room for its edges. */
const size = { width: 264, height: 232 };

/** The button beside a month's box, and the year of months that it opens. */
export function MonthPicker({ label, value, onPick }: { label: string; value: unknown; onPick: (month: string) => void }) {
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const picked = typeof value === 'string' && isMonth(value) ? value : null;

  useEffect(() => {
    if (!place) return;
    const close = () => setPlace(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
      button.current?.focus();
    };
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) close();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('focusin', leave);
    window.addEventListener('pointerdown', leave);
    window.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('focusin', leave);
      window.removeEventListener('pointerdown', leave);
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
    };
  }, [place]);

  function shut(): void {
    setPlace(null);
    button.current?.focus();
  }

  return (
    <span className="month-picker" ref={root}>
      <button
        ref={button}
        type="button"
        className="plain-button small"
        aria-haspopup="dialog"
        aria-expanded={place !== null}
        onClick={() => setPlace(place ? null : placeAt(button.current))}
      >
        <Icon name="calendar" size={20} />
        <span className="unseen">Wybierz miesiąc: {label}</span>
      </button>
      {place && (
        <span className="month-panel" role="dialog" aria-label={`Miesiąc: ${label}`} style={place}>
          <MonthPanel
            start={picked ?? monthOf(toWarsaw(new Date()).slice(0, 10))}
            picked={picked}
            onPick={(month) => {
              onPick(month);
              shut();
            }}
          />
        </span>
      )}
    </span>
  );
}

/** Under the button, or over it where the window ends sooner. */
function placeAt(button: HTMLButtonElement | null): Place {
  const { top = 0, bottom = 0, right = 0 } = button?.getBoundingClientRect() ?? {};
  const below = bottom + size.height <= window.innerHeight;
  return {
    top: below ? bottom + 4 : Math.max(4, top - size.height - 4),
    left: Math.max(4, Math.min(right - size.width, window.innerWidth - size.width - 4)),
  };
}

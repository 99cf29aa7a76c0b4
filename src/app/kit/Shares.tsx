import type { ReactNode } from 'react';
import './shares.css';

/** A part of a whole, beside words or figures that say it all without it. */
export function Bar({ share, done = false }: { share: number; done?: boolean }) {
  return (
    <span className="share-bar" data-done={done || undefined} aria-hidden="true">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}

interface Share {
  key: string;
  label: ReactNode;
  count: number;
  /** What else is known of it. */
  more?: ReactNode;
}

/** How often each answer was given, of how many. */
export function Shares({ rows, of }: { rows: readonly Share[]; of: number }) {
  return (
    <ul className="shares">
      {rows.map(({ key, label, count, more }) => {
        const share = of === 0 ? 0 : count / of;
        return (
          <li key={key}>
            <span>{label}</span>
            <span className="number">
              {count} <span className="quiet">({Math.round(share * 100)}%)</span>
            </span>
            <Bar share={share} />
            {more}
          </li>
        );
      })}
    </ul>
  );
}

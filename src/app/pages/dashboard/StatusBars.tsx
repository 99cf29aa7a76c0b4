import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/money';
import type { Look } from '../../../schema';

interface StatusBarsProps {
  rows: readonly { status: string; look: Look; count: number; to: string }[];
}

/** A bar for each state, as long as its share of the longest; the number and the words say it all without it. */
export function StatusBars({ rows }: StatusBarsProps) {
  const longest = Math.max(...rows.map(({ count }) => count));
  return (
    <ul className="bars">
      {rows.map(({ status, look, count, to }) => (
        <li key={status}>
          <Link to={to} className={`bar-row chip-${look.color ?? 'default'}`}>
            <span className="bar-label">{look.label}</span>
            <span className="bar-count number">{formatNumber(count)}</span>
            <span className="bar-track" aria-hidden="true">
              <span style={{ '--share': count / longest } as CSSProperties} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

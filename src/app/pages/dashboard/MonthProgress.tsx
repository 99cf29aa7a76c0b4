import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { sentStates } from '../../../domain/settlement/sentStates';
import { formatNumber } from '../../../lib/numbers';
import { listAddress } from '../../records/listAddress';
import { officePath } from '../../routing/officePath';

const report = officePath('settlements.list');

interface MonthProgressProps {
  /** `2026-10`. */
  month: string;
  /** Settlements of the month by status. */
  groups: readonly { key: unknown; count: number }[];
}

/** How far a month is: how many of its settlements went to clients. Where the others stand is told beside it, by company. */
export function MonthProgress({ month, groups }: MonthProgressProps) {
  const counted = groups.filter(({ key }) => key !== 'not_applicable');
  const count = (some: typeof counted) => some.reduce((sum, group) => sum + group.count, 0);
  const [sent, all] = [count(counted.filter(({ key }) => sentStates.includes(String(key)))), count(counted)];
  return (
    <div className="progress">
      <span className="bar-track chip-success" aria-hidden="true">
        {/* The least mark is as wide as it is seen: none sent has none. */}
        {sent > 0 && <span style={{ '--share': sent / all } as CSSProperties} />}
      </span>
      <Link className="more" to={listAddress(report, { period: month })}>
        Wysłane do klientów: {formatNumber(sent)} z {formatNumber(all)}
      </Link>
    </div>
  );
}

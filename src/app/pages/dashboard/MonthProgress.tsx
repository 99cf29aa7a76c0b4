import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { sentStates } from '../../../domain/settlement/sentStates';
import { formatNumber } from '../../../lib/numbers';
import { listAddress } from '../../records/listAddress';
import { officePath } from '../../routing/officePath';

const { choices } = resources.settlements.fields.status;
const report = officePath('settlements.list');

interface MonthProgressProps {
  /** `2026-10`. */
  month: string;
  /** Settlements of the month by status. */
  groups: readonly { key: unknown; count: number }[];
}

/** How far a month is in one line: how many settlements went to clients, over a band of all states. */
export function MonthProgress({ month, groups }: MonthProgressProps) {
  const countOf = (status: string) => groups.find(({ key }) => key === status)?.count ?? 0;
  const parts = Object.entries(choices ?? {})
    .filter(([status]) => status !== 'not_applicable')
    .map(([status, look]) => ({ status, look, count: countOf(status) }))
    .filter(({ count }) => count > 0);
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const sent = parts.filter(({ status }) => sentStates.includes(status)).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="progress">
      <span className="progress-band" aria-hidden="true">
        {parts.map(({ status, look, count }) => (
          <span
            key={status}
            className={`chip-${look.color ?? 'default'}`}
            title={`${look.label}: ${formatNumber(count)}`}
            style={{ '--share': count } as CSSProperties}
          />
        ))}
      </span>
      <Link className="more" to={listAddress(report, { period: month })}>
        Wysłane do klientów: {formatNumber(sent)} z {formatNumber(all)}
      </Link>
    </div>
  );
}

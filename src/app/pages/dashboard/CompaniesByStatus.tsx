import { useState } from 'react';
import { resources } from '../../../../resources';
import { formatNumber } from '../../../lib/money';
import { Choice } from '../../kit/Choice';
import { Panel } from '../../kit/Panel';
import { Empty } from '../../layout/Empty';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { listAddress } from '../../records/listAddress';
import { officePath } from '../../routing/officePath';
import { useUser } from '../../session/useSession';
import { StatusBars } from './StatusBars';
import { useStatusCounts } from './useStatusCounts';

const { choices } = resources.companies.fields.accounting_status;

const sides = [
  { value: 'mine', label: 'Moje' },
  { value: 'all', label: 'Całe biuro' },
] as const;

/** How many companies stand where with their settlement, each number a way to them: mine first, or the whole office's. */
export function CompaniesByStatus() {
  const { id } = useUser();
  const [asked, setAsked] = useState<'mine' | 'all' | null>(null);
  const own = { owner_id: id };
  const mine = useStatusCounts(own, asked !== 'all');
  const none = mine.total === 0;
  const whole = asked === 'all' || (asked === null && none);
  const all = useStatusCounts({}, whole);
  const shown = whole ? all : mine;
  const filter = whole ? {} : own;
  const rows = Object.entries(choices ?? {}).flatMap(([status, look]) => {
    const count = shown.counts?.get(status) ?? 0;
    const to = listAddress(officePath('companies.list'), { ...filter, accounting_status: [status] });
    return count > 0 ? [{ status, look, count, to }] : [];
  });

  return (
    <Panel
      title="Firmy według rozliczenia"
      beside={shown.total !== undefined && <span className="quiet number">{formatNumber(shown.total)}</span>}
    >
      <div className="panel-body">
        <Choice name="Które firmy" look="segments" options={sides} value={whole ? 'all' : 'mine'} onPick={setAsked} />
        {shown.error ? (
          <Problem error={shown.error} onRetry={shown.retry} />
        ) : !shown.counts ? (
          <Skeleton lines={5} />
        ) : rows.length === 0 ? (
          <Empty title={shown.total === 0 ? 'Nie ma tu jeszcze firm' : 'Żadna z firm nie ma otwartego rozliczenia'} />
        ) : (
          <StatusBars rows={rows} />
        )}
      </div>
    </Panel>
  );
}

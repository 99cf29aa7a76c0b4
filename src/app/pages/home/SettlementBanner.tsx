import { type RaRecord, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { formatMonth } from '../../../lib/dates';
import { FieldValue } from '../../fields/FieldValue';
import { useShowPath } from '../../resource/useShowPath';

interface Settlement extends RaRecord {
  period: string;
  status: string;
  company?: { id: string; title: string } | null;
}

const settled = ['paid', 'closed', 'not_applicable'];
const { status } = resources.settlements.fields;

/** The newest month that the office has sent and nobody has finished with yet. */
export function SettlementBanner({ compact }: { compact: boolean }) {
  const { data } = useGetList<Settlement>('settlements', {
    sort: { field: 'period', order: 'DESC' },
    pagination: { page: 1, perPage: 5 },
  });
  const newest = data?.find((each) => !settled.includes(each.status));
  return newest ? <Banner settlement={newest} compact={compact} /> : null;
}

function Banner({ settlement, compact }: { settlement: Settlement; compact: boolean }) {
  const path = useShowPath('settlements', String(settlement.id));
  const month = formatMonth(settlement.period);
  const state = (
    <FieldValue
      value={settlement.status}
      field={status}
      source="status"
      record={settlement}
      resource={resources.settlements}
      compact={true}
    />
  );
  return (
    <aside className={compact ? 'settlement settlement-compact' : 'settlement'} aria-label="Najnowsze rozliczenie">
      <p className="settlement-month">Rozliczenie: {month}</p>
      {!compact && settlement.company && <p>{settlement.company.title}</p>}
      <p>{state}</p>
      {path && (
        <Link className="settlement-link" to={path}>
          Zobacz rozliczenie
        </Link>
      )}
    </aside>
  );
}

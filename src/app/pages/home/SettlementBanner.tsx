import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { formatDate, formatMonth } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { countOf } from '../../../lib/text';
import { useShowPath } from '../../resource/useShowPath';
import { daysLeft, type Item, isWaiting, itemName } from '../../screens/settlements/item';
import { useToday } from '../dashboard/useToday';

const unpaid = { payment_status: ['unpaid', 'overdue', 'partly_paid'], amount_type: ['due'] };

/** What is still to be paid of the months that the office has sent: the settlement with the earliest payment, late ones first. */
export function SettlementBanner({ compact }: { compact: boolean }) {
  const { data } = useGetList<Item & { settlement?: { id: string } | null }>('settlement-items', {
    filter: unpaid,
    sort: { field: 'due_effective', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  const waiting = (data ?? []).filter(isWaiting);
  const [first] = waiting;
  if (!first) return null;
  return <Banner items={waiting.filter((item) => item.settlement_id === first.settlement_id)} first={first} compact={compact} />;
}

function Banner({ items, first, compact }: { items: readonly Item[]; first: Item; compact: boolean }) {
  const path = useShowPath('settlements', String(first.settlement_id));
  const today = useToday();
  const left = items.reduce((sum, { balance_amount }) => sum + balance_amount, 0);
  const due = first.due_effective ?? first.due_nominal;
  const late = due < today;
  const company = (first.company as { title?: string } | null | undefined)?.title;
  return (
    <aside className={compact ? 'settlement settlement-compact' : 'settlement'} aria-label="Rozliczenie do zapłaty">
      <p className="settlement-month">Rozliczenie: {formatMonth(first.period)}</p>
      <p className="settlement-left number">{formatMoney(left)}</p>
      {!compact && company && <p>{company}</p>}
      <p>
        {late && <strong>Po terminie. </strong>}
        {compact ? '' : `${itemName(first)}: `}
        <span className="number">{formatDate(due)}</span> ({daysLeft(due, today)})
      </p>
      {!compact && items.length > 1 && (
        <p>{countOf(items.length, 'płatność czeka', 'płatności czekają', 'płatności czeka')} na zapłatę</p>
      )}
      {path && (
        <Link className="settlement-link" to={path}>
          {compact ? 'Zapłać' : 'Zobacz, jak zapłacić'}
        </Link>
      )}
    </aside>
  );
}

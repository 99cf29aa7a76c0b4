import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { WaitingItem } from '../../../contract/waiting';
import { formatNrb } from '../../../domain/identifiers/nrb';
import { formatDate, formatMonth } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { useToday } from '../../records/useToday';
import { CopyButton } from '../../screens/settlements/client/CopyButton';
import { daysLeft } from '../../screens/settlements/daysLeft';
import { type Item, itemName } from '../../screens/settlements/item';

const HowToPay = lazy(() => import('./HowToPay'));
const PaidHere = lazy(() => import('./PaidHere'));

interface SettlementBannerProps {
  /** What waits to be paid of one settlement, the soonest due first. */
  items: readonly [WaitingItem, ...WaitingItem[]];
  /** The sum, the day and the way alone. */
  compact: boolean;
  /** Those of several companies stand here. */
  named: boolean;
}

/** What is still to be paid of a month that the office has sent: how much, till when, to which account. */
export function SettlementBanner({ items, compact, named }: SettlementBannerProps) {
  const [first] = items;
  const today = useToday();
  const left = items.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return (
    <aside
      className={compact ? 'settlement settlement-compact' : 'settlement'}
      aria-label={`Rozliczenie do zapłaty${named ? `: ${first.company?.title}` : ''}`}
      tabIndex={-1}
    >
      <p className="settlement-month">Rozliczenie: {formatMonth(String(first.facts.period))}</p>
      <p className="settlement-left number">{formatMoney(left)}</p>
      {(named || !compact) && first.company && <p>{first.company.title}</p>}
      {compact && first.due && (
        <p>
          <span className="number">{formatDate(first.due)}</span> ({daysLeft(first.due, today)})
        </p>
      )}
      <Link className="settlement-link" to={first.link}>
        {compact ? 'Zapłać' : 'Zobacz, jak zapłacić'}
      </Link>
      {!compact && (
        <ul className="settlement-payments">
          {items.map((item) => (
            <Payment key={item.id} item={item} today={today} />
          ))}
        </ul>
      )}
    </aside>
  );
}

function Payment({ item, today }: { item: WaitingItem; today: string }) {
  const [open, setOpen] = useState(false);
  const { amount, due, late, facts } = item;
  const title = itemName({ kind: facts.kind as Item['kind'] });
  const account = typeof facts.account_number === 'string' ? facts.account_number : null;
  return (
    <li>
      <p className="settlement-payment">
        <strong>{title}</strong> <span className="number">{formatMoney(amount ?? 0)}</span>
      </p>
      {due && (
        <p className={late ? 'settlement-due settlement-late' : 'settlement-due'}>
          <span className="number">{formatDate(due)}</span> ({daysLeft(due, today)})
        </p>
      )}
      {account && (
        <p className="settlement-account">
          <span className="number">{formatNrb(account)}</span>
          <CopyButton what={`rachunek: ${title}`} text={account} />
        </p>
      )}
      {account && (
        <button type="button" className="plain-button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ukryj dane przelewu' : 'Dane przelewu'}
          <span className="unseen">: {title}</span>
        </button>
      )}
      <Suspense>
        <PaidHere item={item} title={title} />
      </Suspense>
      {open && (
        <Suspense fallback={<p role="status">Wczytywanie…</p>}>
          <HowToPay item={item} />
        </Suspense>
      )}
    </li>
  );
}

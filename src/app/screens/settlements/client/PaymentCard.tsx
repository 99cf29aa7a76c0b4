import { useState } from 'react';
import { formatDate } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { StatusChip } from '../../../layout/StatusChip';
import { useToday } from '../../../pages/dashboard/useToday';
import { worded } from '../../../tenant/wording';
import { daysLeft } from '../daysLeft';
import { type Item, isWaiting, itemName, itemsResource } from '../item';
import { PaidButtons } from './PaidButtons';
import { TransferData } from './TransferData';

/** One payment: how much, by when, where to, and whether it was paid. What still waits is open, the rest folded. */
export function PaymentCard({ item }: { item: Item }) {
  const today = useToday();
  const waits = isWaiting(item);
  const [open, setOpen] = useState(waits);
  const due = item.due_effective ?? item.due_nominal;
  const late = waits && due < today;
  const payment = worded(itemsResource).fields.payment_status?.choices?.[item.payment_status];
  return (
    <li className={late ? 'payment payment-late' : 'payment'}>
      <div className="payment-head">
        <h3>{itemName(item)}</h3>
        {late ? (
          <StatusChip label="po terminie" color="error" />
        ) : (
          payment && <StatusChip label={payment.label} color={payment.color} />
        )}
      </div>
      <p className="payment-amount number">{formatMoney(waits ? item.balance_amount : (item.amount ?? 0))}</p>
      <p className="payment-due">
        Termin: <span className="number">{formatDate(due)}</span>
        {waits && <strong> ({daysLeft(due, today)})</strong>}
      </p>
      {item.previous_amount !== null && item.difference_amount !== 0 && (
        <p className="quiet">
          Po korekcie; było {formatMoney(item.previous_amount)}, różnica {formatMoney(item.difference_amount ?? 0)}.
        </p>
      )}
      {item.paid_amount > 0 && waits && <p className="quiet">Wpłacono już {formatMoney(item.paid_amount)}.</p>}
      {item.note && <p className="payment-note">{item.note}</p>}
      {waits && (
        <button type="button" className="plain-button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ukryj dane do przelewu' : 'Dane do przelewu'}
          <span className="unseen">: {itemName(item)}</span>
        </button>
      )}
      {waits && open && <TransferData item={item} />}
      <PaidButtons item={item} />
    </li>
  );
}

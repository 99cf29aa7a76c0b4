import { lazy, Suspense, useState } from 'react';
import { settlementItems } from '../../../../../resources/settlementItems';
import { formatDate } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { QuietButton } from '../../../kit/buttons';
import { StatusChip } from '../../../layout/StatusChip';
import { useToday } from '../../../records/useToday';
import { worded } from '../../../tenant/wording';
import { daysLeft } from '../daysLeft';
import { bearsInterest, type Item, isPutOff, isWaiting, itemName } from '../item';
import { PaidButtons } from './PaidButtons';
import { TransferData } from './TransferData';

const LaterForm = lazy(() => import('../LaterForm'));

/** One payment: how much, by when, where to, and whether it was paid. What still waits is open, the rest folded. */
export function PaymentCard({ item }: { item: Item }) {
  const today = useToday();
  const waits = isWaiting(item);
  // What was put off still has to be paid; its own day does not bind.
  const putOff = isPutOff(item);
  const isOpen = waits || putOff;
  const [open, setOpen] = useState(waits);
  const [later, setLater] = useState(false);
  const due = item.due_effective ?? item.due_nominal;
  const late = waits && due < today;
  const payment = worded(settlementItems).fields.payment_status?.choices?.[item.payment_status];
  return (
    <li className={late ? 'payment payment-late' : 'payment'}>
      <div className="payment-head">
        <h3>{itemName(item)}</h3>
        {payment && <StatusChip {...(late ? { label: daysLeft(due, today), color: 'error' } : payment)} />}
      </div>
      <div className="payment-sum">
        <p className="payment-amount number">{formatMoney(isOpen ? item.balance_amount : (item.amount ?? 0))}</p>
        <p>
          {putOff ? 'Pierwotny termin:' : 'Termin:'} <span className="number">{formatDate(due)}</span>
          {waits && !late && <strong> ({daysLeft(due, today)})</strong>}
        </p>
      </div>
      {item.previous_amount !== null && item.difference_amount !== 0 && (
        <p className="quiet">
          Po korekcie; było {formatMoney(item.previous_amount)}, różnica {formatMoney(item.difference_amount ?? 0)}.
        </p>
      )}
      {item.paid_amount > 0 && isOpen && (
        <p className="quiet">
          Wpłacono już {formatMoney(item.paid_amount)} z {formatMoney(item.amount ?? 0)}.
        </p>
      )}
      {item.note && <p className="payment-note">{item.note}</p>}
      <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Ukryj dane do przelewu' : isOpen ? 'Dane do przelewu' : 'Na jakie konto'}
        <span className="unseen">: {itemName(item)}</span>
      </QuietButton>
      {open && <TransferData item={isOpen ? item : { ...item, balance_amount: item.amount ?? 0 }} />}
      <PaidButtons item={item} />
      {bearsInterest(item) && (
        <QuietButton aria-expanded={later} onClick={() => setLater(!later)}>
          Co, jeśli zapłacę później?
          <span className="unseen"> {itemName(item)}</span>
        </QuietButton>
      )}
      {later && (
        <Suspense>
          <LaterForm id={String(item.id)} name={itemName(item)} due={due} />
        </Suspense>
      )}
    </li>
  );
}

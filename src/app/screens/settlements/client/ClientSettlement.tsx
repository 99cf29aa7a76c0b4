import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { formatDate, formatMonth } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { RecordValue } from '../../../fields/RecordValue';
import { Notice } from '../../../kit/Notice';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { useDeclared, useShown } from '../../../records/useDeclared';
import { useToday } from '../../../records/useToday';
import { PaperButtons } from '../../../resource/PaperButtons';
import { ShowRecord, useAnswered } from '../../../resource/ShowRecord';
import { TransitionButtons } from '../../../resource/TransitionButtons';
import { daysLeft } from '../daysLeft';
import { type Item, isWaiting, sumsOf } from '../item';
import { useItems } from '../useItems';
import { OtherItems } from './OtherItems';
import { PaymentCard } from './PaymentCard';
import './client.css';

const Conversation = lazy(() => import('../../../conversation/Conversation'));

/** A month as its client needs it on a phone: what to pay, by when, to which account; the rest explained below. */
export default function ClientSettlement() {
  return (
    <ShowRecord>
      <Settlement />
    </ShowRecord>
  );
}

function Settlement() {
  const resource = useDeclared();
  const { record, error, refetch } = useAnswered();
  const { id = '' } = useParams();
  const items = useItems(id);
  const title = record ? `Rozliczenie za ${formatMonth(String(record.period))}` : resource.labels.one;
  return (
    <Page
      title={title}
      recordTitle={record && title}
      lead={(record?.company as { title?: string } | null | undefined)?.title}
      beside={record && <RecordValue source="status" />}
      actions={
        record && (
          <>
            <PaperButtons />
            <TransitionButtons />
          </>
        )
      }
    >
      {record && items.data ? (
        <Month items={items.data} />
      ) : (
        <Pending error={error ?? items.error} refetch={error ? refetch : items.refetch} lines={8} panel={true} />
      )}
      {record && resource.conversation && (
        <Suspense fallback={null}>
          <Conversation />
        </Suspense>
      )}
    </Page>
  );
}

function Month({ items }: { items: readonly Item[] }) {
  const { record } = useShown();
  const due = items.filter(({ amount_type, amount }) => amount_type === 'due' && (amount ?? 0) > 0);
  // What waited when the month was opened stays where it was: a card that moves takes the focus away.
  const [waited] = useState(() => new Set(due.filter(isWaiting).map(({ id }) => id)));
  const sorted = [...due.filter(({ id }) => waited.has(id)), ...due.filter(({ id }) => !waited.has(id))];
  const others = items.filter((item) => !due.includes(item));
  return (
    <>
      <Summary items={items} />
      {record.note_to_client ? <Notice above={true}>{String(record.note_to_client)}</Notice> : null}
      {record.correction_reason ? (
        <Notice above={true}>
          <strong>Korekta.</strong> {String(record.correction_reason)}
        </Notice>
      ) : null}
      {sorted.length > 0 && (
        <section aria-labelledby="payments">
          <h2 id="payments" className="payments-title">
            Do zapłaty
          </h2>
          <ul className="payments">
            {sorted.map((item) => (
              <PaymentCard key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && <OtherItems items={others} />}
    </>
  );
}

function Summary({ items }: { items: readonly Item[] }) {
  const today = useToday();
  const { left, due, putOff } = sumsOf(items);
  const amount = left || putOff || due;
  const waiting = items.filter(isWaiting);
  // Of one payment alone its card tells the day.
  const next = waiting.length > 1 ? waiting[0] : undefined;
  const day = next && (next.due_effective ?? next.due_nominal);
  return (
    <section className="settlement-sum" aria-label="Podsumowanie">
      <p>{sumWords(left, putOff, due)}</p>
      {amount > 0 && <p className="settlement-sum-amount number">{formatMoney(amount)}</p>}
      {left > 0 && putOff > 0 && (
        <p>
          Poza tym odroczone albo w ratach: <span className="number">{formatMoney(putOff)}</span>
        </p>
      )}
      {day && (
        <p>
          {day < today ? 'Termin minął' : 'Najbliższy termin:'} <span className="number">{formatDate(day)}</span> (
          {daysLeft(day, today)})
        </p>
      )}
    </section>
  );
}

function sumWords(left: number, putOff: number, due: number): string {
  if (left > 0) return 'Pozostało do zapłaty';
  if (putOff > 0) return 'Odroczone albo w ratach';
  return due > 0 ? 'Wszystko opłacone' : 'Za ten miesiąc nie ma nic do zapłaty';
}

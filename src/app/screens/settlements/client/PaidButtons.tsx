import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import { settlementItems } from '../../../../../resources/settlementItems';
import { fileEndings } from '../../../../contract/files';
import { faultOfFile } from '../../../files/uploads';
import { useReviewed } from '../../../files/useReviewed';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import type { Delivery, Fault } from '../../../outbox/item';
import { OutboxHere } from '../../../outbox/OutboxHere';
import { faultOf } from '../../../outbox/queue';
import { deliver, useOutbox } from '../../../outbox/useOutbox';
import type { PanelDataProvider } from '../../../providers/dataProvider';
import { ConfirmDialog } from '../../../resource/ConfirmDialog';
import { useTransition } from '../../../resource/useTransition';
import { useUser } from '../../../session/useSession';
import { type Item, isPutOff, isWaiting, itemName } from '../item';
import { paid, paidPart, placeOf, proof } from './deliveries';

const PartForm = lazy(() => import('./PartForm'));
const accepted = fileEndings.map((ending) => `.${ending}`).join();

/** What a client says of one payment: paid, with a proof if there is one, or not after all. */
export function PaidButtons({ item }: { item: Item }) {
  const payment = { id: item.id, title: itemName(item) };
  const { go, doing } = useTransition(settlementItems, item);
  const { company_roles } = useUser();
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  /** What the server asks before it takes a part, and sending it with that said yes to. */
  const [question, setQuestion] = useState<{ says: string; agree: () => Promise<void> } | null>(null);
  const [sending, setSending] = useState(false);
  const [inParts, setInParts] = useState(false);
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { deed, doing: takingBack } = useDeed({ changes: 'all' });
  const client = useQueryClient();
  const notify = useNotify();
  const waits = useOutbox().items.some(({ delivery }) => delivery.place === placeOf(item));
  const busy = doing || sending || waits;
  const { pick, review } = useReviewed((files) => void prove(files));
  const role = company_roles[item.company_id];
  if (role !== 'owner' && role !== 'accountant') return null;

  /** Null where it is on its way: it arrived, or waits for the network. */
  async function send(delivery: Delivery, says: string, files: readonly File[] = []): Promise<Fault | null> {
    setSending(true);
    setFault(null);
    const outcome = await deliver(delivery, files);
    if (outcome.state === 'sent') notify(says, { type: 'success' });
    const refused = outcome.state === 'refused' ? faultOf(outcome.error) : null;
    if (refused && !refused.asks) setFault(refused.says);
    if (refused) void client.invalidateQueries();
    setSending(false);
    return refused;
  }
  async function prove(files: readonly File[]): Promise<void> {
    const unfit = files.map(faultOfFile).find((each) => each !== null);
    if (unfit) setFault(unfit);
    else if (files.length > 0) await send(proof(payment, item.proof_ids ?? []), 'Wysłano potwierdzenie', files);
  }

  async function sendPart(amount: number, said: Readonly<Record<string, true>> = {}): Promise<void> {
    const refused = await send(paidPart(payment, amount, said), 'Zapisano wpłatę');
    if (!refused) setInParts(false);
    else if (refused.asks) setQuestion({ says: refused.says, agree: () => sendPart(amount, { [refused.asks ?? '']: true }) });
  }
  const takePartBack = () =>
    deed(async () => {
      await provider.act(settlementItems.name, item.id, 'unpart', {});
      return 'Cofnięto wpisaną wpłatę';
    });

  const isClaimed = item.payment_status === 'declared' || item.payment_status === 'proof_added';
  const takesParts = isWaiting(item) || isPutOff(item);
  const hasOwnPart = takesParts && (item.payments ?? []).some(({ source }) => source === 'client');
  if (!takesParts && !isClaimed) return null;
  return (
    <div className="paid-buttons">
      {/* One and the same button, so that whoever pressed it still stands on it. */}
      {!isPutOff(item) && (
        <OtherButton
          variant={isClaimed ? 'outlined' : 'contained'}
          aria-disabled={isClaimed ? doing : busy}
          onClick={() => (isClaimed ? doing || void go('retract') : busy || void send(paid(payment), 'Oznaczono jako zapłacone'))}
        >
          {isClaimed ? 'Cofnij oznaczenie' : 'Oznacz jako zapłacone'} <span className="unseen">{itemName(item)}</span>
        </OtherButton>
      )}
      {!isPutOff(item) && (
        <label className="quiet-button proof-label" htmlFor={id}>
          {sending ? 'Wysyłanie…' : 'Dodaj potwierdzenie'}
          <span className="unseen"> przelewu: {itemName(item)}</span>
          <input
            id={id}
            className="proof-input"
            type="file"
            accept={accepted}
            aria-disabled={sending}
            onClick={(event) => sending && event.preventDefault()}
            onChange={({ target }) => {
              pick([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      )}
      {takesParts && (
        <QuietButton aria-expanded={inParts} onClick={() => setInParts(!inParts)}>
          Wpłacono część<span className="unseen">: {itemName(item)}</span>
        </QuietButton>
      )}
      {hasOwnPart && (
        <QuietButton aria-disabled={takingBack} onClick={() => takingBack || void takePartBack()}>
          Cofnij wpisaną wpłatę<span className="unseen">: {itemName(item)}</span>
        </QuietButton>
      )}
      {inParts && takesParts && (
        <Suspense>
          <PartForm name={itemName(item)} left={item.balance_amount} sending={busy} onSend={(amount) => void sendPart(amount)} />
        </Suspense>
      )}
      <OutboxHere place={placeOf(item)} what={`Niewysłane: ${itemName(item)}`} />
      {review}
      {question && (
        <ConfirmDialog
          title="Ta wpłata jest już zapisana"
          action="To następna wpłata"
          onConfirm={question.agree}
          onClose={() => setQuestion(null)}
        >
          <p>{question.says}</p>
        </ConfirmDialog>
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { settlementItems } from '../../../../../resources/settlementItems';
import { fileEndings } from '../../../../contract/files';
import { faultOfFile } from '../../../files/uploads';
import { useReviewed } from '../../../files/useReviewed';
import { OtherButton } from '../../../kit/buttons';
import type { Delivery } from '../../../outbox/item';
import { OutboxHere } from '../../../outbox/OutboxHere';
import { faultOf } from '../../../outbox/queue';
import { deliver, useOutbox } from '../../../outbox/useOutbox';
import { useTransition } from '../../../resource/useTransition';
import { useUser } from '../../../session/useSession';
import { type Item, isWaiting, itemName } from '../item';
import { paid, placeOf, proof } from './deliveries';

const accepted = fileEndings.map((ending) => `.${ending}`).join();

/** What a client says of one payment: paid, with a proof if there is one, or not after all. */
export function PaidButtons({ item }: { item: Item }) {
  const payment = { id: item.id, title: itemName(item) };
  const { go, doing } = useTransition(settlementItems, item);
  const { company_roles } = useUser();
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const waits = useOutbox().items.some(({ delivery }) => delivery.place === placeOf(item));
  const busy = doing || sending || waits;
  const { pick, review } = useReviewed((files) => void prove(files));
  const role = company_roles[item.company_id];
  if (role !== 'owner' && role !== 'accountant') return null;

  async function send(delivery: Delivery, says: string, files: readonly File[] = []): Promise<void> {
    setSending(true);
    setFault(null);
    const outcome = await deliver(delivery, files);
    if (outcome.state === 'sent') notify(says, { type: 'success' });
    if (outcome.state === 'refused') {
      setFault(faultOf(outcome.error).says);
      void client.invalidateQueries();
    }
    setSending(false);
  }
  async function prove(files: readonly File[]): Promise<void> {
    const unfit = files.map(faultOfFile).find((each) => each !== null);
    if (unfit) setFault(unfit);
    else if (files.length > 0) await send(proof(payment, item.proof_ids ?? []), 'Wysłano potwierdzenie', files);
  }

  const isClaimed = item.payment_status === 'declared' || item.payment_status === 'proof_added';
  if (!isWaiting(item) && !isClaimed) return null;
  return (
    <div className="paid-buttons">
      {/* One and the same button, so that whoever pressed it still stands on it. */}
      <OtherButton
        variant={isClaimed ? 'outlined' : 'contained'}
        aria-disabled={isClaimed ? doing : busy}
        onClick={() => (isClaimed ? doing || void go('retract') : busy || void send(paid(payment), 'Oznaczono jako zapłacone'))}
      >
        {isClaimed ? 'Cofnij oznaczenie' : 'Oznacz jako zapłacone'} <span className="unseen">{itemName(item)}</span>
      </OtherButton>
      <label className="quiet-button proof-label" htmlFor={id}>
        {sending ? 'Wysyłanie…' : 'Dodaj potwierdzenie'}
        <span className="unseen"> przelewu: {itemName(item)}</span>
        <input
          id={id}
          className="proof-input"
          type="file"
          accept={accepted}
          disabled={sending}
          onChange={({ target }) => {
            pick([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <OutboxHere place={placeOf(item)} what={`Niewysłane: ${itemName(item)}`} />
      {review}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';
import { fileEndings } from '../../../../contract/files';
import { faultOfFile, openedEndings } from '../../../files/uploads';
import { useMails } from '../../../files/useMails';
import { useReviewed } from '../../../files/useReviewed';
import { type Item, itemName } from '../item';
import { proof } from './deliveries';
import type { PaymentWord } from './usePaymentWord';

const accepted = [...openedEndings, ...fileEndings].map((ending) => `.${ending}`).join();

/** Chooses the proof of a payment, or photographs it, and sends it beside those that are there. */
export function ProofButton({ item, word }: { item: Item; word: PaymentWord }) {
  const { send, sending, setFault } = word;
  const id = useId();
  const { pick, review } = useReviewed((files) => void prove(files));
  const mails = useMails(pick, { single: true });

  async function prove(files: readonly File[]): Promise<void> {
    const unfit = files.map(faultOfFile).find((each) => each !== null);
    if (unfit) setFault(unfit);
    else if (files.length > 0)
      await send(proof({ id: item.id, title: itemName(item) }, item.proof_ids ?? []), 'Wysłano potwierdzenie', files);
  }

  return (
    <>
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
            mails.take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {review}
      {mails.offer}
    </>
  );
}

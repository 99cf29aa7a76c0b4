import { type DataProvider, useDataProvider } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { settlementItems } from '../../../../../resources/settlementItems';
import { QuietButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import type { PanelDataProvider } from '../../../providers/dataProvider';
import { ConfirmDialog } from '../../../resource/ConfirmDialog';
import { type Item, itemName } from '../item';
import { paidPart } from './deliveries';
import type { PaymentWord } from './usePaymentWord';

const PartForm = lazy(() => import('./PartForm'));

/** A part of a payment that was made, and taking back what the client wrote of it. */
export function PaidInParts({ item, word: { send, sending, waits } }: { item: Item; word: PaymentWord }) {
  const [open, setOpen] = useState(false);
  /** What the server asks before it takes a part, and sending it with that said yes to. */
  const [question, setQuestion] = useState<{ says: string; agree: () => Promise<void> } | null>(null);
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { deed, doing: takingBack } = useDeed({ changes: 'all' });
  const name = itemName(item);
  const hasOwnPart = (item.payments ?? []).some(({ source }) => source === 'client');

  async function sendPart(amount: number, said: Readonly<Record<string, true>> = {}): Promise<void> {
    const refused = await send(paidPart({ id: item.id, title: name }, amount, said), 'Zapisano wpłatę');
    if (!refused) setOpen(false);
    else if (refused.asks) setQuestion({ says: refused.says, agree: () => sendPart(amount, { [refused.asks ?? '']: true }) });
  }
  const takePartBack = () =>
    deed(async () => {
      await provider.act(settlementItems.name, item.id, 'unpart', {});
      return 'Cofnięto wpisaną wpłatę';
    });

  return (
    <>
      <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
        Wpłacono część<span className="unseen">: {name}</span>
      </QuietButton>
      {hasOwnPart && (
        <QuietButton aria-disabled={takingBack} onClick={() => takingBack || void takePartBack()}>
          Cofnij wpisaną wpłatę<span className="unseen">: {name}</span>
        </QuietButton>
      )}
      {open && (
        <Suspense>
          <PartForm
            name={name}
            left={item.balance_amount}
            sending={sending || waits}
            onSend={(amount) => void sendPart(amount)}
          />
        </Suspense>
      )}
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
    </>
  );
}

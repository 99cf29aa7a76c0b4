import { settlementItems } from '../../../../../resources/settlementItems';
import { OtherButton } from '../../../kit/buttons';
import { OutboxHere } from '../../../outbox/OutboxHere';
import { useTransition } from '../../../resource/useTransition';
import { useUser } from '../../../session/useSession';
import { type Item, isPutOff, isWaiting, itemName } from '../item';
import { paid, placeOf } from './deliveries';
import { PaidInParts } from './PaidInParts';
import { ProofButton } from './ProofButton';
import { usePaymentWord } from './usePaymentWord';

/** What a client says of one payment: paid, with a proof if there is one, or not after all. */
export function PaidButtons({ item }: { item: Item }) {
  const { go, doing } = useTransition(settlementItems, item);
  const { company_roles } = useUser();
  const word = usePaymentWord(item);
  const { send, sending, waits, fault } = word;
  const busy = doing || sending || waits;
  const name = itemName(item);
  const role = company_roles[item.company_id];
  const isClaimed = item.payment_status === 'declared' || item.payment_status === 'proof_added';
  const takesParts = isWaiting(item) || isPutOff(item);
  if (role !== 'owner' && role !== 'accountant') return null;
  if (!takesParts && !isClaimed) return null;
  return (
    <div className="paid-buttons">
      {/* One and the same button, so that focus stays on it. */}
      {!isPutOff(item) && (
        <OtherButton
          variant={isClaimed ? 'outlined' : 'contained'}
          aria-disabled={isClaimed ? doing : busy}
          onClick={() =>
            isClaimed
              ? doing || void go('retract')
              : busy || void send(paid({ id: item.id, title: name }), 'Oznaczono jako zapłacone')
          }
        >
          {isClaimed ? 'Cofnij oznaczenie' : 'Oznacz jako zapłacone'} <span className="unseen">{name}</span>
        </OtherButton>
      )}
      {!isPutOff(item) && <ProofButton item={item} word={word} />}
      {takesParts && <PaidInParts item={item} word={word} />}
      <OutboxHere place={placeOf(item)} what={`Niewysłane: ${name}`} />
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

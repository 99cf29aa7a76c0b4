import { settlementItems } from '../../../../resources/settlementItems';
import type { PlannedEntry } from '../../../contract/statements';
import { countOf } from '../../../lib/text';
import { ReviewPanel } from '../../resource/importing/ReviewPanel';
import { useWriting, type Written } from '../../resource/importing/useWriting';
import { MovementsTable } from './MovementsTable';
import { type Choices, paidBy, paymentsSheet, proposed, refusedSays } from './movements';
import { OtherMovements } from './OtherMovements';

interface ReviewPaymentsProps {
  movements: readonly PlannedEntry[];
  /** What somebody chose otherwise than is proposed. */
  changed: Choices;
  onChange: (changed: Choices) => void;
  onLoaded: (answer: Written) => void;
}

/** What would be paid by which movement; then all that is chosen is written, or nothing. */
export function ReviewPayments({ movements, changed, onChange, onLoaded }: ReviewPaymentsProps) {
  const writing = useWriting(settlementItems);
  const chosen: Choices = new Map([...proposed(movements), ...changed]);
  const paying = movements.filter(({ state }) => state === 'sure' || state === 'offer');
  const paid = paidBy(paying, chosen);
  const count = [...paid.values()].reduce((sum, { by }) => sum + by.length, 0);

  const write = () =>
    void writing.write({
      sheet: paymentsSheet(paid.values()),
      onWritten: onLoaded,
      refused: ({ error, sentence }) => refusedSays(error, [...paid.values()]) ?? sentence,
    });

  return (
    <ReviewPanel
      writing={writing}
      running="Zapisuję: wszystkie wpłaty albo żadną."
      action={count > 0 ? `Zapisz ${countOf(count, 'wpłatę', 'wpłaty', 'wpłat')}` : 'Zapisz wpłaty'}
      count={count}
      offered={paying.length > 0}
      onWrite={write}
      above={<OtherMovements movements={movements} />}
    >
      <MovementsTable
        movements={paying}
        chosen={chosen}
        paid={paid}
        onChoose={(proof, item) => onChange(new Map([...changed, [proof, item]]))}
      />
    </ReviewPanel>
  );
}

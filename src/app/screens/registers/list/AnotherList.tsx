import { useState } from 'react';
import { countOf } from '../../../../lib/text';
import { OtherButton } from '../../../kit/buttons';
import { ConfirmDialog } from '../../../resource/ConfirmDialog';

interface AnotherListProps {
  /** Companies of this list that are not made yet, those with a wrong number too. */
  waiting: number;
  disabled: boolean;
  onAgain: () => void;
}

/** Leaves this list for another one; asks first where that throws away what waits in it. */
export function AnotherList({ waiting, disabled, onAgain }: AnotherListProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <OtherButton disabled={disabled} onClick={() => (waiting > 0 ? setAsking(true) : onAgain())}>
        Inna lista
      </OtherButton>
      {asking && (
        <ConfirmDialog
          title="Porzucić tę listę?"
          rest={`Nie założono jeszcze z niej ${countOf(waiting, 'firmy', 'firm', 'firm')}. Zniknie to, co przy nich uzupełniono i co odpowiedziały rejestry.`}
          action="Porzuć listę"
          dangerous={true}
          onConfirm={async () => onAgain()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

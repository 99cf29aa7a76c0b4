import { type ReactNode, useState } from 'react';
import { useStepUp } from '../form/useStepUp';
import { QuietButton } from '../kit/buttons';
import { useDeed } from '../kit/useDeed';
import { Icon } from '../theme/Icon';

interface ConcealedProps {
  /** What is shown until it is opened. */
  mask: string;
  /** Names the value where the button is read out. */
  label: string;
  /** Asks the server for the whole value; left out where the person at the screen may not know it, or there is no room for the button. */
  open?: () => Promise<string | null>;
  format?: (value: string) => ReactNode;
}

/** A masked value, whole once it is opened, which the office's records remember (P08). */
export function Concealed({ mask, label, open, format = (value) => value }: ConcealedProps) {
  const { confirmed, question } = useStepUp();
  const { send, doing } = useDeed();
  const [whole, setWhole] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function reveal(): Promise<void> {
    setFault(null);
    const refused = await send(async () => {
      const opened = open ? await confirmed(open) : null;
      if (opened !== null) setWhole(opened);
    });
    if (refused) setFault(refused.sentence);
  }

  if (whole !== null) return <span className="number">{format(whole)}</span>;
  return (
    <span className="masked">
      <span className="number">{mask}</span>
      {open && (
        <QuietButton size="small" aria-disabled={doing} onClick={() => void reveal()}>
          <Icon name="eye" size={18} />
          Pokaż <span className="unseen">{label}</span>
        </QuietButton>
      )}
      {fault && <span role="alert">{fault}</span>}
      {question}
    </span>
  );
}

import { useState } from 'react';
import { DangerButton, QuietButton } from '../kit/buttons';
import { Icon } from '../theme/Icon';

/** What is thrown away is gone for good, so it is asked once more, in its place. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <QuietButton size="small" onClick={() => setAsking(true)}>
        <Icon name="close" size={16} />
        Usuń
        <span className="unseen">: {name}</span>
      </QuietButton>
    );
  return (
    <>
      <DangerButton size="small" onClick={onRemove}>
        Tak, usuń
        <span className="unseen">: {name}</span>
      </DangerButton>
      <QuietButton size="small" onClick={() => setAsking(false)}>
        Zostaw
        <span className="unseen">: {name}</span>
      </QuietButton>
    </>
  );
}

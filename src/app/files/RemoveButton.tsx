import { useState } from 'react';
import { Icon } from '../theme/Icon';

/** What is thrown away is gone for good, so it is asked once more, in its place. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" className="plain-button small" onClick={() => setAsking(true)}>
        <Icon name="close" size={16} />
        Usuń
        <span className="unseen">: {name}</span>
      </button>
    );
  return (
    <>
      <button type="button" className="danger-button small" onClick={onRemove}>
        Tak, usuń
        <span className="unseen">: {name}</span>
      </button>
      <button type="button" className="plain-button small" onClick={() => setAsking(false)}>
        Zostaw
        <span className="unseen">: {name}</span>
      </button>
    </>
  );
}

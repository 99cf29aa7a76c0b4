import { lazy, Suspense, useState } from 'react';
import { OtherButton } from '../../kit/buttons';
import { Dialog } from '../../kit/Dialog';
import { type Item, itemName } from './item';

const LaterForm = lazy(() => import('./LaterForm'));

/** What a liability would cost on another day. */
export function LaterButton({ item }: { item: Item }) {
  const [asking, setAsking] = useState(false);
  const name = itemName(item);
  return (
    <>
      <OtherButton size="small" onClick={() => setAsking(true)}>
        Co, jeśli zapłacę później?
        <span className="unseen"> {name}</span>
      </OtherButton>
      {asking && (
        <Dialog title={`Zapłata po terminie: ${name}`} onClose={() => setAsking(false)}>
          <Suspense>
            <LaterForm id={String(item.id)} name={name} due={item.due_effective ?? item.due_nominal} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

import { useEffect } from 'react';
import { outboxHere } from './here';
import { useOutbox } from './useOutbox';

export interface Returned<Draft> {
  draft: Draft;
  files: readonly File[];
  says: string;
}

/**
 * Gives a form back what the server refused of it while nobody waited there: what was typed and chosen, with the reason. Only a form that is
 * free takes it; from then on it is the form's, and waits no more.
 */
export function useReturned<Draft>(place: string, free: boolean, take: (returned: Returned<Draft>) => void): void {
  const { items } = useOutbox();
  const item = free
    ? items.find(({ state, delivery }) => state === 'refused' && delivery.place === place && delivery.draft)
    : undefined;
  const id = item?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, whatever is drawn meanwhile.
  useEffect(() => {
    if (!item) return;
    let wanted = true;
    void outboxHere().then(async (outbox) => {
      const files = await Promise.all(item.files.map((_, nth) => outbox.file(item, nth)));
      if (!wanted) return;
      take({ draft: item.delivery.draft as Draft, files, says: item.fault?.says ?? '' });
      await outbox.remove([item.id]);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
}

import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds after which what has arrived is shown all the same. */
const patience = 2_000;

/** Whether the first answers of a page are there: drawn one by one, each would push away what stands below it. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  const waiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  useEffect(() => {
    if (settled) return;
    // One more turn: an answer may be what another question waits for.
    const timer = setTimeout(() => setSettled(true), waiting === 0 ? 0 : patience);
    return () => clearTimeout(timer);
  }, [settled, waiting]);
  return settled;
}

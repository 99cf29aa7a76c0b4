import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from './Skeleton';

const unanswered = { predicate: ({ state }: { state: { status: string } }) => state.status === 'pending' };

/**
 * Shows its parts at once, when what they asked for first has been answered or refused: nothing that arrives later pushes away what a
 * finger is about to touch. What asks only after that is shown as it comes.
 */
export function Together({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const asking = useIsFetching(unanswered);
  const [complete, setComplete] = useState(false);
  // The parts' own effects, which ask, ran before this one; an answer may let a part ask again, so a frame is given to that.
  useEffect(() => {
    if (complete || asking > 0) return;
    let frame = requestAnimationFrame(function look() {
      // What is asked and answered between two frames changes no count that is told.
      if (client.isFetching(unanswered) === 0) setComplete(true);
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [client, asking, complete]);
  return (
    <>
      {!complete && <Skeleton lines={6} />}
      <div hidden={!complete}>{children}</div>
    </>
  );
}

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const unanswered = { predicate: ({ state }: { state: { status: string } }) => state.status === 'pending' };

/** So long, in milliseconds, what is late may hold back what has come. */
const LONGEST = 2_000;

/**
 * True until what was asked for first has been answered or refused, and for `longest` milliseconds at most: until then what has come may wait
 * for what would push it away. What asks only after that is shown as it comes.
 */
export function useArriving(longest = LONGEST): boolean {
  const client = useQueryClient();
  const asking = useIsFetching(unanswered);
  const [arriving, setArriving] = useState(true);
  // The parts' own effects, which ask, ran before this one; an answer may let a part ask again, so a frame is given to that.
  useEffect(() => {
    if (!arriving || asking > 0) return;
    let frame = requestAnimationFrame(function look() {
      // What is asked and answered between two frames changes no count that is told.
      if (client.isFetching(unanswered) === 0) setArriving(false);
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [client, asking, arriving]);
  const late = useLate(longest);
  return arriving && !late;
}

/** True once what came may be held back no longer for what is still on its way. */
export function useLate(longest = LONGEST): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longest);
    return () => clearTimeout(timer);
  }, [longest]);
  return late;
}

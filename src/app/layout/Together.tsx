import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';
import { useArriving } from './useArriving';

interface TogetherProps {
  /** In milliseconds; left out, two seconds. */
  longest?: number;
  /** False while what stands here is known to be incomplete. */
  isReady?: boolean;
  children: ReactNode;
}

/** Shows its parts at once: nothing that arrives later pushes away what a finger is about to touch. One that is late is not waited for long. */
export function Together({ longest, isReady = true, children }: TogetherProps) {
  const arriving = useArriving(longest) || !isReady;
  return (
    <>
      {arriving && <Skeleton lines={6} />}
      <div hidden={arriving}>{children}</div>
    </>
  );
}

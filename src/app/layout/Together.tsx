import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';
import { useArriving } from './useArriving';

interface TogetherProps {
  /** In milliseconds; left out, two seconds. */
  longest?: number;
  children: ReactNode;
}

/** Shows its parts at once: nothing that arrives later pushes away what a finger is about to touch. One that is late is not waited for long. */
export function Together({ longest, children }: TogetherProps) {
  const arriving = useArriving(longest);
  return (
    <>
      {arriving && <Skeleton lines={6} />}
      <div hidden={arriving}>{children}</div>
    </>
  );
}

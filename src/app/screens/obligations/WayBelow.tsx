import type { ReactNode } from 'react';
import { goTo } from './goTo';

/** The way to what stands below on the same screen, which is not read every day. */
export function WayBelow({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      className="more"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}

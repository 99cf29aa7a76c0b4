import type { ComponentProps, ReactNode } from 'react';
import { ImportDone } from './ImportDone';

interface WrittenHereProps extends ComponentProps<typeof ImportDone> {
  label: string;
  /** What may follow now that it is written. */
  children?: ReactNode;
}

/** What came of files that were read, looked at and written, with the way back, in a panel of its own. */
export function WrittenHere({ label, children, ...done }: WrittenHereProps) {
  return (
    <section className="panel panel-body" aria-label={label}>
      <ImportDone {...done} />
      {children}
    </section>
  );
}

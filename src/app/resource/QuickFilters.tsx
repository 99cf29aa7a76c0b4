import type { ReactNode } from 'react';
import { OtherButton } from '../kit/buttons';
import './list.css';

/** The usual questions of a list, one press each, over its rows. */
export function QuickFilterBar({ children }: { children: ReactNode }) {
  return (
    <div className="quick-filters" role="toolbar" aria-label="Szybkie filtry">
      {children}
    </div>
  );
}

/** One of them; pressed again, it is taken back. */
export function QuickFilter({ label, on, onPress }: { label: string; on: boolean; onPress: () => void }) {
  return (
    <OtherButton size="small" aria-pressed={on} onClick={onPress}>
      {label}
    </OtherButton>
  );
}

/** Whether a list is narrowed to just these values of a field. */
export const isNarrowedTo = (value: unknown, wanted: readonly unknown[]): boolean =>
  JSON.stringify([value ?? []].flat()) === JSON.stringify(wanted);

import type { ReactNode } from 'react';
import { Fact, Facts } from '../../kit/Facts';

export type SheetFact = readonly [label: string, value: ReactNode];

/** Facts of a file in columns; those without a value are left out. */
export function SheetFacts({ facts }: { facts: readonly SheetFact[] }) {
  const told = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
  if (told.length === 0) return null;
  return (
    <Facts look="columns">
      {told.map(([label, value]) => (
        <Fact key={label} term={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Labels with what stands under them; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const told = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
  if (told.length === 0) return null;
  return (
    <dl className="sheet-facts">
      {told.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

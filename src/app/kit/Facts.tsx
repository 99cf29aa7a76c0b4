import type { ReactNode } from 'react';
import './facts.css';

/** How facts stand: each under the other, in columns, in a line that wraps, or each value beside its term. */
type Look = 'stack' | 'columns' | 'line' | 'beside';

interface FactsProps {
  look?: Look;
  className?: string;
  /** Each a `Fact`. */
  children: ReactNode;
}

/** What is known of a thing: terms with their values. */
export function Facts({ look = 'stack', className = '', children }: FactsProps) {
  return <dl className={['facts', `facts-${look}`, className].filter(Boolean).join(' ')}>{children}</dl>;
}

interface FactProps {
  term: ReactNode;
  /** Of the value. */
  className?: string | undefined;
  children: ReactNode;
}

export function Fact({ term, className, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

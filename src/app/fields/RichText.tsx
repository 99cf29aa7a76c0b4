import { lazy, Suspense } from 'react';
import { typeOf } from '../../schema';
import type { ShownValue } from './shownValue';

const Markup = lazy(() => import('./richTextMarkup'));

/** Formatted text; in a table its first words alone. */
export function RichText({ value, field, compact }: ShownValue) {
  const plain = typeOf(field).format(value, field);
  if (compact) return <span className="clamped">{plain}</span>;
  return (
    <Suspense fallback={<span className="lines">{plain}</span>}>
      <Markup html={String(value)} />
    </Suspense>
  );
}

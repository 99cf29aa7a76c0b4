import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../layout/Skeleton';

const RichTextMarkup = lazy(() => import('../../../fields/richTextMarkup'));

/** Formatted text to be read at length. */
export function Markup({ html }: { html: string }) {
  return (
    <div className="training-text">
      <Suspense fallback={<Skeleton lines={4} />}>
        <RichTextMarkup html={html} />
      </Suspense>
    </div>
  );
}

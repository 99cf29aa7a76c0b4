import { lazy, Suspense } from 'react';
import { Skeleton } from '../../layout/Skeleton';
import { loadPurifier } from '../../theme/trustedTypes';
import type { InputControl } from '../inputControl';

// The page's policy on markup must know the purifier before the editor writes any.
const Editor = lazy(async () => {
  await loadPurifier();
  return import('../richTextEditor');
});

/** Formatted text; the editor is heavy and comes when a form has one. */
export function RichText(props: InputControl) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Editor {...props} />
    </Suspense>
  );
}

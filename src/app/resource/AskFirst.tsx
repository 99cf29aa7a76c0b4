import { type ComponentProps, lazy, Suspense } from 'react';

const ConfirmDialog = lazy(() => import('./ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })));

/** A confirming dialog that comes with its first question: for screens that are drawn before Material is fetched. */
export function AskFirst(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Skeleton } from '../../layout/Skeleton';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';

const RuleTrial = lazy(() => import('./RuleTrial'));

/** The form of a rule, with what comes out of its texts beside it. */
export default function RuleEdit({ resource }: ScreenProps) {
  const { id } = useParams();
  if (!resource || !id) return null;
  return (
    <EditPage
      key={id}
      resource={resource}
      id={id}
      inside={
        <Suspense fallback={<Skeleton lines={6} />}>
          <RuleTrial id={id} />
        </Suspense>
      }
    />
  );
}

import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Skeleton } from '../../layout/Skeleton';
import { EditPage } from '../../resource/EditScreen';

const RuleTrial = lazy(() => import('./RuleTrial'));

/** The form of a rule, with what comes out of its texts beside it. */
export default function RuleEdit() {
  const { id } = useParams();
  if (!id) return null;
  return (
    <EditPage
      inside={
        <Suspense fallback={<Skeleton lines={6} />}>
          <RuleTrial id={id} />
        </Suspense>
      }
    />
  );
}

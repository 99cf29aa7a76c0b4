import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { Page } from '../../layout/Page';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { useDeclared } from '../../records/useDeclared';
import { useRecord } from '../../records/useRecord';
import type { Training } from './training';

interface RightPlaceProps {
  id: string;
  children: (training: Training) => ReactNode;
}

/** A training at its category's address: a link that knew the training alone is led there. */
export function RightPlace({ id, children }: RightPlaceProps) {
  const resource = useDeclared();
  const { id: category = '' } = useParams();
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useRecord(resource, id);
  const training = data as Training | undefined;
  if (error && !training) {
    return (
      <Page title={resource.labels.one}>
        <Problem error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!training) {
    return (
      <div className="panel">
        <Skeleton lines={8} />
      </div>
    );
  }
  if (training.category_id !== category)
    return <Navigate replace={true} to={pathname.replace(`/${category}/`, `/${training.category_id}/`) + search} />;
  if (training.mine === undefined || training.quiz === undefined) {
    return (
      <div className="panel">
        <Skeleton lines={8} />
      </div>
    );
  }
  return children(training);
}

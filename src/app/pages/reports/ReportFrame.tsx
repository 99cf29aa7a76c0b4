import type { ReactNode } from 'react';
import type { Report } from '../../../contract/reports';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import '../../resource/list.css';
import './reports.css';

interface ReportFrameProps {
  asked: { data: Report | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  children: (report: Report) => ReactNode;
}

/** A report once it is there: what it says, or why not. */
export function ReportFrame({ asked: { data, error, isFetching, refetch }, children }: ReportFrameProps) {
  if (error)
    return (
      <section className="panel panel-body">
        <Problem error={error} onRetry={() => void refetch()} />
      </section>
    );
  if (!data)
    return (
      <section className="panel">
        <Skeleton lines={8} />
      </section>
    );
  return (
    <div className="report stacked" aria-busy={isFetching}>
      {children(data)}
    </div>
  );
}

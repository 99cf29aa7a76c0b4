import { Problem } from './Problem';
import { Skeleton } from './Skeleton';

interface PendingProps {
  /** Why the answer did not come; null or undefined while it may still come. */
  error: unknown;
  refetch: () => unknown;
  /** How much room to keep. */
  lines?: number;
  /** It stands directly in a panel, whose edges a refusal keeps away from. */
  inPanel?: boolean;
}

/** In the place of an answer that is not there: its outline, or why it did not come with the way to ask again. */
export function Pending({ error, refetch, lines, inPanel = false }: PendingProps) {
  if (!error) return <Skeleton lines={lines} />;
  const problem = <Problem error={error} onRetry={() => void refetch()} />;
  return inPanel ? <div className="panel-body">{problem}</div> : problem;
}

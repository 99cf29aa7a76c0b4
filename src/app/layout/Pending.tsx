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
  /** It stands alone, so its outline has a panel of its own. */
  panel?: boolean;
}

/** In the place of an answer that is not there: its outline, or why it did not come with the way to ask again. */
export function Pending({ error, refetch, lines, inPanel = false, panel = false }: PendingProps) {
  if (!error) {
    const outline = <Skeleton lines={lines} />;
    return panel ? <div className="panel">{outline}</div> : outline;
  }
  const problem = <Problem error={error} onRetry={() => void refetch()} />;
  return inPanel ? <div className="panel-body">{problem}</div> : problem;
}

import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { formatNumber } from '../../../lib/numbers';
import type { Progress } from './calls';

/** Work that goes on, and how far it is once that is known. */
export function Running({ label, progress }: { label: string; progress: Progress }) {
  const id = useId();
  const part = progress && progress.total > 0 ? (progress.done / progress.total) * 100 : null;
  return (
    <div role="status">
      <p id={id}>
        {label}
        {progress && ` ${formatNumber(progress.done)} z ${formatNumber(progress.total)}`}
      </p>
      <LinearProgress aria-labelledby={id} {...(part === null ? {} : { variant: 'determinate', value: part })} />
    </div>
  );
}

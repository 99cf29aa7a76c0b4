import { type ComponentType, lazy, Suspense } from 'react';
import { Fold } from '../layout/Fold';
import { Skeleton } from '../layout/Skeleton';
import { PanelTheme } from '../theme/PanelTheme';
import type { ChartProps } from './chart';
import { DataTable } from './DataTable';
import './chart.css';

const drawings = {
  bars: lazy(() => import('./BarsDrawing')),
  lines: lazy(() => import('./LinesDrawing')),
} satisfies Record<string, ComponentType<ChartProps & { horizontal?: boolean }>>;

interface Props extends ChartProps {
  kind: keyof typeof drawings;
  /** Bars lie, with their names before them: for names that are long. */
  horizontal?: boolean;
  /** The same numbers stand in a table on the screen already. */
  hasTable?: boolean;
}

/** A picture of numbers; its code comes with the first one. People who do not see it have the numbers in a table. */
export function Chart({ kind, horizontal = false, hasTable = false, ...chart }: Props) {
  const Drawing = drawings[kind];
  if (chart.names.length === 0) return null;
  return (
    <figure className="chart">
      <figcaption>{chart.title}</figcaption>
      <div
        role="img"
        aria-label={`Wykres: ${chart.title}. Liczby są w tabeli.`}
        style={{ minHeight: horizontal ? undefined : 300 }}
      >
        <Suspense fallback={<Skeleton lines={6} />}>
          <PanelTheme>
            <Drawing {...chart} horizontal={horizontal} />
          </PanelTheme>
        </Suspense>
      </div>
      {!hasTable && (
        <Fold className="chart-data" title="Liczby z wykresu">
          <DataTable {...chart} />
        </Fold>
      )}
    </figure>
  );
}

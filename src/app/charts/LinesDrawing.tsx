import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartProps } from './chart';
import { useSeriesColors } from './seriesColors';

/** Straight lines between marks; a missing value is a gap. */
export default function LinesDrawing({ names, series, format }: ChartProps) {
  const colors = useSeriesColors();
  return (
    <LineChart
      height={300}
      colors={colors}
      hideLegend={series.length < 2}
      skipAnimation={true}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: names.map((_, at) => at), valueFormatter: (at: number) => names[at] ?? '' }]}
      yAxis={[{ width: 64, valueFormatter: (value: number) => format(value) }]}
      series={series.map(({ label, values }) => ({
        label,
        data: [...values],
        curve: 'linear' as const,
        valueFormatter: (value: number | null) => (value === null ? '–' : format(value)),
      }))}
    />
  );
}

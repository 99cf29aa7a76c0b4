import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartProps } from './chart';
import { useSeriesColors } from './seriesColors';

/** Pixels of a lying bar with the space around it, and the most that its name gets. */
const lane = 34;
const nameWidth = 150;
const letters = 20;

const short = (name: string) => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name);

/** Several series stand on each other. */
export default function BarsDrawing({ names, series, format, horizontal = false }: ChartProps & { horizontal?: boolean }) {
  const colors = useSeriesColors();
  const valueFormatter = (value: number | null) => (value === null ? '–' : format(value));
  const band = {
    scaleType: 'band' as const,
    data: names.map((_, at) => at),
    valueFormatter: (at: number, { location }: { location: string }) =>
      location === 'tick' ? short(names[at] ?? '') : (names[at] ?? ''),
  };
  const values = { valueFormatter: (value: number) => format(value) };
  return (
    <BarChart
      layout={horizontal ? 'horizontal' : 'vertical'}
      height={horizontal ? names.length * lane + 90 : 300}
      colors={colors}
      hideLegend={series.length < 2}
      skipAnimation={true}
      grid={horizontal ? { vertical: true } : { horizontal: true }}
      xAxis={[horizontal ? values : band]}
      yAxis={[horizontal ? { ...band, width: nameWidth } : { ...values, width: 64 }]}
      series={series.map(({ label, values: data }) => ({ label, data: [...data], valueFormatter, stack: 'all' }))}
    />
  );
}

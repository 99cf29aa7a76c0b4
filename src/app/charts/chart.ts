/** One thing that is measured along a chart; a value for each of its names, null where there is none. */
export interface Series {
  label: string;
  values: readonly (number | null)[];
}

export interface ChartProps {
  /** What the chart says, for those who cannot see it. */
  title: string;
  /** What the values stand over or beside, in order. */
  names: readonly string[];
  /** What the names are, as the heading of their column. */
  nameLabel: string;
  series: readonly Series[];
  /** A value as people read it. */
  format: (value: number) => string;
}

import type { GlanceLine } from '../../../contract/entry';

/** Each value under what it is. */
export function GlanceLines({ lines }: { lines: readonly GlanceLine[] }) {
  return lines.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

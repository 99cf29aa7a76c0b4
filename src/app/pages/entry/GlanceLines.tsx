import type { GlanceLine } from '../../../contract/entry';
import { Fact } from '../../kit/Facts';

/** Each value under what it is. */
export function GlanceLines({ lines }: { lines: readonly GlanceLine[] }) {
  return lines.map(({ label, value }) => (
    <Fact key={label} term={label}>
      {value}
    </Fact>
  ));
}

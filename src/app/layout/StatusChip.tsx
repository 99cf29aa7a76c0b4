import type { Color, Look } from '../../schema';

/** A state said in words, with a colour beside them; the colour alone never says it. */
export function StatusChip({ label, color = 'default', weighs }: Look & { color?: Color | undefined }) {
  return <span className={`chip chip-${color}${weighs ? ' chip-weighs' : ''}`}>{label}</span>;
}

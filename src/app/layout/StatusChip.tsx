import type { Color, Look } from '../../schema';

/** A state said in words, with a colour beside them; the colour alone never says it. */
export function StatusChip({ label, color = 'default' }: Look & { color?: Color | undefined }) {
  return <span className={`chip chip-${color}`}>{label}</span>;
}

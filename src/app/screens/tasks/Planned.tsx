import { formatMinutes } from '../../../lib/dates';
import { Nothing } from '../../fields/Nothing';
import type { WidgetProps } from '../../resource/ownParts';

/** The estimate beside the time that was measured; more than planned is said in words too. */
export function Planned({ record }: WidgetProps) {
  const plan = record.estimate_minutes as number | null | undefined;
  const spent = record.spent_minutes as number | null | undefined;
  const said = [
    plan === null || plan === undefined ? '' : formatMinutes(plan),
    spent ? `wykonano ${formatMinutes(spent)}` : '',
    plan && spent && spent > plan ? `ponad plan o ${formatMinutes(spent - plan)}` : '',
  ].filter(Boolean);
  return said.length === 0 ? <Nothing /> : <span className="number">{said.join(', ')}</span>;
}

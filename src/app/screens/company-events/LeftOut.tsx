import { ruleOf } from '../../../domain/deadlines/happenings';
import { Nothing } from '../../fields/Nothing';
import type { WidgetProps } from '../../resource/ownParts';

/** What does not follow from an event because the office said so, by the names of the terms. */
export default function LeftOut({ record }: WidgetProps) {
  const codes = String(record.left_out ?? '')
    .split(' ')
    .filter(Boolean);
  return codes.length === 0 ? <Nothing /> : codes.map((code) => ruleOf(code)?.name ?? code).join(', ');
}

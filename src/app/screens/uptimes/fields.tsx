import type { uptimes } from '../../../../resources/uptimes';
import { formatMinutes } from '../../../lib/dates';
import { Nothing } from '../../fields/Nothing';
import { StatusChip } from '../../layout/StatusChip';
import type { Answered } from '../../records/answered';
import type { WidgetProps } from '../../resource/ownParts';
import type { OwnFields } from '../ownFields';

/** Time worked, in hours and minutes; an entry without an end is still running. */
function Worked({ record }: WidgetProps) {
  const { minutes, end_date } = record as Answered<typeof uptimes, never, 'end_date'> & { minutes?: number | null };
  if (!end_date) return <StatusChip label="trwa" color="success" />;
  return minutes === null || minutes === undefined ? <Nothing /> : <span className="number">{formatMinutes(minutes)}</span>;
}

export default { widgets: { minutes: Worked } } satisfies OwnFields;

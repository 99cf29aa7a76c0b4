import type { tasks } from '../../../../resources/tasks';
import { formatDate, formatMinutes } from '../../../lib/dates';
import { Nothing } from '../../fields/Nothing';
import { StatusChip } from '../../layout/StatusChip';
import type { Answered } from '../../records/answered';
import type { WidgetProps } from '../../resource/ownParts';
import { widgetLater } from '../../resource/widgetLater';
import type { OwnFields } from '../ownFields';

/** A task's last day; a late one says so. */
function Due({ record, compact }: WidgetProps) {
  const { due_date, overdue, due_note } = record as Answered<typeof tasks, never, 'due_date'> & {
    overdue?: boolean;
    due_note?: string | null;
  };
  if (!due_date) return <Nothing />;
  return (
    <span className="due">
      <span className="number">{formatDate(due_date)}</span>
      {overdue && <StatusChip label="po terminie" color="error" />}
      {due_note && !compact && <span className="due-note quiet">{due_note}</span>}
    </span>
  );
}

export default {
  widgets: {
    due_date: Due,
    // A task's points; their ticking comes with the first task that is opened.
    checklist: widgetLater(() => import('./Checklist')),
    estimate_minutes: Planned,
  },
  // Time is measured of tasks without a plan too.
  showsMore: { estimate_minutes: ({ spent_minutes }) => Boolean(spent_minutes) },
} satisfies OwnFields;

/** The estimate beside the time that was measured; more than planned is said in words too. */
function Planned({ record }: WidgetProps) {
  const plan = record.estimate_minutes as number | null | undefined;
  const spent = record.spent_minutes as number | null | undefined;
  const said = [
    plan === null || plan === undefined ? '' : formatMinutes(plan),
    spent ? `wykonano ${formatMinutes(spent)}` : '',
    plan && spent && spent > plan ? `ponad plan o ${formatMinutes(spent - plan)}` : '',
  ].filter(Boolean);
  return said.length === 0 ? <Nothing /> : <span className="number">{said.join(', ')}</span>;
}

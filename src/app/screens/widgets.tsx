import type { RaRecord } from 'ra-core';
import { type ComponentType, lazy, Suspense } from 'react';
import { formatDate, formatMinutes } from '../../lib/dates';
import { formatMoney, unitOf } from '../../lib/money';
import { Nothing } from '../fields/Nothing';
import { StatusChip } from '../layout/StatusChip';
import type { WidgetProps } from '../resource/ownParts';
import { Planned } from './tasks/Planned';
import { DueMoment } from './tickets/DueMoment';

const RuleSwitch = lazy(() => import('./recurring-tasks/RuleSwitch'));
const LeftOut = lazy(() => import('./company-events/LeftOut'));
const Checklist = lazy(() => import('./tasks/Checklist'));

/** Ways of showing that one field or computed value of one entity has to itself, by `resource.key`. */
export const widgets: Partial<Record<string, ComponentType<WidgetProps>>> = {
  'uptimes.minutes': Worked,
  'tasks.due_date': Due,
  'documents.net_amount': amountOf('net_amount'),
  'documents.vat_amount': amountOf('vat_amount'),
  'documents.gross_amount': amountOf('gross_amount'),
  'tasks.checklist': Points,
  'recurring-tasks.active': Switch,
  'tasks.estimate_minutes': Planned,
  'price-items.gross_amount': Gross,
  'tickets.next_due': NextDue,
  'company-events.left_out': Without,
};

/** Widgets that show more than their own field. Time is measured of tasks without a plan too. */
export const showsMore: Partial<Record<string, (record: RaRecord) => boolean>> = {
  'tasks.estimate_minutes': ({ spent_minutes }) => Boolean(spent_minutes),
};

/** Time worked, in hours and minutes; an entry without an end is still running. */
function Worked({ record }: WidgetProps) {
  const { minutes, end_date } = record as RaRecord & { minutes?: number | null; end_date?: string | null };
  if (!end_date) return <StatusChip label="trwa" color="success" />;
  return minutes === null || minutes === undefined ? <Nothing /> : <span className="number">{formatMinutes(minutes)}</span>;
}

/** A task's last day; a late one says so. */
function Due({ record, compact }: WidgetProps) {
  const { due_date, overdue, due_note } = record as RaRecord & { due_date?: string; overdue?: boolean; due_note?: string | null };
  if (!due_date) return <Nothing />;
  return (
    <span className="due">
      <span className="number">{formatDate(due_date)}</span>
      {overdue && <StatusChip label="po terminie" color="error" />}
      {due_note && !compact && <span className="due-note quiet">{due_note}</span>}
    </span>
  );
}

/** A rule switched on and off where it stands in the list. */
function Switch(props: WidgetProps) {
  return (
    <Suspense fallback={<Nothing />}>
      <RuleSwitch {...props} />
    </Suspense>
  );
}

/** Terms that an event has without tasks; their names come with the first event that is opened. */
function Without(props: WidgetProps) {
  return (
    <Suspense fallback={<Nothing />}>
      <LeftOut {...props} />
    </Suspense>
  );
}

/** A task's points; their ticking comes with the first task that is opened. */
function Points(props: WidgetProps) {
  return (
    <Suspense fallback={<Nothing />}>
      <Checklist {...props} />
    </Suspense>
  );
}

/** When a case's next clock runs out; of one that stands nothing. */
function NextDue({ record }: WidgetProps) {
  const { next_due } = record as RaRecord & { next_due?: string | null };
  return next_due ? <DueMoment due={next_due} /> : <Nothing />;
}

/** What a client pays with VAT. */
function Gross({ record }: WidgetProps) {
  const { gross_amount } = record as RaRecord & { gross_amount?: number };
  return gross_amount === undefined ? <Nothing /> : <span className="number">{formatMoney(gross_amount)}</span>;
}

/** An amount of a paper that may be in another currency than złoty. */
function amountOf(key: string) {
  return ({ record }: WidgetProps) => {
    const { [key]: amount, currency } = record as RaRecord & { currency?: string | null };
    if (typeof amount !== 'number') return <Nothing />;
    return <span className="number">{formatMoney(amount, unitOf(currency))}</span>;
  };
}

import { resources } from '../../../resources';
import { formatDateTime, fromWarsaw, toWarsaw } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { entryAndOverlap, entryStartingAt, lockWorker, type Stretch, settlementOf, type WorkedMonth } from '../db/workingTime';
import { ratesOf } from '../db/workRates';
import { conflict, forbidden, invalid, notFound } from '../errors';
import { notify } from '../notices/notify';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { refuseClosed, refuseClosedRemoval } from './closedTime';
import { defineHandlers, type HookContext } from './define';
import { stopInTime } from './uptimeStops';

const longest = 24 * 60 * 60_000;
/** A browser's clock may be that much ahead of ours. */
const clockError = 60_000;

/** Working time: one's own, one thing at a time, of the past, and no part of what was settled. */
export const uptimes = defineHandlers(resources.uptimes, {
  async create(values, context) {
    const { scope, tx } = context;
    await lockWorker(tx, scope.tenant.id, scope.who.id);
    refuseFuture(values, scope.now);
    await refuseClosed({ starts: [values.start_date], leads: leads(scope), reason: values.change_reason }, context);
    const settlement = await openSettlement(values, context);
    return {
      user_id: scope.who.id,
      period: settlement?.period ?? monthStarted(values.start_date),
      ...endAfterStart(values.start_date, values.end_date),
      ...(settlement ? { company_id: settlement.company_id } : {}),
    };
  },
  async same({ start_date }, { tx, scope }) {
    const start = start_date ? fromWarsaw(start_date) : null;
    return start ? entryStartingAt(tx, scope.tenant.id, scope.who.id, start) : null;
  },
  async update(changes, before, context) {
    refuseApproved(before.status, context.scope);
    refuseCharged(before);
    await refuseSettled(before.settlement_id, context);
    // What still runs may be stopped.
    if (before.end_date !== null) await refuseClosed(closedChange(changes, before, context.scope), context);
    if ('company_id' in changes && changes.company_id !== before.company_id)
      await refuseOtherCompany(before.settlement_id, context);
    await lockWorker(context.tx, context.scope.tenant.id, before.user_id);
    // A correction sends the whole entry; an end alone is a stop.
    if (before.end_date !== null && 'end_date' in changes && !('start_date' in changes))
      throw conflict('Ten pomiar jest już zatrzymany.', undefined, 'already_stopped');
    refuseFuture(changes, context.scope.now);
    return {
      ...endAfterStart(changes.start_date ?? before.start_date, changes.end_date),
      ...(changes.start_date && !before.settlement_id ? { period: monthStarted(changes.start_date) } : {}),
      // Whoever writes an end down has answered for it.
      ...(changes.end_date && before.auto_stopped ? { auto_stopped: false } : {}),
    };
  },
  transitions: {
    submit(before, { scope }) {
      if (before.user_id !== scope.who.id && !leads(scope)) throw forbidden();
      if (before.end_date === null) throw conflict('Ten pomiar jeszcze trwa. Najpierw go zatrzymaj.', undefined, 'running');
      return { auto_stopped: false, reject_reason: null };
    },
    withdraw(before, { scope }) {
      if (before.user_id !== scope.who.id && !leads(scope)) throw forbidden();
      return {};
    },
    approve: (_before, { scope }) => ({ approved_by_id: scope.who.id }),
    reject(before) {
      refuseCharged(before);
      return { approved_by_id: null };
    },
    invoice(before) {
      refuseCharged(before);
      return {};
    },
  },
  actions: {
    async confirm_end(records, _body, { tx, scope }) {
      for (const { id, user_id } of records) {
        if (user_id !== scope.who.id && !leads(scope)) throw forbidden();
        await patch(tx, trailOf(scope), resources.uptimes, id, { auto_stopped: false });
      }
      return { ids: records.map(({ id }) => id) };
    },
  },
  /** What the hour costs and is worth, for who leads alone. */
  async present({ id }, scope, db) {
    return leads(scope) ? { ...(await ratesOf(db, scope.tenant.id, id)) } : {};
  },
  async remove(before, context) {
    refuseApproved(before.status, context.scope);
    refuseCharged(before);
    await refuseClosedRemoval(before.start_date, leads(context.scope), context);
    await refuseSettled(before.settlement_id, context);
  },
  async restore(before, context) {
    await refuseClosedRemoval(before.start_date, leads(context.scope), context);
    await refuseSettled(before.settlement_id, context);
  },
  async saved(after, before, { tx, scope }) {
    if (!after) return;
    if (after.status === 'rejected' && before?.status !== 'rejected') await tellRejected(after, { tx, scope });
    await lockWorker(tx, scope.tenant.id, after.user_id);
    const [entry, overlap] = await entryAndOverlap(tx, scope.tenant.id, after.id);
    if (entry) refuseTooLong(entry);
    if (entry && overlap) refuseOverlap(entry, overlap);
    await stopInTime(tx, scope.tenant.id, after);
  },
});

type Entry = RecordOf<typeof resources.uptimes>;

/** Whose the entry is hears what to mend in it. */
async function tellRejected(
  { id, user_id, start_date, reject_reason }: RecordOf<typeof resources.uptimes>,
  { tx, scope }: HookContext,
): Promise<void> {
  await notify(tx, scope, {
    event: 'uptime_rejected',
    to: [user_id],
    record: { resource: 'uptimes', id },
    values: { termin: formatDateTime(start_date), powod: reject_reason ?? 'bez podanego powodu' },
  });
}

const leads = ({ who }: Scope) => who.roles.some((role) => role === 'manager' || role === 'superuser' || role === 'boss');

/** The reason of an earlier change is not this one's. */
function closedChange(changes: { start_date?: string; change_reason?: string | null }, before: Entry, scope: Scope) {
  const { change_reason: reason } = changes;
  return {
    starts: [before.start_date, changes.start_date],
    leads: leads(scope),
    reason: reason === before.change_reason ? null : reason,
  };
}

/** Warsaw's month in which work began. */
function monthStarted(start: string | null | undefined): string | null {
  const from = start ? fromWarsaw(start) : null;
  return from ? toWarsaw(from).slice(0, 7) : null;
}

/** What was approved only those who approve change; what was invoiced nobody. */
function refuseApproved(status: string, scope: Scope): void {
  if (status === 'invoiced') throw conflict('Ten czas jest zafakturowany i nie można go już zmienić.', undefined, 'invoiced');
  if (status === 'approved' && !leads(scope))
    throw conflict('Ten czas jest zatwierdzony. Zmienić go może kierownik.', undefined, 'approved');
}

/** Time that a payable event has charged stays as it was charged. */
function refuseCharged({ billable_event_id }: { billable_event_id: string | null }): void {
  if (billable_event_id !== null)
    throw conflict('Ten czas jest rozliczony w zdarzeniu płatnym. Najpierw usuń to zdarzenie.', undefined, 'charged');
}

function refuseFuture({ start_date, end_date }: { start_date?: string | null; end_date?: string | null }, now: Date): void {
  const isAhead = (moment: string | null | undefined) =>
    moment ? (fromWarsaw(moment)?.getTime() ?? 0) > now.getTime() + clockError : false;
  if (isAhead(start_date)) throw invalid({ start_date: 'Początek nie może być w przyszłości' });
  if (isAhead(end_date)) throw invalid({ end_date: 'Koniec nie może być w przyszłości' });
}

/** In October's doubled hour an end without an offset is the reading that is not before the start. */
function endAfterStart(start: string | null | undefined, end: string | null | undefined): { end_date?: string } {
  const from = start ? fromWarsaw(start) : null;
  const first = end ? fromWarsaw(end) : null;
  if (!end || !from || !first || first >= from) return {};
  const second = fromWarsaw(end, from);
  return second && second >= from ? { end_date: second.toISOString() } : {};
}

function refuseTooLong({ start_date, end_date }: Stretch): void {
  if (end_date && end_date.getTime() - start_date.getTime() > longest)
    throw invalid(
      { end_date: 'Wpis jest dłuższy niż 24 godziny' },
      'Podaj właściwy koniec pracy: wpis ma najwyżej 24 godziny.',
      'too_long',
    );
}

function refuseOverlap(entry: Stretch, other: Stretch): void {
  if (entry.end_date === null && other.end_date === null)
    throw invalid(
      { start_date: 'Inny pomiar już trwa' },
      'Inny pomiar czasu już trwa. Najpierw go zatrzymaj.',
      'already_running',
    );
  const told = (moment: Date) => formatDateTime(toWarsaw(moment));
  const until = other.end_date ? `do ${told(other.end_date)}` : 'który jeszcze trwa';
  throw invalid(
    { start_date: `Ten czas nakłada się na wpis od ${told(other.start_date)} ${until}` },
    'Ten czas nakłada się na inny wpis.',
    'overlap',
  );
}

/** Time spent on a settlement is its company's and its month's; a settlement that ended takes no more (P14). */
async function openSettlement(
  { settlement_id, company_id }: { settlement_id?: string | null; company_id?: string | null },
  { tx, scope }: HookContext,
): Promise<WorkedMonth | null> {
  const settlement = settlement_id ? await settlementOf(tx, scope.tenant.id, settlement_id) : null;
  if (!settlement) return null;
  if (settlement.status === 'closed') throw invalid({ settlement_id: 'To rozliczenie jest zamknięte' });
  if (company_id && company_id !== settlement.company_id) throw notFound();
  return settlement;
}

/** A settlement's time stays its company's (P06). */
async function refuseOtherCompany(settlementId: string | null, { tx, scope }: HookContext): Promise<void> {
  if (settlementId && (await settlementOf(tx, scope.tenant.id, settlementId)))
    throw invalid({ company_id: 'Czas rozliczenia należy do jego firmy' });
}

async function refuseSettled(settlementId: string | null, { tx, scope }: HookContext): Promise<void> {
  const settlement = settlementId ? await settlementOf(tx, scope.tenant.id, settlementId) : null;
  if (settlement?.status === 'closed')
    throw conflict('Rozliczenie jest zamknięte, więc jego czasu pracy nie można już zmienić.', undefined, 'settled');
}

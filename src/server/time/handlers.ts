import { resources } from '../../../resources';
import { formatDate, formatDateTime, fromWarsaw, toWarsaw } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { conflict, forbidden, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { refuseClosed, refuseClosedRemoval, refuseUnsaidEnd } from './closed';
import { ratesOf } from './rateRows';
import { entryAndOverlap, entryStartingAt, lockWorker, type Stretch, settlementOf } from './rows';
import { stopInTime } from './stops';
import { differs, movesSettlement, workOf, workOfChange } from './work';

const longest = 24 * 60 * 60_000;
/** A browser's clock may be that much ahead of ours. */
const clockError = 60_000;
/** Years back that working time reaches: what began before them was not measured but mistyped. */
const oldest = 10;

/** Working time: one's own, one thing at a time, of the past, and no part of what was settled. */
export const uptimes = defineHandlers(resources.uptimes, {
  // An overlap with another new one is found once all of them stand.
  alone: true,
  async create(values, context) {
    const { scope, tx } = context;
    await lockWorker(tx, scope.tenant.id, scope.who.id);
    refuseOutside(values, scope.now);
    await refuseClosed({ starts: [values.start_date], leads: leads(scope), reason: values.change_reason }, context);
    return {
      user_id: scope.who.id,
      period: monthStarted(values.start_date),
      ...endAfterStart(values.start_date, values.end_date),
      ...(await workOf(values, context)),
    };
  },
  async same({ start_date }, { tx, scope }) {
    const start = start_date ? fromWarsaw(start_date) : null;
    const id = start ? await entryStartingAt(tx, scope.tenant.id, scope.who.id, start) : null;
    return id === null ? null : { id, otherwise: 'Wpis czasu z tym samym początkiem jest już zapisany, ale o innej treści.' };
  },
  async update(changes, before, context) {
    refuseApproved(before.status, context.scope);
    refuseCharged(before);
    if (before.end_date === null) await refuseRunning(changes, before, context);
    else {
      await refuseSettled(before.settlement_id, context);
      await refuseClosed(closedChange(changes, before, context.scope), context);
    }
    const work = await workOfChange(changes, before, context);
    await lockWorker(context.tx, context.scope.tenant.id, before.user_id);
    // A correction sends the whole entry; an end alone is a stop.
    if (before.end_date !== null && 'end_date' in changes && !('start_date' in changes))
      throw conflict('Ten pomiar jest już zatrzymany.', undefined, 'already_stopped');
    refuseOutside(changes, context.scope.now);
    const start = changes.start_date ?? before.start_date;
    const own = 'settlement_id' in changes ? changes.settlement_id === null : before.settlement_id === null;
    return {
      ...endAfterStart(start, changes.end_date),
      ...(own && (changes.start_date || before.settlement_id) ? { period: monthStarted(start) } : {}),
      // Whoever writes an end down has answered for it.
      ...(changes.end_date && before.auto_stopped ? { auto_stopped: false } : {}),
      ...work,
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
    // What still runs is no time of the settlement yet.
    if (before.end_date !== null) await refuseSettled(before.settlement_id, context);
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

/**
 * A running measuring can always be ended, or moved off a settlement that was closed meanwhile; its end lands in open time or is explained,
 * and a stop changes no start.
 */
async function refuseRunning(changes: Partial<Entry>, before: Entry, context: HookContext): Promise<void> {
  const { start_date, end_date, change_reason: reason } = changes;
  const startMoves = start_date !== undefined && !isSameMoment(start_date, before.start_date);
  const moves = movesSettlement(changes, before);
  if (startMoves && end_date)
    throw invalid(
      { start_date: 'Zatrzymanie nie zmienia początku' },
      'Najpierw zatrzymaj pomiar, a potem popraw jego początek.',
      'stop_keeps_start',
    );
  if (startMoves) await refuseClosed({ starts: [before.start_date, start_date], leads: leads(context.scope), reason }, context);
  if (end_date) await refuseUnsaidEnd({ end: end_date, reason }, context);
  if (!moves && (!end_date || differs(changes, before, 'company_id'))) await refuseSettled(before.settlement_id, context);
}

function isSameMoment(one: string, other: string): boolean {
  return one === other || fromWarsaw(one)?.getTime() === fromWarsaw(other)?.getTime();
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

/** Working time is of the past, and of no past that nobody measured. */
function refuseOutside({ start_date, end_date }: { start_date?: string | null; end_date?: string | null }, now: Date): void {
  const isAhead = (moment: string | null | undefined) =>
    moment ? (fromWarsaw(moment)?.getTime() ?? 0) > now.getTime() + clockError : false;
  if (isAhead(start_date)) throw invalid({ start_date: 'Początek nie może być w przyszłości' });
  if (isAhead(end_date)) throw invalid({ end_date: 'Koniec nie może być w przyszłości' });
  const first = `${Number(toWarsaw(now).slice(0, 4)) - oldest}-01-01`;
  if (start_date && start_date.slice(0, 10) < first)
    throw invalid({ start_date: `Początek nie może być wcześniejszy niż ${formatDate(first)}` });
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

async function refuseSettled(settlementId: string | null, { tx, scope }: HookContext): Promise<void> {
  const settlement = settlementId ? await settlementOf(tx, scope.tenant.id, settlementId) : null;
  if (settlement?.status === 'closed')
    throw conflict('Rozliczenie jest zamknięte, więc jego czasu pracy nie można już zmienić.', undefined, 'settled');
}

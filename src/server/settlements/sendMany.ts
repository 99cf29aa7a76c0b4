import { resources } from '../../../resources';
import type { SentSettlements } from '../../contract/sending';
import type { Tx } from '../db/database';
import { Refusal } from '../errors';
import { act } from '../records/act';
import { one } from '../records/one';
import { remove } from '../records/remove';
import { transition } from '../records/transition';
import { update } from '../records/update';
import type { Scope } from '../scope';
import { isEmptyTopUp, itemsOf, itemsResource, noTopUp, type Settlement, settlementOf } from './records';

const { settlements } = resources;

/** What became of one: null is that its client has it. */
export interface SentOne {
  why: string | null;
  title: string;
  top_ups?: true;
}

type Transaction = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** The steps that each state is away from being calculated; from others a person goes on alone. */
const stepsFrom: Readonly<Partial<Record<Settlement['status'], readonly string[]>>> = {
  documents_complete: ['book', 'calculate'],
  booking: ['calculate'],
  review: ['calculate'],
  calculated: [],
  published_partial: [],
};

/** What the sender says of all that are sent. */
export interface Said {
  /** The required points are done: they are ticked. */
  checked: boolean;
  /** Yearly returns left nothing to pay where no amount stands: those positions go. */
  without_top_ups?: boolean;
}

/**
 * Approves, calculates and sends one settlement by the very steps of its own page, in one transaction: the client has the whole of it, or it
 * stays as it was and the reason is told.
 */
export async function sendOne(
  transaction: Transaction,
  scope: Scope,
  id: string,
  said: Said,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<SentOne> {
  let title = '';
  try {
    await transaction(async (tx) => {
      const seen = await one(tx, scope, settlements, id);
      title = (seen.company as { title?: string } | null | undefined)?.title ?? '';
      await sendWhole(tx, scope, await settlementOf(tx, scope, id), said);
      await also(tx);
    });
    return { why: null, title };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return { why: error.message, title, ...(error.code === noTopUp ? { top_ups: true as const } : {}) };
  }
}

async function sendWhole(tx: Tx, scope: Scope, { id, status, checklist }: Settlement, said: Said): Promise<void> {
  const { checked, without_top_ups = false } = said;
  const steps = stepsFrom[status];
  if (!steps) throw new Refusal(409, 'not_ready', `Rozliczenie jest na etapie „${labelOf(status)}”.`);
  if (checked && checklist?.some(({ required, done }) => required && !done))
    await update(tx, scope, settlements, id, {
      checklist: checklist.map((point) => (point.required ? { ...point, done: true } : point)),
    });
  const items = (await itemsOf(tx, scope, id)).filter(({ stage }) => stage === 'hidden');
  const gone = without_top_ups ? items.filter(isEmptyTopUp) : [];
  for (const item of gone) await remove(tx, scope, itemsResource, item.id);
  const hidden = items.filter((item) => !gone.includes(item)).map((item) => item.id);
  if (hidden.length > 0) await act(tx, scope, itemsResource, 'approve', { ids: hidden });
  for (const step of steps) await transition(tx, scope, settlements, id, step);
  await transition(tx, scope, settlements, id, 'publish');
}

const labelOf = (status: Settlement['status']) => settlements.fields.status.choices?.[status]?.label ?? status;

/** Adds what became of one. */
export function told(sofar: SentSettlements, id: string, { why, ...rest }: SentOne): void {
  if (why === null) sofar.sent.push(id);
  else sofar.skipped.push({ id, why, ...rest });
}

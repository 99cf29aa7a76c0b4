/** How a client pays the office, as the contract says. */
export type PriceModel = 'fixed' | 'tiered_documents' | 'per_document' | 'per_hour' | 'mixed';

/** An approved entry of a client's month; times are whole minutes. */
export interface WorkedEntry {
  id: string;
  minutes: number;
  /** `billable` is paid for by itself; `in_plan` uses up the hours in the price. Of other kinds nothing is charged. */
  kind: string | null;
  /** The minutes that a payable event has charged already; null while none has. */
  charged: number | null;
}

export interface Charge {
  /** The entry and how many of its minutes are charged. */
  entries: readonly { id: string; minutes: number }[];
  minutes: number;
}

export interface Charges {
  /** Work that is paid besides the subscription. */
  billable: Charge;
  /** Work of the subscription beyond the hours that its price holds. */
  over: Charge;
}

/**
 * Minutes of the month that work of the subscription may take before it is charged; null where it never is. By the hour nothing is
 * included unless the contract says so; models that count something else than hours charge no hours.
 */
export function includedMinutes(model: PriceModel | null, hoursIncluded: number | null): number | null {
  if (model === 'per_hour') return (hoursIncluded ?? 0) * 60;
  if (hoursIncluded === null || (model !== null && model !== 'mixed')) return null;
  return hoursIncluded * 60;
}

/**
 * What of a client's month is to be charged, in the order of its entries: paid work whole, work of the subscription as far as it goes
 * beyond `included`, the latest first. What was charged before counts as used and is never charged again.
 */
export function chargesOf(entries: readonly WorkedEntry[], included: number | null, wanted?: ReadonlySet<string>): Charges {
  const open = entries.filter(({ id, charged }) => charged === null && (wanted?.has(id) ?? true));
  const paid = open.filter(({ kind, minutes }) => kind === 'billable' && minutes > 0);
  const billable = paid.map(({ id, minutes }) => ({ id, minutes }));
  return { billable: chargeOf(billable), over: chargeOf(overOf(entries, open, included)) };
}

function overOf(entries: readonly WorkedEntry[], open: readonly WorkedEntry[], included: number | null) {
  if (included === null) return [];
  const plan = entries.filter(({ kind }) => kind === 'in_plan');
  const used = sum(plan.map(({ minutes }) => minutes));
  let left = used - included - sum(plan.map(({ charged }) => charged ?? 0));
  const over: { id: string; minutes: number }[] = [];
  for (const { id, minutes } of open.filter(({ kind }) => kind === 'in_plan').toReversed()) {
    const taken = Math.min(left, minutes);
    if (taken > 0) over.unshift({ id, minutes: taken });
    left -= taken;
  }
  return over;
}

const chargeOf = (entries: Charge['entries']): Charge => ({ entries, minutes: sum(entries.map(({ minutes }) => minutes)) });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

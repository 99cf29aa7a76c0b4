import { resources } from '../../../resources';
import { chargesOf, includedMinutes } from '../../domain/billing/worktime';
import { formatMinutes, formatMonth, lastDayOf } from '../../lib/dates';
import { unitPrice, worth } from '../../lib/prices';
import { grossOf } from '../../lib/vat';
import type { Tx } from '../db/database';
import { invalid, notFound } from '../errors';
import { trailOf } from '../records/audit';
import { create } from '../records/create';
import { patch, patchAll } from '../records/patch';
import { transition } from '../records/transition';
import type { Scope } from '../scope';
import { priceOn } from './priceRows';
import { type HourItem, holdTerms, hourItems, monthEntries, type WorkedClientMonth } from './rows';

const events = resources['billable-events'];

/** What one payable event charges of a client's month; `quantity` in hundredths of an hour, amounts in grosze. */
interface Line {
  part: 'billable' | 'over';
  description: string;
  entries: readonly { id: string; minutes: number }[];
  minutes: number;
  quantity: number;
  net_amount: number;
  gross_amount: number;
}

/** A client's month as it would be charged. */
export interface MonthBill extends WorkedClientMonth {
  company: string;
  lines: readonly Line[];
  /** Minutes in the price and how many of them the month used; null where hours are not limited. */
  included_minutes: number | null;
  in_plan_minutes: number;
  /** Entries that nobody has approved yet, and their minutes: they are not charged. */
  unapproved: number;
  unapproved_minutes: number;
  items: readonly HourItem[];
  item_id: string | null;
}

const names = { billable: 'Praca poza abonamentem', over: 'Godziny ponad abonament' } as const;

/** What of a client's month is still to be charged, by the item given or the first one by the hour. The company is held until the end. */
export async function billOf(
  tx: Tx,
  scope: Scope,
  month: WorkedClientMonth,
  { itemId, wanted }: { itemId: string | null; wanted?: ReadonlySet<string> },
): Promise<MonthBill> {
  const tenantId = scope.tenant.id;
  const terms = await holdTerms(tx, tenantId, month.company_id);
  if (!terms) throw notFound();
  const all = await monthEntries(tx, tenantId, month);
  const approved = all.filter((entry) => entry.approved);
  const included = includedMinutes(terms.price_model, terms.hours_included);
  const charges = chargesOf(approved, included, wanted);
  const day = lastDayOf(month.period);
  const items = await hourItems(tx, tenantId, day);
  const item = itemId === null ? items[0] : items.find(({ id }) => id === itemId);
  if (itemId !== null && !item) throw invalid({ item_id: 'Wybierz pozycję cennika rozliczaną za godzinę' });
  const price = item ? await priceOn(tx, tenantId, { itemId: item.id, companyId: month.company_id, day }) : null;

  const lines = (['billable', 'over'] as const).flatMap((part): Line[] => {
    const { entries, minutes } = charges[part];
    if (minutes === 0) return [];
    const quantity = Math.max(1, Math.round((minutes * 100) / 60));
    const unit = price ? (price.own_amount ?? unitPrice(price.net_amount, price.tiers ?? [], quantity)) : 0;
    const least = price && price.own_amount === null ? (price.min_amount ?? 0) : 0;
    const description = `${names[part]}, ${formatMonth(month.period)}: ${formatMinutes(minutes)}`;
    const net_amount = worth(unit, quantity, least);
    const gross_amount = price ? grossOf(net_amount, price.vat_rate) : net_amount;
    return [{ part, description, entries, minutes, quantity, net_amount, gross_amount }];
  });
  const waiting = all.filter((entry) => !entry.approved && (entry.kind === 'billable' || entry.kind === 'in_plan'));
  return {
    ...month,
    company: terms.title,
    lines,
    included_minutes: included,
    in_plan_minutes: sum(approved.filter(({ kind }) => kind === 'in_plan').map(({ minutes }) => minutes)),
    unapproved: waiting.length,
    unapproved_minutes: sum(waiting.map(({ minutes }) => minutes)),
    items,
    item_id: item?.id ?? null,
  };
}

/** Makes the payable events of a client's month and ties each entry to the one that charges it; answers the events' ids. */
export async function charge(tx: Tx, scope: Scope, bill: MonthBill, ask: boolean): Promise<string[]> {
  const { company_id, period, item_id } = bill;
  if (bill.lines.length > 0 && item_id === null) throw invalid({ item_id: 'Dodaj do cennika pozycję rozliczaną za godzinę' });
  const made: string[] = [];
  for (const { description, quantity, entries } of bill.lines) {
    const { id } = await create(tx, scope, events, { company_id, period, description, item_id, quantity });
    await patch(tx, trailOf(scope), events, String(id), { source: 'uptime' });
    const charged = entries.map((entry) => ({
      id: entry.id,
      values: { billable_event_id: id, charged_minutes: entry.minutes },
    }));
    await patchAll(tx, trailOf(scope), resources.uptimes, charged);
    if (ask) await transition(tx, scope, events, String(id), 'ask');
    made.push(String(id));
  }
  return made;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

import { resources } from '../../../resources';
import { addDays } from '../../lib/dates';
import type { Tx } from '../db/database';
import { type DailyPayload, defineJob } from '../jobs/define';
import { ruleOf } from '../notices/rules';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { settlementOf } from './records';
import { type ItemToRemind, itemsDue, newlyOverdue } from './rows';
import { tellOfDue } from './telling';

/** Days after which a rule without a maximum says no more of a late payment. */
const longAgo = 366;

/**
 * Every morning: payments whose last day comes near are told to the client, late ones say so and are told to the keeper too. One
 * notice for a settlement and a day, however many positions it has.
 */
export const settlementReminders = defineJob<DailyPayload>({
  name: 'settlements.remind',
  daily: '07:30',
  async run(_payload, { tenant, today, scope, complete }) {
    await complete(async (tx) => {
      if (tenant.config.modules.reports?.enabled !== true) return;
      for (const id of await newlyOverdue(tx, tenant.id, today))
        await patch(tx, trailOf(scope), resources['settlement-items'], id, { payment_status: 'overdue' });
      const { offsets } = await ruleOf(tx, tenant.id, 'settlement_due_soon');
      const soon = (offsets ?? []).map(({ days }) => addDays(today, days));
      for (const due of grouped(await itemsDue(tx, tenant.id, soon))) await remind(tx, scope, 'settlement_due_soon', due);
      const { repeat_every_days: every, max_repeats: most } = await ruleOf(tx, tenant.id, 'settlement_overdue');
      const times = every === null ? 0 : (most ?? Math.floor(longAgo / every));
      const late = Array.from({ length: times + 1 }, (_, nth) => addDays(today, -1 - nth * (every ?? 1)));
      for (const due of grouped(await itemsDue(tx, tenant.id, late))) await remind(tx, scope, 'settlement_overdue', due);
    });
  },
});

async function remind(tx: Tx, scope: Scope, event: 'settlement_due_soon' | 'settlement_overdue', items: readonly ItemToRemind[]) {
  const [first] = items;
  if (!first) return;
  const settlement = await settlementOf(tx, scope, first.settlement_id);
  const amount = items.reduce((sum, item) => sum + item.amount, 0);
  await tellOfDue(tx, scope, event, settlement, { amount, due: first.due_effective, items: items as never });
}

/** Positions of one settlement that are due on one day. */
function grouped(items: readonly ItemToRemind[]): ItemToRemind[][] {
  const groups = new Map<string, ItemToRemind[]>();
  for (const item of items) {
    const key = `${item.settlement_id} ${item.due_effective}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

import { resources } from '../../../resources';
import { formatMoney } from '../../lib/money';
import type { RecordOf } from '../../schema';
import type { HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import { clientsOf, companyTitle } from '../notices/people';
import { firstTime } from '../notices/rows';
import { keepersOf } from './rows';

type Limit = RecordOf<(typeof resources)['company-limits']>;

const steps: readonly Limit['state'][] = ['watch', 'warning', 'critical', 'exceeded'];
/** Before it the office alone looks on. */
const clientsFrom = steps.indexOf('warning');
const stepOf = (limit: Limit | null) => (limit ? steps.indexOf(limit.state) : -1);

/**
 * Tells the company's keepers, and from the warning on its clients, that a threshold of a limit was passed: each threshold of a year once. Of
 * one that is perhaps theirs the keepers alone hear: what is open is the office's to find out. Found to be theirs, it is told anew.
 */
export async function tellOfLimit(after: Limit | null, before: Limit | null, { tx, scope }: HookContext): Promise<void> {
  const step = stepOf(after);
  const isSureNow = before?.perhaps === true && after?.perhaps === false;
  if (!after || step < 0 || (step <= stepOf(before) && !isSureNow)) return;
  const { id: tenantId } = scope.tenant;
  const mark = { event: 'limit_warning', recordId: after.id, now: scope.now };
  let news = false;
  // Those below are passed too: a corrected figure does not bring them back.
  for (const state of steps.slice(0, step + 1))
    news = await firstTime(tx, tenantId, { ...mark, stage: after.perhaps ? `perhaps ${state}` : state });
  if (!news) return;
  const { label = after.limit_code } = resources['company-limits'].fields.limit_code.choices?.[after.limit_code] ?? {};
  const telling = {
    event: 'limit_warning',
    values: {
      firma: await companyTitle(tx, tenantId, after.company_id),
      nazwa: after.perhaps ? `${label} (być może: brak statusu VAT)` : label,
      liczba: String(Math.floor((after.percent ?? 0) / 100)),
      kwota_razem: formatMoney(after.used_amount ?? 0),
    },
  } as const;
  const keepers = await keepersOf(tx, tenantId, after.company_id);
  await notify(tx, scope, { ...telling, to: keepers, record: { resource: 'company-limits', id: after.id } });
  if (step < clientsFrom || after.perhaps) return;
  const clients = await clientsOf(tx, tenantId, after.company_id);
  await notify(tx, scope, { ...telling, to: clients, record: { resource: 'companies', id: after.company_id } });
}

import { bearsTaxInterest } from '../../contract/later';
import { interestOn } from '../../domain/payments/interest';
import { isDate } from '../../lib/dates';
import { invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { create } from '../records/create';
import { patch } from '../records/patch';
import { openedAccount } from './accounts';
import { floorOn, paidLater } from './later';
import { itemsResource, type SettlementItem } from './records';

/**
 * Interest on a position paid late: `{ paid_on }` by the table of rates and the office's own, `{ paid_on, percent }` by one yearly rate in
 * percent, at most two decimals; with `add: true` it becomes a position of the same settlement. Answers `{ days, interest, exact, floor }`
 * in whole grosze.
 */
export async function interest(item: SettlementItem, body: Record<string, unknown>, { tx, scope }: HookContext) {
  const { paid_on, percent } = readBody(body);
  const due_on = item.due_effective ?? item.due_nominal;
  const counted = percent === null ? await paidLater(tx, scope, item, paid_on) : await at(percent);
  if (body.add === true && counted.interest > 0) await add(item, counted.interest, paid_on, { tx, scope });
  return { days: counted.days, interest: counted.interest, exact: counted.exact, floor: counted.floor };

  async function at(rate: number) {
    const floor = bearsTaxInterest(item.account_kind) ? await floorOn(tx, scope, item.account_kind, paid_on) : 0;
    const amount = Math.max((item.amount ?? 0) - item.paid_amount, 0);
    return { ...interestOn({ amount, due_on, paid_on, rates: [{ from: due_on, percent: rate }], not_above: floor }), floor };
  }
}

async function add(item: SettlementItem, amount: number, paid_on: string, { tx, scope }: HookContext): Promise<void> {
  const { settlement_id, person_id, account_kind, account_number, payee_name, transfer_title, tax_period, tax_period_kind } =
    item;
  const label = itemsResource.fields.kind.choices?.[item.kind]?.label ?? item.kind;
  const made = await create(tx, scope, itemsResource, {
    settlement_id,
    kind: 'interest',
    person_id,
    amount,
    due_nominal: paid_on,
    due_effective: paid_on,
    account_kind,
    account_number,
    payee_name,
    transfer_title,
    tax_period,
    tax_period_kind,
    note: `Odsetki za zwłokę: ${label}`,
  });
  // Whoever adds the interest need not be one who may know the account.
  const pesel_account = await openedAccount(tx, scope, item);
  if (pesel_account !== null) await patch(tx, trailOf(scope), itemsResource, made.id, { pesel_account });
}

function readBody({ paid_on, percent }: Record<string, unknown>): {
  paid_on: string;
  percent: number | null;
} {
  const faults: Record<string, string> = {};
  if (typeof paid_on !== 'string' || !isDate(paid_on)) faults.paid_on = 'Podaj datę zapłaty';
  const typed = percent !== undefined;
  if (
    typed &&
    (typeof percent !== 'number' || !(percent > 0 && percent <= 100) || !Number.isInteger(Math.round(percent * 1e6) / 1e4))
  )
    faults.percent = 'Podaj stawkę roczną w procentach, najwyżej z dwoma miejscami po przecinku';
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { paid_on: paid_on as string, percent: typed ? (percent as number) : null };
}

import type { KeptPayment, PayableChoice, PlannedStatement, StatementPlan } from '../../contract/statements';
import { paidOf } from '../../domain/settlement/payment';
import { matchStatement, type PaidItem } from '../../domain/statements/matchStatement';
import type { Statement, StatementFile } from '../../domain/statements/statement';
import { addMonths, monthOf } from '../../lib/dates';
import type { Tx } from '../db/database';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { accountOwners, type OwnerRow, type PaidRow, paidItems } from './rows';

/** Months before the oldest movement of which a payment may be. */
const MONTHS_BACK = 24;

/** Every movement beside the positions that it may pay; nothing is written. */
export async function planStatement(db: Pick<Tx, 'query'>, scope: Scope, file: StatementFile): Promise<StatementPlan> {
  const entries = file.statements.flatMap((statement) => statement.entries);
  const own = file.statements.flatMap(({ account }) => account ?? []);
  const others = entries.flatMap(({ other_account }) => other_account ?? []);
  const owners = await accountOwners(db, scope, [...new Set([...own, ...others])]);
  const first = entries.map(({ on }) => on).toSorted()[0] ?? todayOf(scope);
  const rows = await paidItems(db, scope, {
    companies: [...new Set(owners.filter(({ account }) => own.includes(account)).map(({ id }) => id))],
    accounts: [...new Set([...own, ...others])],
    since: addMonths(monthOf(first), -MONTHS_BACK),
  });
  const byAccount = new Map<string, Set<string>>();
  for (const { account, id } of owners) byAccount.set(account, (byAccount.get(account) ?? new Set()).add(id));
  const items = rows.map(itemOf);
  const choices = new Map(rows.map((row) => [row.id, choiceOf(row)]));
  const statements = file.statements.map(
    (statement): PlannedStatement => ({
      account: statement.account,
      number: statement.number,
      currency: statement.currency,
      owners: ownersOf(statement, owners, rows),
      // Positions are in złoty: an amount in another currency is nobody's of them.
      entries: matchStatement(statement, statement.currency === 'PLN' ? items : [], byAccount).map(
        ({ entry, proof, state, items: found }) => ({
          ...entry,
          proof,
          state,
          choices: found.flatMap(({ id }) => choices.get(id) ?? []),
        }),
      ),
    }),
  );
  return { form: file.form, statements, says: [...file.says, ...currencySays(file.statements)] };
}

/** The client's own word is not money yet. */
const moneyOf = (payments: readonly KeptPayment[] | null) => (payments ?? []).filter(({ source }) => source !== 'client');
const leftOf = ({ amount, payments }: PaidRow) => amount - paidOf(moneyOf(payments));

function itemOf(row: PaidRow): PaidItem {
  const { id, company_id, kind, period, account_kind, account_number, transfer_title, invoice_number } = row;
  const { tax_form_symbol, tax_period_symbol, payments, payment_status, status } = row;
  // What an overpayment covered has no payment, and waits for none.
  const open = status !== 'closed' && payment_status !== 'offset';
  const left = leftOf(row);
  const symbols = { tax_form_symbol, tax_period_symbol };
  return {
    id,
    company_id,
    kind,
    period,
    left,
    account_kind,
    account_number,
    transfer_title,
    ...symbols,
    invoice_number,
    payments: moneyOf(payments),
    open,
  };
}

function choiceOf(row: PaidRow): PayableChoice {
  const { id, version, settlement_id, company_id, company, kind, period, amount, payments } = row;
  return {
    item_id: id,
    version,
    settlement_id,
    company: { id: company_id, title: company },
    kind,
    period,
    amount,
    left: leftOf(row),
    payments: [...(payments ?? [])],
  };
}

function ownersOf({ account }: Statement, owners: readonly OwnerRow[], rows: readonly PaidRow[]): string[] {
  const titles = owners.filter((owner) => owner.account === account).map(({ title }) => title);
  const isOffice = rows.some((row) => row.account_kind === 'office' && row.account_number === account);
  return [...titles, ...(isOffice ? ['biuro'] : [])];
}

function currencySays(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ currency, number }) =>
    currency === 'PLN'
      ? []
      : [
          `Wyciąg ${number ?? 'bez numeru'} jest w walucie ${currency}, a rozliczenia są w złotych: żadna jego operacja nic nie opłaca.`,
        ],
  );
}

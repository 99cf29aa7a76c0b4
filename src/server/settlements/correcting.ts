import { resources } from '../../../resources';
import { carriedStatus, settledByWord } from '../../domain/settlement/payment';
import type { Tx } from '../db/database';
import { conflict, invalid } from '../errors';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { openedAccount } from './accounts';
import { showAtCompany } from './following';
import { figures } from './fourEyes';
import { isWholeByWord } from './paying';
import { put } from './put';
import { itemsOf, itemsResource, type Settlement, type SettlementItem, sentStates } from './records';
import { versionsOf } from './rows';

/** What a correction starts from, besides what is its own. */
const copied = [
  'company_id',
  'period',
  'owner_id',
  'payroll_owner_id',
  'documents_due',
  'documents_declared_at',
  ...figures,
  'note_to_client',
  'note_internal',
  'checklist',
] as const satisfies readonly (keyof Settlement)[];

const copiedOfItem = [
  'company_id',
  'period',
  'kind',
  'person_id',
  'amount',
  'amount_type',
  'due_nominal',
  'due_effective',
  'declaration_code',
  'tax_period_kind',
  'tax_period',
  'account_kind',
  'account_number',
  'payee_name',
  'payee_nip',
  'transfer_title',
  'split_vat_amount',
  'invoice_number',
  'tax_form_symbol',
  'tax_period_symbol',
  'note',
  'filing_status',
  'filed_at',
] as const satisfies readonly (keyof SettlementItem)[];

function pick<Record extends object, Key extends keyof Record>(record: Record, keys: readonly Key[]): Pick<Record, Key> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<Record, Key>;
}

/** Makes the next version of a settlement that its client has; the client keeps the earlier one until this one is sent. */
export async function correct(tx: Tx, scope: Scope, settlement: Settlement, reason: unknown): Promise<{ id: string }> {
  if (typeof reason !== 'string' || reason.trim() === '') throw invalid({ reason: 'Napisz, dlaczego' });
  if (reason.length > 2_000) throw invalid({ reason: 'Najwyżej 2000 znaków' });
  if (settlement.superseded || !sentStates.includes(settlement.status))
    throw conflict('Korektę robi się do rozliczenia, które klient już ma.', undefined, 'out_of_turn');
  const versions = await versionsOf(tx, scope.tenant.id, settlement.company_id, settlement.period);
  if (versions.some(({ revision }) => revision > settlement.revision))
    throw conflict('Korekta tego miesiąca jest już w przygotowaniu.', undefined, 'correction_open');

  const made = await put(tx, scope, resources.settlements, {
    ...pick(settlement, copied),
    status: 'correction',
    revision: settlement.revision + 1,
    corrects_id: settlement.id,
    correction_reason: reason.trim(),
  });
  for (const item of await itemsOf(tx, scope, settlement.id))
    await put(tx, scope, itemsResource, {
      ...pick(item, copiedOfItem),
      pesel_account: await openedAccount(tx, scope, item),
      settlement_id: made.id,
      payment_status: item.amount_type === 'due' ? 'unpaid' : 'not_due',
      previous_item_id: item.id,
      previous_amount: item.amount,
      difference_amount: 0,
    });
  await showAtCompany(tx, scope, settlement.company_id);
  return { id: made.id };
}

/** A correction that is being sent takes the place of the version it corrects, with what was paid, or went to a bank, by then. */
export async function supersede(tx: Tx, scope: Scope, correction: Settlement): Promise<void> {
  if (correction.corrects_id === null) return;
  const trail = trailOf(scope);
  const earlier = new Map((await itemsOf(tx, scope, correction.corrects_id)).map((item) => [item.id, item]));
  for (const item of await itemsOf(tx, scope, correction.id)) {
    const before = earlier.get(item.previous_item_id ?? '');
    if (!before || item.stage !== 'published' || before.superseded) continue;
    await patch(tx, trail, itemsResource, item.id, carriedOver(item, before, todayOf(scope)));
  }
  for (const { id } of earlier.values()) await patch(tx, trail, itemsResource, id, { superseded: true });
  await patch(tx, trail, resources.settlements, correction.corrects_id, { superseded: true });
}

/** What a correction takes over of how its position was paid; an amount that grew is covered by what was set off only as far as before. */
function carriedOver(item: SettlementItem, before: SettlementItem, today: string): Partial<SettlementItem> {
  const { payments, paid_amount, transfer_taken_at, deferred, payment_status } = before;
  const carried = { payments, paid_amount, transfer_taken_at, deferred };
  if (item.amount_type !== 'due') return carried;
  const [amount, earlier] = [item.amount ?? 0, before.amount ?? 0];
  if (payment_status === 'offset' && amount > earlier && earlier > paid_amount) {
    const setOff = { date: today, amount: earlier - paid_amount, source: 'office' as const, proof: 'Zaliczono z nadpłaty' };
    return { ...carried, payments: [...(payments ?? []), setOff], paid_amount: earlier, payment_status: 'partly_paid' };
  }
  const counted = carriedStatus(before, amount);
  const status = counted === 'paid' && isWholeByWord(payments, amount) ? settledByWord(payment_status) : counted;
  return status === null ? carried : { ...carried, payment_status: status };
}

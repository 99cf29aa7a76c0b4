import { isWorker } from '../../access/principal';
import type { Tx } from '../db/database';
import { stillAsked } from '../documents/requestRows';
import { askFirst, conflict, Refusal } from '../errors';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { refuseAuthor } from './fourEyes';
import { itemsOf, itemsResource, type Settlement, type SettlementItem } from './records';

/** Documents that a refusal names; of more it says how many. */
const named = 5;

interface Sending {
  /** Leaves no position behind. */
  whole: boolean;
  /** The sender knows that documents which the client was asked for are missing. */
  without_documents?: boolean | null;
}

/** Sends the approved positions to the client; throws where something stands in the way of it. Answers what the settlement keeps of it. */
export async function publishItems(
  tx: Tx,
  scope: Scope,
  settlement: Settlement,
  { whole, without_documents }: Sending,
): Promise<Pick<Settlement, 'without_documents'>> {
  refuseStranger(scope, settlement);
  const items = await itemsOf(tx, scope, settlement.id);
  refuseAuthor(scope, settlement, items);
  refuseOpenPoints(settlement);
  const approved = items.filter(({ stage }) => stage === 'approved');
  const hidden = items.filter(({ stage }) => stage === 'hidden');
  if (items.length === 0)
    throw conflict(
      'Rozliczenie nie ma pozycji. Zaproponuj je, a jeśli klient nic nie płaci, dodaj „Brak płatności za ten miesiąc”.',
      undefined,
      'no_items',
    );
  if (whole && hidden.length > 0)
    throw conflict(`Zatwierdź albo usuń ukryte pozycje: ${namesOf(hidden)}.`, undefined, 'hidden_items');
  if (!whole && approved.length === 0)
    throw conflict('Nie ma zatwierdzonych pozycji do wysłania.', undefined, 'nothing_approved');
  const missing = await refuseMissing(tx, scope, settlement, without_documents === true);
  for (const { id } of approved) await patch(tx, trailOf(scope), itemsResource, id, { stage: 'published' });
  return { without_documents: missing };
}

/** Documents that the month's client still owes are said, and asked about or, by the firm's rule, waited for. Answers whether there are any. */
async function refuseMissing(tx: Tx, { tenant }: Scope, { company_id, period }: Settlement, isKnown: boolean): Promise<boolean> {
  if (tenant.config.modules.documents?.enabled !== true) return false;
  const labels = await stillAsked(tx, tenant.id, company_id, period);
  if (labels.length === 0) return false;
  const more = labels.length > named ? ` i jeszcze ${labels.length - named}` : '';
  const says = `Brakuje dokumentów, o które poproszono klienta: ${labels.slice(0, named).join(', ')}${more}.`;
  if (tenant.config.switches.completeDocuments)
    throw conflict(`${says} Biuro wysyła rozliczenia dopiero po ich otrzymaniu.`, undefined, 'documents_missing');
  if (!isKnown) throw askFirst(`${says} Wysłać mimo to?`, 'without_documents', 'documents_missing');
  return true;
}

/** Positions by name, for a sentence. */
export function namesOf(items: readonly SettlementItem[]): string {
  return items.map(({ kind }) => itemsResource.fields.kind.choices?.[kind]?.label ?? kind).join(', ');
}

/** The keeper, the payroll keeper, a manager or a superuser sends a settlement; the server sends none by itself. */
export function refuseStranger(
  { who }: Scope,
  { owner_id, payroll_owner_id }: Pick<Settlement, 'owner_id' | 'payroll_owner_id'>,
  says = 'Rozliczenie wysyła opiekun firmy, opiekun kadrowy albo kierownik.',
): void {
  const keeps = [owner_id, payroll_owner_id].includes(who.id) && !isWorker(who);
  if (!keeps && !who.roles.some((role) => role === 'manager' || role === 'superuser')) throw new Refusal(403, 'not_keeper', says);
}

/** Who keeps a settlement may send it, so nobody makes themselves its keeper (P06). */
export function changesKeeper(
  changes: Partial<Pick<Settlement, 'owner_id' | 'payroll_owner_id'>>,
  before: Pick<Settlement, 'owner_id' | 'payroll_owner_id'>,
): boolean {
  return (['owner_id', 'payroll_owner_id'] as const).some((key) => key in changes && changes[key] !== before[key]);
}

function refuseOpenPoints({ checklist }: Settlement): void {
  const left = (checklist ?? []).filter(({ required, done }) => required && !done).map(({ text }) => text);
  if (left.length > 0)
    throw conflict(
      `Najpierw zamknij wymagane punkty: ${left.join(', ')}.`,
      { checklist: 'Nie wszystkie wymagane punkty są zrobione' },
      'checklist',
    );
}

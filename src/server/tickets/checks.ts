import type { Tx } from '../db/database';
import { forbidden, invalid } from '../errors';
import type { Scope } from '../scope';
import type { Ticket, TicketValues } from './moving';
import { companyOf, sidesOf } from './rows';

/** What a case points to must be of its own company (P06), but for who watches it already; throws 422 on the field. */
export async function refuseForeign(
  values: TicketValues,
  companyId: string,
  { tx, scope, before }: { tx: Tx; scope: Scope; before?: Ticket },
): Promise<void> {
  const tenantId = scope.tenant.id;
  const { employee_id, parent_id, requester_id, watchers } = values;
  if (employee_id && (await companyOf(tx, tenantId, 'employees', employee_id)) !== companyId)
    throw invalid({ employee_id: 'Ten pracownik należy do innej firmy' });
  if (parent_id && parent_id === before?.id) throw invalid({ parent_id: 'Sprawa nie może być nadrzędna sama dla siebie' });
  if (parent_id && (await companyOf(tx, tenantId, 'tickets', parent_id)) !== companyId)
    throw invalid({ parent_id: 'Ta sprawa dotyczy innej firmy' });
  if (requester_id && (await sidesOf(tx, tenantId, companyId, [requester_id])).length === 0)
    throw invalid({ requester_id: 'Ta osoba nie należy ani do biura, ani do tej firmy' });
  const stood = new Set((before?.watchers ?? []).map(({ user_id }) => user_id));
  const watching = new Set((watchers ?? []).map(({ user_id }) => user_id).filter((each) => !stood.has(each)));
  if (watching.size > 0 && (await sidesOf(tx, tenantId, companyId, [...watching])).length < watching.size)
    throw invalid({ watchers: 'Obserwować może biuro albo ktoś z tej firmy' });
}

/** Who only looks on at a company decides nothing for it. */
export function refuseViewer({ company_id }: Ticket, { who }: Scope): void {
  if (who.isAdmin) return;
  const role = who.companies.find(({ id }) => id === company_id)?.role;
  if (!role || role === 'viewer') throw forbidden();
}

/** A note of an action's body: trimmed, null where empty. */
export function readNote(value: unknown, key: string, most = 500): string | null {
  if (value !== null && value !== undefined && typeof value !== 'string') throw invalid({ [key]: 'Podaj tekst' });
  const text = (value ?? '').trim();
  if (text.length > most) throw invalid({ [key]: `Najwyżej ${most} znaków` });
  return text === '' ? null : text;
}

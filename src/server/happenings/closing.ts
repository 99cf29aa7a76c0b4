import { resources } from '../../../resources';
import { formatDate } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { invalid } from '../errors';
import { notify } from '../notices/notify';
import { trailOf } from '../records/audit';
import { auditChange, setColumns } from '../records/change';
import { lockRecord } from '../records/current';
import { announce } from '../records/notices';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { closingEvent, isSetByServer } from './rows';

const { companies, 'company-events': events } = resources;
type Company = RecordOf<typeof companies> & { id: string };
type CompanyEvent = RecordOf<typeof events> & { id: string };

/** A company closes once: of a second event nobody would know which one holds. Throws where another one stands. */
export async function refuseSecondClosing(tx: Tx, scope: Scope, companyId: string, own: string | null): Promise<void> {
  const standing = await closingEvent(tx, scope.tenant.id, companyId);
  if (standing && standing.id !== own)
    throw invalid({ kind: `Zamknięcie jest już wpisane z dniem ${formatDate(standing.occurred_on)}: zmień tamto zdarzenie` });
}

/**
 * The day of an event of closing is the card's day as well. Withdrawn, it leaves the card open again, but for a day that a person typed there:
 * the server's own change bears no actor in the trail, by which the two are told apart.
 */
export async function followOnCard(tx: Tx, scope: Scope, after: CompanyEvent | null, before: CompanyEvent | null): Promise<void> {
  const day = after?.kind === 'closing' ? after.occurred_on : null;
  const was = before?.kind === 'closing' ? before.occurred_on : null;
  const companyId = (after ?? before)?.company_id;
  if (!companyId || day === was) return;
  const company = await lockRecord(tx, scope.tenant.id, companies, companyId, []);
  if (!company || company.closed_at === day) return;
  if (
    day === null &&
    (company.closed_at !== was ||
      !(await isSetByServer(tx, scope.tenant.id, { entity: 'companies', id: company.id }, 'closed_at')))
  )
    return;
  await patch(tx, { ...trailOf(scope), actor: null }, companies, company.id, { closed_at: day });
  if (day !== null) await tellKeepers(tx, scope, company, 'Zamknięcie działalności', day);
}

/** The card's day is the event's day as well; a card without one withdraws the event. */
export async function followOnEvent(tx: Tx, scope: Scope, after: Company, before: Company | null): Promise<void> {
  const day = after.closed_at;
  if (day === (before?.closed_at ?? null)) return;
  const standing = await closingEvent(tx, scope.tenant.id, after.id);
  if (standing && day === null) await withdraw(tx, scope, standing.id);
  else if (standing) await patch(tx, { ...trailOf(scope), actor: null }, events, standing.id, { occurred_on: day });
  if (day !== null) await tellKeepers(tx, scope, after, 'Zamknięcie działalności', day);
}

async function withdraw(tx: Tx, scope: Scope, id: string): Promise<void> {
  const before = await lockRecord(tx, scope.tenant.id, events, id, []);
  if (!before) return;
  const now = wholeSecond(scope.now);
  await setColumns(tx, trailOf(scope), events, id, { deleted_at: now, updated_at: now });
  announce(tx, scope.tenant.id, events, id, 'delete');
  await auditChange(tx, trailOf(scope), events, 'delete', before, before, []);
}

/** An opening has no field of the card: its day is told as it was entered. */
export async function tellOpening(tx: Tx, scope: Scope, after: CompanyEvent | null, before: CompanyEvent | null): Promise<void> {
  if (after?.kind !== 'opening' || (before?.kind === 'opening' && before.occurred_on === after.occurred_on)) return;
  const company = await lockRecord(tx, scope.tenant.id, companies, after.company_id, []);
  if (company) await tellKeepers(tx, scope, company, 'Otwarcie działalności', after.occurred_on);
}

/** Whoever enters it hears nothing. */
async function tellKeepers(tx: Tx, scope: Scope, company: Company, powod: string, day: string): Promise<void> {
  await notify(tx, scope, {
    event: 'company_opened_or_closed',
    to: [company.owner_id, company.payroll_owner_id].filter((id) => id !== null),
    record: { resource: 'companies', id: company.id },
    values: { firma: company.title, powod, termin: formatDate(day) },
  });
}

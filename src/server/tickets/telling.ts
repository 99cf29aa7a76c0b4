import { formatDateTime } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { priceWords } from '../../lib/vat';
import type { Tx } from '../db/database';
import type { EventCode } from '../notices/catalogue';
import { notify } from '../notices/notify';
import { companyTitle, peopleWith } from '../notices/people';
import type { Scope } from '../scope';
import type { Ticket } from './moving';
import { decidersOf, sidesOf } from './rows';

async function tell(
  tx: Tx,
  scope: Scope,
  event: EventCode,
  ticket: Ticket,
  to: readonly string[],
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (to.length === 0) return;
  await notify(tx, scope, {
    event,
    to: [...new Set(to)],
    record: { resource: 'tickets', id: ticket.id },
    values: {
      tytul: ticket.subject,
      numer: ticket.number,
      firma: await companyTitle(tx, scope.tenant.id, ticket.company_id),
      autor: scope.who.first_name,
      ...values,
    },
  });
}

/** Those of the requester and the watchers who are on that side. */
async function followersOf(tx: Tx, scope: Scope, ticket: Ticket, side: 'office' | 'client'): Promise<string[]> {
  const ids = [ticket.requester_id, ...(ticket.watchers ?? []).map(({ user_id }) => user_id)].filter((id) => id !== null);
  const people = await sidesOf(tx, scope.tenant.id, ticket.company_id, ids);
  return people.filter(({ office }) => office === (side === 'office')).map(({ id }) => id);
}

/** Whoever of the office looks after the case; managers where nobody does. */
async function keepersOf(tx: Tx, scope: Scope, ticket: Ticket): Promise<string[]> {
  return ticket.assignee_id ? [ticket.assignee_id] : peopleWith(tx, scope.tenant.id, 'manager');
}

export async function tellCreated(tx: Tx, scope: Scope, ticket: Ticket): Promise<void> {
  const client = scope.who.isAdmin ? await followersOf(tx, scope, ticket, 'client') : [];
  await tell(tx, scope, 'ticket_created', ticket, [...(await keepersOf(tx, scope, ticket)), ...client]);
}

/** The case is somebody else's now. */
export async function tellGiven(tx: Tx, scope: Scope, ticket: Ticket): Promise<void> {
  if (ticket.assignee_id) await tell(tx, scope, 'ticket_created', ticket, [ticket.assignee_id]);
}

export async function tellAnswered(tx: Tx, scope: Scope, ticket: Ticket, fromOffice: boolean): Promise<void> {
  const office = await followersOf(tx, scope, ticket, 'office');
  const others = fromOffice ? await followersOf(tx, scope, ticket, 'client') : await keepersOf(tx, scope, ticket);
  await tell(tx, scope, 'ticket_answered', ticket, [...office, ...others]);
}

/** What a status means for the client, where it means something. */
export async function tellMoved(tx: Tx, scope: Scope, after: Ticket, before: Ticket): Promise<void> {
  if (after.status === before.status) return;
  const events: Partial<Record<Ticket['status'], EventCode>> = {
    waiting_client: 'ticket_waiting',
    resolved: 'ticket_resolved',
    closed: 'ticket_rating',
  };
  const event = events[after.status];
  if (!event || (event === 'ticket_rating' && (after.satisfaction !== null || after.merged_into_id !== null))) return;
  await tell(tx, scope, event, after, await followersOf(tx, scope, after, 'client'));
}

export async function tellOfPrice(tx: Tx, scope: Scope, ticket: Ticket): Promise<void> {
  await tell(tx, scope, 'price_acceptance_needed', ticket, await decidersOf(tx, scope.tenant.id, ticket.company_id), {
    // Net: a firm keeps a copy of each text, and those say „{kwota_razem} netto”.
    kwota_razem: formatMoney(ticket.price_amount ?? 0),
    cena: priceWords(ticket.price_amount ?? 0, ticket.price_gross_amount),
  });
}

export async function tellOfClock(tx: Tx, scope: Scope, ticket: Ticket, what: 'warning' | 'broken', due: string): Promise<void> {
  const managers = what === 'broken' ? await peopleWith(tx, scope.tenant.id, 'manager') : [];
  const to = [...(await keepersOf(tx, scope, ticket)), ...managers];
  await tell(tx, scope, what === 'warning' ? 'ticket_sla_warning' : 'ticket_sla_broken', ticket, to, {
    termin: formatDateTime(due),
  });
}

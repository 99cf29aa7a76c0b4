import { resources } from '../../../resources';
import { hasArea } from '../../access/principal';
import { begun, retimed } from '../../domain/tickets/clocks';
import { fromWarsaw, toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import { officeCalendar } from '../../tenants/hours';
import { conflict, forbidden, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { keeperOf } from '../messages/rows';
import { one } from '../records/one';
import { readNote, refuseForeign, refuseViewer } from './checks';
import { merge } from './merging';
import { clocksOf, keepTicket, moved, moveTicket, type Ticket, type TicketValues, watchClock } from './moving';
import { afterPost, newNumber } from './posting';
import { acceptPrice, proposePrice, refusePrice, settle, withdrawPrice } from './pricing';
import { firstClientOf, minutesSpent, termsOf } from './rows';
import { tellCreated, tellGiven, tellMoved } from './telling';

type Body = Readonly<Record<string, unknown>>;
type Deed = (ticket: Ticket, body: Body, context: HookContext) => Promise<unknown>;

/** Does something with one case, and answers the case as it stands then. */
const doing = (deed: Deed) => async (records: Ticket[], body: Body, context: HookContext) => {
  const [ticket] = records;
  if (!ticket) return null;
  await deed(ticket, body, context);
  return one(context.tx, context.scope, resources.tickets, ticket.id);
};

const to =
  (status: Ticket['status']) =>
  (ticket: Ticket, { scope }: HookContext) => {
    refuseViewer(ticket, scope);
    return moved(ticket, status, scope);
  };

/** Clients' cases: who deals with one, how long the office has, whose turn it is, what it costs. */
export const tickets = defineHandlers(resources.tickets, {
  async create(values, context) {
    const { tx, scope } = context;
    const { company_id, category_id, priority = 'normal' } = values;
    if (!company_id || !category_id || !isUuid(company_id) || !isUuid(category_id)) return {};
    await refuseForeign(values, company_id, context);
    const terms = await termsOf(tx, scope.tenant.id, category_id, priority);
    if (!terms) throw invalid({ category_id: 'Wybierz pozycję z listy' });
    const asked = scope.who.isAdmin ? (values.requester_id ?? null) : scope.who.id;
    return {
      number: await newNumber(context),
      ...begun(toWarsaw(scope.now), terms, officeCalendar(scope.tenant.config)),
      requester_id: asked ?? (await firstClientOf(tx, scope.tenant.id, company_id)) ?? scope.who.id,
      assignee_id: values.assignee_id ?? terms.assignee_id ?? (await keeperOf(tx, scope.tenant.id, company_id)),
      group: values.group ?? (terms.group as Ticket['group']),
    };
  },
  async update(changes, before, { tx, scope }) {
    await refuseForeign(changes, before.company_id, { tx, scope, before });
    const next = { ...before, ...changes };
    if (next.category_id === before.category_id && next.priority === before.priority) return {};
    const terms = await termsOf(tx, scope.tenant.id, next.category_id, next.priority);
    const old = await termsOf(tx, scope.tenant.id, before.category_id, before.priority);
    if (!terms || !old) return {};
    const more = { first: terms.first - old.first, solution: terms.solution - old.solution };
    return retimed(clocksOf(before), toWarsaw(scope.now), more, officeCalendar(scope.tenant.config));
  },
  transitions: {
    take: (ticket, { scope }) => ({ ...moved(ticket, 'open', scope), assignee_id: ticket.assignee_id ?? scope.who.id }),
    wait_client: to('waiting_client'),
    wait_authority: to('waiting_authority'),
    hold: to('on_hold'),
    resume: to('open'),
    resolve: to('resolved'),
    close: to('closed'),
    reopen: (ticket, context) => {
      refuseMerged(ticket);
      return to('open')(ticket, context);
    },
    cancel: to('cancelled'),
  },
  actions: {
    snooze: doing(snooze),
    price: doing(proposePrice),
    withdraw_price: doing(withdrawPrice),
    settle: doing(settle),
    accept_price: doing(acceptPrice),
    refuse_price: doing(refusePrice),
    rate: doing(rate),
    merge: doing(merge),
    watch: doing((ticket, body, context) => watching(ticket, body, context, true)),
    unwatch: doing((ticket, body, context) => watching(ticket, body, context, false)),
  },
  remove({ billable_event_id }) {
    if (billable_event_id !== null)
      throw conflict('Za tę sprawę naliczono opłatę, więc zostaje. Możesz ją zamknąć.', undefined, 'charged');
  },
  async saved(after, before, { tx, scope }) {
    if (!after) return;
    await watchClock(tx, scope, after);
    if (!before) return tellCreated(tx, scope, after);
    await tellMoved(tx, scope, after, before);
    if (after.assignee_id !== before.assignee_id) await tellGiven(tx, scope, after);
  },
  posted: afterPost,
  async present({ id }, scope, db) {
    const { tenant, who } = scope;
    if (!who.isAdmin || tenant.config.modules.uptime?.enabled !== true) return {};
    const seesOthers = hasArea(who, 'reports', tenant.config);
    return { spent_minutes: await minutesSpent(db, tenant.id, id, seesOthers ? null : who.id) };
  },
});

function refuseMerged({ merged_into_id }: Ticket): void {
  if (merged_into_id !== null)
    throw conflict('Ta sprawa jest połączona z inną i tam jest prowadzona dalej.', undefined, 'merged');
}

const canSnooze: readonly Ticket['status'][] = ['new', 'open', 'waiting_client', 'waiting_authority', 'on_hold'];

/** Puts a case off until a moment; it comes back by itself. */
async function snooze(ticket: Ticket, body: Body, { tx, scope }: HookContext): Promise<void> {
  const { until } = body;
  const at = typeof until === 'string' ? fromWarsaw(until) : null;
  if (!at) throw invalid({ until: 'Podaj datę i godzinę' });
  if (at <= scope.now) throw invalid({ until: 'Wybierz chwilę w przyszłości' });
  if (!canSnooze.includes(ticket.status)) throw conflict('Tej sprawy nie można już odłożyć.', undefined, 'out_of_turn');
  await moveTicket(tx, scope, ticket, 'on_hold', { snoozed_until: toWarsaw(at) });
}

const done: readonly Ticket['status'][] = ['resolved', 'closed'];

/** The client says how it went, once, when it is over. */
async function rate(ticket: Ticket, body: Body, { tx, scope }: HookContext): Promise<void> {
  if (scope.who.isAdmin) throw forbidden();
  refuseViewer(ticket, scope);
  if (!done.includes(ticket.status)) throw conflict('Ocenić można sprawę, która jest załatwiona.', undefined, 'out_of_turn');
  if (ticket.satisfaction !== null) throw conflict('Ta sprawa jest już oceniona. Dziękujemy!', undefined, 'rated');
  const { satisfaction } = body;
  if (typeof satisfaction !== 'number' || ![1, 2, 3, 4, 5].includes(satisfaction))
    throw invalid({ satisfaction: 'Wybierz ocenę od 1 do 5' });
  await keepTicket(tx, scope, ticket.id, { satisfaction, satisfaction_note: readNote(body.note, 'note') });
}

async function watching(ticket: Ticket, _body: Body, { tx, scope }: HookContext, on: boolean): Promise<void> {
  const others: TicketValues['watchers'] = (ticket.watchers ?? []).filter(({ user_id }) => user_id !== scope.who.id);
  await keepTicket(tx, scope, ticket.id, { watchers: on ? [...others, { user_id: scope.who.id }] : others });
}

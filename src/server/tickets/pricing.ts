import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { unitPrice, worth } from '../../lib/prices';
import { cut } from '../../lib/text';
import { isUuid } from '../../lib/uuid';
import { grossOf, priceWords } from '../../lib/vat';
import { priceOn } from '../billing/priceRows';
import { keepDecision } from '../decisions/keep';
import { conflict, forbidden, invalid, notFound } from '../errors';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { create } from '../records/create';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { actorOf, systemScope } from '../scope';
import { readNote, refuseViewer } from './checks';
import { keepTicket, type Ticket } from './moving';
import { say } from './posting';
import { needsAcceptance } from './rows';
import { tellAnswered, tellOfPrice } from './telling';

type Body = Readonly<Record<string, unknown>>;
const over: readonly Ticket['status'][] = ['closed', 'cancelled'];
const most = 1_000_000;
const none = {
  price_item_id: null,
  price_quantity: null,
  price_amount: null,
  price_gross_amount: null,
  price_vat_rate: null,
  price_note: null,
};

/** The office says what a case will cost besides the subscription: the client's own price, else the list's; some items need no consent. */
export async function proposePrice(ticket: Ticket, body: Body, { tx, scope }: HookContext): Promise<void> {
  if (scope.tenant.config.modules.pricelist?.enabled !== true) throw notFound();
  refuseCharged(ticket);
  if (over.includes(ticket.status)) throw conflict('Sprawa jest zamknięta. Otwórz ją, aby ją wycenić.', undefined, 'closed');
  const { item_id, quantity } = body;
  if (typeof item_id !== 'string' || !isUuid(item_id)) throw invalid({ item_id: 'Wybierz pozycję cennika' });
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1 || quantity > most)
    throw invalid({ quantity: 'Podaj ilość, na przykład 1,5' });
  const asked = { itemId: item_id, companyId: ticket.company_id, day: todayOf(scope) };
  const item = await priceOn(tx, scope.tenant.id, asked);
  if (!item) throw invalid({ item_id: 'Wybierz pozycję z listy' });
  const unit = item.own_amount ?? unitPrice(item.net_amount, item.tiers ?? [], quantity);
  const net = worth(unit, quantity, item.own_amount === null ? (item.min_amount ?? 0) : 0);
  const priced = await keepTicket(tx, scope, ticket.id, {
    billable: 'extra_pending',
    price_item_id: item_id,
    price_quantity: quantity,
    price_amount: net,
    price_gross_amount: grossOf(net, item.vat_rate),
    price_vat_rate: item.vat_rate as Ticket['price_vat_rate'],
    price_note: readNote(body.note, 'note'),
  });
  if (!priced) throw notFound();
  if (await needsAcceptance(tx, scope.tenant.id, item_id)) await tellOfPrice(tx, scope, priced);
  else await charge(priced, { tx, scope });
}

/** The price is taken back before the client has decided, or after a refusal. */
export async function withdrawPrice(ticket: Ticket, _body: Body, { tx, scope }: HookContext): Promise<void> {
  if (ticket.billable !== 'extra_pending' && ticket.billable !== 'extra_rejected')
    throw conflict('Nie ma wyceny, którą można wycofać.', undefined, 'no_price');
  await keepTicket(tx, scope, ticket.id, { billable: 'in_plan', ...none });
}

/** In the subscription, or free: nothing to be accepted. */
export async function settle(ticket: Ticket, body: Body, { tx, scope }: HookContext): Promise<void> {
  refuseCharged(ticket);
  const { billable } = body;
  if (billable !== 'in_plan' && billable !== 'free') throw invalid({ billable: 'Wybierz: w abonamencie albo bezpłatne' });
  await keepTicket(tx, scope, ticket.id, { billable, ...none });
}

/** The client agrees: from now on there is one payable event, whatever happens besides. */
export async function acceptPrice(ticket: Ticket, _body: Body, context: HookContext): Promise<void> {
  refuseOthers(ticket, context);
  const charged = await charge(ticket, context);
  await keepPriceDecision(charged, true, context);
  await tellDecision(charged, `Wycena zaakceptowana: ${wordsOf(charged)}.`, context);
}

export async function refusePrice(ticket: Ticket, body: Body, context: HookContext): Promise<void> {
  refuseOthers(ticket, context);
  const note = readNote(body.note, 'note');
  const { tx, scope } = context;
  const refused = await keepTicket(tx, scope, ticket.id, { billable: 'extra_rejected', price_note: note });
  if (!refused) return;
  await keepPriceDecision(refused, false, context);
  await tellDecision(refused, `Wycena odrzucona.${note ? ` ${note}` : ''}`, context);
}

/** Makes the payable event of a case. The case's row is held, so two who accept at once make one. */
async function charge(ticket: Ticket, { tx, scope }: HookContext): Promise<Ticket> {
  const { price_item_id, price_quantity, price_amount, price_gross_amount, price_vat_rate } = ticket;
  if (ticket.billable_event_id !== null || price_item_id === null || price_quantity === null) throw decided();
  const server = { ...systemScope(scope.tenant, scope.now, scope.requestId) };
  const event = await create(tx, server, resources['billable-events'], {
    company_id: ticket.company_id,
    period: todayOf(scope).slice(0, 7),
    description: cut(`${ticket.number}: ${ticket.subject}`, 200),
    item_id: price_item_id,
    quantity: price_quantity,
    vat_rate: price_vat_rate,
  });
  // Where the item needs no consent, whoever priced the case has decided.
  const agreed = {
    source: 'ticket',
    status: 'accepted',
    net_amount: price_amount,
    gross_amount: price_gross_amount ?? grossOf(price_amount ?? 0, String(event.vat_rate)),
    decided_at: toWarsaw(scope.now),
    decided_by_id: actorOf(scope),
  };
  await patch(tx, trailOf(scope), resources['billable-events'], event.id, agreed);
  const charged = await keepTicket(tx, scope, ticket.id, { billable: 'extra_accepted', billable_event_id: event.id });
  if (!charged) throw notFound();
  return charged;
}

const wordsOf = ({ price_amount, price_gross_amount }: Ticket) => priceWords(price_amount ?? 0, price_gross_amount);

/** How long a client may think a price over, in hours. */
const thinkingHours = 24;

async function keepPriceDecision(ticket: Ticket, accepted: boolean, context: HookContext): Promise<void> {
  const { id, number, subject, company_id } = ticket;
  await keepDecision(
    {
      company_id,
      kind: 'price',
      title: `${accepted ? 'Zaakceptowana' : 'Odrzucona'} cena: ${wordsOf(ticket)}, sprawa ${number} „${subject}”`,
      effect: accepted ? 'Kwota trafi na najbliższą fakturę biura.' : 'Biuro nie naliczy tej kwoty.',
      about: 'tickets',
      record_id: id,
      back_until: toWarsaw(new Date(context.scope.now.getTime() + thinkingHours * 3_600_000)),
    },
    context,
  );
}

async function tellDecision(ticket: Ticket, words: string, { tx, scope }: HookContext): Promise<void> {
  await say(tx, scope, ticket.id, words);
  await tellAnswered(tx, scope, ticket, false);
}

/** The client alone decides, and once. */
function refuseOthers(ticket: Ticket, { scope }: HookContext): void {
  if (scope.who.isAdmin) throw forbidden();
  refuseViewer(ticket, scope);
  if (ticket.billable !== 'extra_pending') throw decided();
}

function refuseCharged({ billable_event_id }: Ticket): void {
  if (billable_event_id !== null)
    throw conflict('Cena jest już zaakceptowana i naliczona. Zmień ją w zdarzeniach płatnych.', undefined, 'charged');
}

const decided = () => conflict('Ta wycena nie czeka już na decyzję.', undefined, 'decided');

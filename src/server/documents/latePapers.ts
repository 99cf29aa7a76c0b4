import { resources } from '../../../resources';
import { addMonths, formatMonth, toWarsaw } from '../../lib/dates';
import { unitPrice, worth } from '../../lib/prices';
import { grossOf, priceWords } from '../../lib/vat';
import type { RecordOf } from '../../schema';
import { priceOn } from '../billing/priceRows';
import { askFirst, invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { create } from '../records/create';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { actorOf, byServer, systemScope } from '../scope';
import { correct } from '../settlements/correcting';
import { sentStates, settlementOf } from '../settlements/records';
import { isDeclared, settlementOfMonth } from './declarationRows';
import { correctionItem, hasAgreedCorrection } from './latePaperRows';

type Document = RecordOf<typeof resources.documents>;
type Paper = Partial<Pick<Document, 'company_id' | 'period' | 'request_item_id' | 'late_accepted'>>;
type Placed = Partial<Pick<Document, 'period' | 'late_for' | 'late_accepted'>>;

/** Months looked at for one that is still open. */
const furthest = 24;
/** Hundredths: one correction. */
const once = 100;

/**
 * Where a client's own paper goes that comes after they said its month was complete: by the firm's rule. What the office itself asked for
 * stays with its month.
 */
export async function placeLate(
  { company_id, period, request_item_id, late_accepted }: Paper,
  context: HookContext,
): Promise<Placed> {
  const { tx, scope } = context;
  const rule = scope.tenant.config.switches.latePapers;
  if (scope.who.isAdmin || rule === 'same_month' || request_item_id || !company_id || !period) return { late_accepted: null };
  if (!(await isDeclared(tx, scope.tenant.id, company_id, period))) return { late_accepted: null };
  if (rule === 'next_month')
    return { period: await openAfter(company_id, period, context), late_for: period, late_accepted: null };
  if (late_accepted !== true && !(await hasAgreedCorrection(tx, scope.tenant.id, { company_id, period })))
    throw askFirst(await offer(company_id, period, context), 'late_accepted', 'late_papers');
  return { late_for: period };
}

/** A paper that its client agreed to pay a correction for opens it, once for all that are sent with it. */
export async function openLateCorrection(paper: Document, context: HookContext): Promise<void> {
  const { tx, scope } = context;
  const { company_id, late_for, late_accepted } = paper;
  if (late_for === null || late_accepted !== true) return;
  const standing = { company_id, period: late_for, besides: paper.id };
  if (await hasAgreedCorrection(tx, scope.tenant.id, standing)) return;
  const price = await priceOf(company_id, context);
  if (price) {
    const server = systemScope(scope.tenant, scope.now, scope.requestId);
    const event = await create(tx, server, resources['billable-events'], {
      company_id,
      period: todayOf(scope).slice(0, 7),
      description: `Korekta za ${formatMonth(late_for)}: dokumenty po zgłoszeniu kompletu`,
      item_id: price.item_id,
      quantity: once,
    });
    const agreed = {
      source: 'correction',
      status: 'accepted',
      net_amount: price.net,
      gross_amount: price.gross,
      decided_at: toWarsaw(scope.now),
      decided_by_id: actorOf(scope),
    };
    await patch(tx, trailOf(scope), resources['billable-events'], String(event.id), agreed);
  }
  const found = await settlementOfMonth(tx, scope.tenant.id, company_id, late_for);
  if (found && sentStates.includes(found.status))
    await correct(
      tx,
      byServer(scope),
      await settlementOf(tx, scope, found.id),
      `Klient dosłał dokumenty po zgłoszeniu kompletu: ${paper.title}`,
    );
}

/** A month that was said to be complete is not reached by a change of the paper either. */
export async function refuseLateMonth({ company_id, period }: Paper, { tx, scope }: HookContext): Promise<void> {
  if (scope.who.isAdmin || scope.tenant.config.switches.latePapers === 'same_month' || !company_id || !period) return;
  if (await isDeclared(tx, scope.tenant.id, company_id, period))
    throw invalid({ period: `Komplet za ${formatMonth(period)} jest już zgłoszony` });
}

async function openAfter(companyId: string, period: string, { tx, scope }: HookContext): Promise<string> {
  for (let after = 1; after <= furthest; after += 1) {
    const month = addMonths(period, after);
    if (!(await isDeclared(tx, scope.tenant.id, companyId, month))) return month;
  }
  return addMonths(period, furthest + 1);
}

/** What the client is asked, with the price that they would be charged. */
async function offer(companyId: string, period: string, context: HookContext): Promise<string> {
  const price = await priceOf(companyId, context);
  const cost = price ? `To korekta za ${priceWords(price.net, price.gross)}: ${price.name}.` : 'To korekta; jej cenę poda biuro.';
  return `Komplet za ${formatMonth(period)} jest już zgłoszony. ${cost} Wysłać mimo to?`;
}

async function priceOf(companyId: string, { tx, scope }: HookContext) {
  const day = todayOf(scope);
  const item_id = scope.tenant.config.modules.pricelist?.enabled === true ? await correctionItem(tx, scope.tenant.id, day) : null;
  const item = item_id ? await priceOn(tx, scope.tenant.id, { itemId: item_id, companyId, day }) : null;
  if (!item_id || !item) return null;
  const unit = item.own_amount ?? unitPrice(item.net_amount, item.tiers ?? [], once);
  const net = worth(unit, once, item.own_amount === null ? (item.min_amount ?? 0) : 0);
  return { item_id, name: item.name, net, gross: grossOf(net, item.vat_rate) };
}

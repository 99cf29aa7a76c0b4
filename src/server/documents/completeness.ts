import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { announce } from '../records/notices';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { countItem, type ItemCounts, itemsOf } from './requestRows';
import { tellOfRequest } from './telling';

const items = resources['document-request-items'];
const requests = resources['document-requests'];

/** States of a request in which its client sees it. */
const visible = ['sent', 'partial', 'complete', 'overdue'];
/** States in which it still asks for something. */
const asking = ['sent', 'partial', 'overdue'];

/** Whether items of a request that stands so are seen by the client, and still asked for; null is one that is gone. */
export const shownIn = (status: string | null) => ({
  sent: status !== null && visible.includes(status),
  open: status !== null && asking.includes(status),
});

/** Where an item stands by its documents; the client's "nie mam" holds until a document comes. */
function itemStatus({ open, accepted, returned }: ItemCounts, wanted: number | null, before: string): string {
  const there = open + accepted;
  if (there === 0 && returned === 0) return before === 'not_applicable' ? before : 'missing';
  if (returned > 0 && there < (wanted ?? 1)) return 'returned';
  if (there < (wanted ?? 1)) return 'missing';
  return open === 0 && accepted >= (wanted ?? 1) ? 'accepted' : 'uploaded';
}

/** Where a request that was sent stands by its items; those that are not required count only where nothing else is asked for. */
function requestStatus(
  standing: readonly { status: string; required: boolean }[],
  dueDate: string,
  today: string,
): 'sent' | 'partial' | 'complete' | 'overdue' {
  const required = standing.filter((item) => item.required);
  const asked = required.length > 0 ? required : standing;
  const done = (item: { status: string }) => ['uploaded', 'accepted', 'not_applicable'].includes(item.status);
  if (asked.length > 0 && asked.every(done)) return 'complete';
  if (dueDate < today) return 'overdue';
  return standing.some(done) ? 'partial' : 'sent';
}

/** Writes where an item stands after its documents changed, and its request after it. */
export async function keepItem(itemId: string, context: HookContext): Promise<void> {
  const { tx, scope } = context;
  const item = await lockRecord(tx, scope.tenant.id, items, itemId, []);
  if (!item) return;
  const status = itemStatus(
    await countItem(tx, scope.tenant.id, itemId),
    item.quantity_expected as number | null,
    String(item.status),
  );
  if (status === item.status) return;
  await patch(tx, trailOf(scope), items, itemId, { status, ...(status === 'not_applicable' ? {} : { note: null }) });
  await keepRequest(String(item.request_id), context);
}

/** Keeps with a request's items whether the client sees them and whether they are still asked for. */
export async function showItems(requestId: string, status: string | null, { tx, scope }: HookContext): Promise<void> {
  const now = shownIn(status);
  for (const item of await itemsOf(tx, scope.tenant.id, requestId))
    if (item.sent !== now.sent || item.open !== now.open) await patch(tx, trailOf(scope), items, item.id, now);
}

/** Writes where a request stands after its items, or the date, changed; a draft and a cancelled one stay. */
export async function keepRequest(requestId: string, context: HookContext): Promise<void> {
  const { tx, scope } = context;
  const request = await lockRecord(tx, scope.tenant.id, requests, requestId, []);
  if (!request || request.status === 'draft' || request.status === 'cancelled') return;
  const standing = await itemsOf(tx, scope.tenant.id, requestId);
  const status = requestStatus(standing, String(request.due_date), todayOf(scope));
  announce(tx, scope.tenant.id, resources.companies, String(request.company_id), 'update');
  if (status === request.status) return;
  const completed_at = status === 'complete' ? toWarsaw(scope.now) : null;
  await patch(tx, trailOf(scope), requests, requestId, { status, completed_at });
  await showItems(requestId, status, context);
  await tellOfRequest({ ...request, status } as never, String(request.status), context);
}

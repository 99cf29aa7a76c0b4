import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { conflict, forbidden, invalid, notFound } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { todayOf } from '../records/present';
import { keepRequest, showItems, shownIn } from './completeness';
import { askRequest, itemsOf } from './requestRows';
import { tellOfRequest } from './telling';

const items = resources['document-request-items'];

/** A request for documents: its items go out with it and come back with it. */
export const documentRequests = defineHandlers(resources['document-requests'], {
  create({ due_date }, { scope }) {
    if (due_date && due_date < todayOf(scope)) throw invalid({ due_date: 'Termin już minął' });
    return {};
  },
  transitions: {
    async send({ id, due_date }, { tx, scope }) {
      if ((await itemsOf(tx, scope.tenant.id, id)).length === 0)
        throw conflict('Najpierw dodaj co najmniej jedną pozycję.', undefined, 'no_items');
      if (due_date < todayOf(scope))
        throw conflict('Termin już minął. Przesuń go i wyślij prośbę.', { due_date: 'Termin już minął' });
      return { sent_at: toWarsaw(scope.now) };
    },
  },
  async saved(after, before, context) {
    const id = after?.id ?? before?.id;
    if (!id) return;
    await showItems(id, after?.status ?? null, context);
    if (after && shownIn(after.status).sent && after.due_date !== before?.due_date) await keepRequest(id, context);
    if (after && before && after.status !== before.status) await tellOfRequest(after, before.status, context);
  },
});

/** Items of a request: its company's, in its month, seen by the client as long as it is. */
export const documentRequestItems = defineHandlers(items, {
  async create({ request_id }, { tx, scope }) {
    const request = request_id ? await askRequest(tx, scope.tenant.id, request_id) : null;
    if (!request) return {};
    if (request.status === 'cancelled') throw conflict('Ta prośba jest anulowana. Utwórz nową.', undefined, 'cancelled');
    return { company_id: request.company_id, period: request.period, ...shownIn(request.status) };
  },
  transitions: {
    skip: ({ company_id }, { scope }) => byWriter(company_id, scope),
    resume: ({ company_id }, { scope }) => ({ ...byWriter(company_id, scope), note: null }),
  },
  async saved(after, before, context) {
    const request = after?.request_id ?? before?.request_id;
    if (request && (!after || !before || after.status !== before.status || after.required !== before.required))
      await keepRequest(request, context);
  },
});

/** A client answers where their role lets them write. */
function byWriter(companyId: string, { who }: HookContext['scope']): Record<never, never> {
  const role = who.companies.find(({ id }) => id === companyId)?.role;
  if (!who.isAdmin && role === undefined) throw notFound();
  if (role === 'viewer') throw forbidden();
  return {};
}

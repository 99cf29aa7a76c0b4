import { resources } from '../../../resources';
import { hasArea } from '../../access/principal';
import { isMonth } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import type { Database, Tx } from '../db/database';
import { forbidden, invalid, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { listLimits } from '../records/listLimits';
import { requireOwnSide } from '../records/ownSide';
import { viewOf } from '../records/view';
import { within } from '../records/within';
import { onceOnly } from '../routes/repeatable';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { monthsOfEntries, type WorkedClientMonth } from './rows';
import { billOf, charge, type MonthBill } from './worktime';

type Body = Readonly<Record<string, unknown>>;
interface Asked {
  months: readonly WorkedClientMonth[] | null;
  ids: readonly string[];
  itemId: string | null;
  ask: boolean;
}

const events = resources['billable-events'];
const body = {
  type: 'object',
  properties: {
    company_id: { type: 'string', description: 'Z okresem: cały miesiąc firmy' },
    period: { type: 'string', description: 'RRRR-MM' },
    uptime_ids: { type: 'array', items: { type: 'string' }, description: 'Zamiast firmy i okresu: same te wpisy' },
    item_id: { type: 'string', description: 'Pozycja cennika za godzinę; pominięta: pierwsza liczona z czasu pracy' },
    ask: { type: 'boolean', description: 'Od razu poproś klienta o akceptację' },
  },
} as const;

/** Working time turned into payable events: what it would come to, and the deed itself. */
export function billingRoutes(app: App, { db, config }: Services): void {
  const route = (summary: string, rate?: 'previews') => ({
    validatorCompiler: () => () => true,
    config: { area: events.area, verb: 'create', resource: events, ...(rate ? { rate } : {}) } as const,
    schema: { tags: [events.name], summary, body, response: { 200: { type: 'object', additionalProperties: true } } },
  });
  app.post<{ Body: Body | null }>(
    '/api/billable-events/worktime/preview',
    route('Rozliczenie czasu pracy: podgląd, nic nie zapisuje', 'previews'),
    async (request) => ({ data: shown(await bills(db, scopeOf(request), readAsked(request.body ?? {}))) }),
  );
  app.post<{ Body: Body | null }>(
    '/api/billable-events/worktime',
    route('Rozliczenie czasu pracy: zdarzenia płatne z zatwierdzonych wpisów, każdy wpis raz'),
    async (request, reply) => {
      const scope = scopeOf(request);
      return onceOnly(db, scope, request, reply, config.limits.request.idempotencyKey, async (on) => ({
        status: 200,
        body: { data: await chargeAll(on, scope, readAsked(request.body ?? {})) },
      }));
    },
  );
}

const shown = (months: readonly MonthBill[]) =>
  months.map((month) => ({
    ...month,
    lines: month.lines.map(({ entries, ...line }) => ({ ...line, entries: entries.length })),
  }));

function bills(on: Database | Tx, scope: Scope, asked: Asked): Promise<MonthBill[]> {
  refuseOthers(scope);
  return within(on, async (tx) => {
    const { ids, itemId } = asked;
    const months = asked.months ?? (await monthsOfEntries(tx, scope.tenant.id, ids));
    await requireOwnSide(
      tx,
      scope,
      resources.companies,
      months.map(({ company_id }) => company_id),
    );
    if (months.length === 0) throw invalid({ uptime_ids: 'Żaden z tych wpisów nie ma firmy, więc nie ma komu go policzyć' });
    const wanted = asked.months ? {} : { wanted: new Set(ids) };
    const made: MonthBill[] = [];
    for (const month of months) made.push(await billOf(tx, scope, month, { itemId, ...wanted }));
    return made;
  });
}

/** Charges all months asked for, or none of them. */
function chargeAll(on: Database | Tx, scope: Scope, asked: Asked): Promise<{ ids: string[] }> {
  return within(on, async (tx) => {
    const ids: string[] = [];
    for (const bill of await bills(tx, scope, asked)) ids.push(...(await charge(tx, scope, bill, asked.ask)));
    if (ids.length === 0) throw invalid({ period: 'Nie ma tu zatwierdzonego czasu do rozliczenia' }, undefined, 'nothing');
    return { ids };
  });
}

/** Whoever charges the time of colleagues must be allowed to see it. */
function refuseOthers(scope: Scope): void {
  const { who, tenant } = scope;
  viewOf(scope, events, 'create');
  viewOf(scope, resources.uptimes, 'list');
  if (!hasArea(who, 'reports', tenant.config)) throw forbidden();
}

function readAsked(sent: Body): Asked {
  const { company_id, period, uptime_ids, item_id = null, ask = false } = sent;
  if (item_id !== null && (typeof item_id !== 'string' || !isUuid(item_id)))
    throw invalid({ item_id: 'Wybierz pozycję z listy' });
  if (typeof ask !== 'boolean') throw invalid({ ask: 'Wybierz tak albo nie' });
  const more = { itemId: item_id, ask };
  if (uptime_ids !== undefined) return { months: null, ids: readIds(uptime_ids), ...more };
  if (typeof company_id !== 'string' || company_id === '') throw invalid({ company_id: 'Wybierz firmę' });
  if (!isUuid(company_id)) throw notFound();
  if (typeof period !== 'string' || !isMonth(period)) throw invalid({ period: 'Podaj miesiąc, na przykład 2026-10' });
  return { months: [{ company_id, period }], ids: [], ...more };
}

function readIds(ids: unknown): string[] {
  if (!Array.isArray(ids) || ids.length === 0) throw invalid({ uptime_ids: 'Zaznacz co najmniej jeden wpis' });
  if (ids.length > listLimits.values)
    throw invalid({ uptime_ids: `Naraz można zaznaczyć najwyżej ${listLimits.values} pozycji` });
  if (!ids.every((id): id is string => typeof id === 'string' && isUuid(id))) throw notFound();
  return ids;
}

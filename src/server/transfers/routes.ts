import { resources } from '../../../resources';
import { mayTakeTransfers } from '../../access/transfers';
import { type TransferPlan, transferLimits } from '../../contract/transfers';
import { isDate } from '../../lib/dates';
import { badBody, forbidden, invalid } from '../errors';
import { scopeOf } from '../plugins/gate';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { takePackage } from './package';
import { planTransfers, told } from './plan';

const items = resources['settlement-items'];
const uuid = { type: 'string', format: 'uuid' } as const;
const anything = { type: 'object', additionalProperties: true } as const;
const chosen = {
  on: { type: ['string', 'null'], description: 'Dzień wszystkich przelewów; null: każdy w swoim terminie' },
  from: {
    type: 'object',
    additionalProperties: { type: 'string', pattern: '^[0-9]{26}$' },
    description: 'Rachunek, z którego firma płaci, według id firmy',
  },
} as const;

interface ChosenBody {
  on?: string | null;
  from?: Record<string, string>;
}
type PlanBody = ChosenBody & { month: string; company_ids?: string[] };
type PackageBody = ChosenBody & { item_ids: string[]; again?: boolean };

/** Transfers of months' positions: what each would be, and packages of them for a bank (Elixir-0). The panel itself pays nothing. */
export function transferRoutes(app: App, { db }: Services): void {
  const config = { area: items.area, verb: 'edit', resource: items } as const;

  app.post<{ Body: PlanBody | null }>(
    '/api/transfers/plan',
    {
      config,
      schema: {
        tags: [items.name],
        summary: 'Przelewy z pozycji miesiąca: co może być w paczce, a co nie i dlaczego; niczego nie zapisuje',
        body: {
          type: 'object',
          required: ['month'],
          additionalProperties: false,
          properties: {
            month: { type: 'string', pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' },
            company_ids: { type: 'array', minItems: 1, maxItems: transferLimits.transfers, items: uuid },
            ...chosen,
          },
        },
        response: { 200: { type: 'object', properties: { data: anything } } },
      },
    },
    async (request): Promise<{ data: TransferPlan }> => {
      const scope = takerOf(scopeOf(request));
      if (!request.body) throw badBody('Podaj miesiąc.');
      const { month, company_ids: companies, ...body } = request.body;
      const asked = companies ? { month, companies } : { month };
      const data = told(await planTransfers(db, scope, asked, choiceOf(scope, body)));
      request.read = data.rows.length;
      return { data };
    },
  );

  app.post<{ Body: PackageBody | null }>(
    '/api/transfers/package',
    {
      config: { ...config, rate: 'exports' },
      schema: {
        tags: [items.name],
        summary: 'Paczka przelewów Elixir-0 z wybranych pozycji; przy kilku rachunkach ZIP z plikiem na rachunek',
        produces: ['application/octet-stream', 'application/zip'],
        body: {
          type: 'object',
          required: ['item_ids'],
          additionalProperties: false,
          properties: {
            item_ids: { type: 'array', minItems: 1, maxItems: transferLimits.transfers, uniqueItems: true, items: uuid },
            again: { type: 'boolean', description: 'Także przelewy, które były już w paczce' },
            ...chosen,
          },
        },
        response: { 200: { type: 'string', format: 'binary' } },
      },
    },
    async (request, reply) => {
      const scope = takerOf(scopeOf(request));
      if (!request.body) throw badBody('Zaznacz przelewy.');
      const { item_ids, again = false, ...body } = request.body;
      const wanted = { items: item_ids, again, ...choiceOf(scope, body) };
      const { name, type, bytes } = await db.transaction((tx) => takePackage(tx, scope, wanted));
      request.read = item_ids.length;
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-type': type,
          'content-disposition': `attachment; filename="${name}"`,
        })
        .send(Buffer.from(bytes));
    },
  );
}

function takerOf(scope: Scope): Scope {
  viewOf(scope, items, 'edit');
  if (!mayTakeTransfers(scope.who, scope.tenant.config.switches)) throw forbidden();
  return scope;
}

function choiceOf(scope: Scope, { on = null, from = {} }: ChosenBody) {
  if (on !== null && !isDate(on)) throw invalid({ on: 'Podaj prawdziwą datę przelewów' });
  if (on !== null && on < todayOf(scope)) throw invalid({ on: 'Data przelewów już minęła' });
  return { on, from };
}

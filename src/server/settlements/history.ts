import { resources } from '../../../resources';
import { monthsInHistory, type PaidMonth } from '../../contract/paymentHistory';
import type { Tx } from '../db/database';
import { seen } from '../obligations/rows';
import { scopeOf } from '../plugins/gate';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { left } from './rows';

/** What is left of positions that are due by their day, and of those that were put off. */
const byDay = `case when payment_status = 'deferred' then 0 else ${left} end`;
const putOff = `case when payment_status = 'deferred' then ${left} else 0 end`;

const { settlements } = resources;
const anything = { type: 'object', additionalProperties: true } as const;

/** `GET /api/settlements/history`: what each month came to, of the settlements that the asker may list. */
export function paymentHistoryRoute(app: App, { db }: Services): void {
  app.get(
    `/api/${settlements.name}/history`,
    {
      config: { area: settlements.area, verb: 'list', resource: settlements },
      schema: {
        tags: [settlements.name],
        summary: 'Rozliczenia miesięczne: ile wyszło w każdym miesiącu, ile zostało i do kiedy',
        response: { 200: { type: 'object', properties: { data: { type: 'array', items: anything } } } },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, settlements, 'list');
      const data = await paidMonths(db, scope);
      request.read = data.length;
      return { data };
    },
  );
}

/** By positions that clients were sent; amounts that are still being worked out are nobody's to see. */
async function paidMonths(db: Pick<Tx, 'query'>, scope: Scope): Promise<PaidMonth[]> {
  const of = seen(scope, settlements, 's');
  if (!of) return [];
  return db.query<PaidMonth>({
    text: `select s.id as settlement_id, s.company_id, s.period,
        coalesce(sum(i.amount) filter (where i.amount_type = 'due'), 0)::float8 as due,
        coalesce(sum(${byDay}), 0)::float8 as left,
        coalesce(sum(${putOff}), 0)::float8 as deferred,
        coalesce(min(i.due_effective) filter (where ${byDay} > 0),
          max(i.due_effective) filter (where i.amount_type = 'due' and i.amount > 0))::text as day
      from settlements s
      left join settlement_items i on i.tenant_id = $1 and i.settlement_id = s.id and i.deleted_at is null
        and i.stage = 'published' and not i.superseded
      where ${of.where} and not s.superseded
      group by s.id, s.company_id, s.period order by s.period desc, s.id limit ${monthsInHistory}`,
    values: of.params.values,
  });
}

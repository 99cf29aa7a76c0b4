import { resources } from '../../../resources';
import { isMonth } from '../../lib/dates';
import { invalid } from '../errors';
import { openMonth } from '../handlers/settlement/openMonth';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';

/** Opening a month: a settlement for every company that the office keeps, once for each company and month. */
export function openMonthRoute(app: App, { db }: Services): void {
  const { settlements } = resources;
  app.post<{ Body: { period?: unknown } | null }>(
    `/api/${settlements.name}/open-month`,
    {
      validatorCompiler: () => () => true,
      handlerTimeout: 60_000,
      config: { area: settlements.area, verb: 'create', resource: settlements, rate: 'bulk' } as const,
      schema: {
        tags: [settlements.name],
        summary: 'Rozliczenia miesięczne: otwarcie miesiąca dla wszystkich firm',
        body: { type: 'object', required: ['period'], properties: { period: { type: 'string', description: 'RRRR-MM' } } },
        response: {
          200: {
            type: 'object',
            properties: {
              data: {
                type: 'object',
                properties: { opened: { type: 'integer' }, not_applicable: { type: 'integer' } },
              },
            },
          },
        },
      },
    },
    async (request) => {
      const { period } = request.body ?? {};
      if (typeof period !== 'string' || !isMonth(period)) throw invalid({ period: 'Podaj miesiąc, na przykład 2026-10' });
      return { data: await openMonth(db, scopeOf(request), period) };
    },
  );
}

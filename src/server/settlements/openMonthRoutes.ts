import { resources } from '../../../resources';
import { formatMonth, isMonth } from '../../lib/dates';
import { invalid } from '../errors';
import { scopeOf } from '../plugins/gate';
import { begun, begunAnswer, fewCompanies } from '../routes/begun';
import type { App, Services } from '../services';
import { openMonth, toOpen } from './openMonth';
import { openMonthJob } from './openMonthJob';

/** Opening a month: a settlement for every company that the office keeps, once for each company and month. */
export function openMonthRoute(app: App, services: Services): void {
  const { db } = services;
  const { settlements } = resources;
  app.post<{ Body: { period?: unknown } | null }>(
    `/api/${settlements.name}/open-month`,
    {
      validatorCompiler: () => () => true,
      config: { area: settlements.area, verb: 'create', resource: settlements, rate: 'bulk' } as const,
      schema: {
        tags: [settlements.name],
        summary: 'Rozliczenia miesięczne: otwarcie miesiąca dla wszystkich firm',
        body: { type: 'object', required: ['period'], properties: { period: { type: 'string', description: 'RRRR-MM' } } },
        response: {
          202: begunAnswer,
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
    async (request, reply) => {
      const { period } = request.body ?? {};
      if (typeof period !== 'string' || !isMonth(period)) throw invalid({ period: 'Podaj miesiąc, na przykład 2026-10' });
      const scope = scopeOf(request);
      const companies = await toOpen(db, scope, period);
      if (companies.length <= fewCompanies) return { data: await openMonth(db, scope, period) };
      return begun(services, request, reply, {
        name: openMonthJob,
        payload: { period },
        title: `Otwarcie miesiąca: ${formatMonth(period)}`,
        unit: 'firm',
        total: companies.length,
      });
    },
  );
}

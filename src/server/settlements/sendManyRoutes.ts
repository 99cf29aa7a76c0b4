import { resources } from '../../../resources';
import { sendingLimits } from '../../contract/sending';
import { badBody } from '../errors';
import { scopeOf } from '../plugins/gate';
import { viewOf } from '../records/view';
import { begun, begunAnswer } from '../routes/begun';
import type { App, Services } from '../services';
import { type SendMany, sendManyJob } from './sendManyJob';

const { settlements } = resources;

/** Sending many settlements to their clients at once, as work that is begun (O07): each goes whole or stays, and says why. */
export function sendManyRoute(app: App, services: Services): void {
  app.post<{ Body: SendMany | null }>(
    `/api/${settlements.name}/send-many`,
    {
      config: { area: settlements.area, verb: 'edit', resource: settlements, rate: 'bulk' } as const,
      schema: {
        tags: [settlements.name],
        summary: 'Rozliczenia miesięczne: zatwierdzenie, wyliczenie i wysłanie wielu klientom; każde w całości albo wcale',
        body: {
          type: 'object',
          required: ['settlement_ids', 'checked'],
          additionalProperties: false,
          properties: {
            settlement_ids: {
              type: 'array',
              minItems: 1,
              maxItems: sendingLimits.settlements,
              uniqueItems: true,
              items: { type: 'string', format: 'uuid' },
            },
            without_top_ups: {
              type: 'boolean',
              description: 'Dopłaty roczne bez kwoty znikają: nic z zeznania nie zostało do zapłaty',
            },
            checked: { type: 'boolean', description: 'Wymagane punkty kontrolne są zrobione' },
          },
        },
        response: { 202: begunAnswer },
      },
    },
    async (request, reply) => {
      viewOf(scopeOf(request), settlements, 'edit');
      if (!request.body) throw badBody('Podaj rozliczenia.');
      const payload = request.body;
      const total = payload.settlement_ids.length;
      return begun(services, request, reply, {
        name: sendManyJob,
        payload,
        title: 'Wysyłanie rozliczeń',
        unit: 'rozliczeń',
        total,
      });
    },
  );
}

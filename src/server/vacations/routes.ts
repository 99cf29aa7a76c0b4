import { resources } from '../../../resources';
import { badBody } from '../errors';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';
import { type Answer, answerOffer, answers } from './answering';

const id = { type: 'string', format: 'uuid' } as const;

/** `POST /api/zus-vacations/answer`: what an owner answers to the offer of a month without contributions. */
export function zusVacationRoutes(app: App, { db }: Services): void {
  app.post<{ Body: Answer }>(
    '/api/zus-vacations/answer',
    {
      config: { area: 'own', verb: 'act' },
      schema: {
        tags: [resources['zus-vacations'].name],
        summary: 'Wakacje składkowe: odpowiedź właściciela firmy',
        body: {
          type: 'object',
          required: ['company_id', 'year', 'answer'],
          additionalProperties: false,
          properties: {
            company_id: id,
            person_id: { ...id, type: ['string', 'null'] },
            year: { type: 'integer' },
            answer: { type: 'string', enum: answers },
            month_chosen: { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}$' },
          },
        },
        response: { 200: { type: 'object', properties: { data: { type: 'object', additionalProperties: true } } } },
      },
    },
    async (request) => {
      if (!request.body) throw badBody('Podaj odpowiedź.');
      const { person_id = null, month_chosen = null, ...given } = request.body;
      return { data: await answerOffer(db, scopeOf(request), { ...given, person_id, month_chosen }) };
    },
  );
}

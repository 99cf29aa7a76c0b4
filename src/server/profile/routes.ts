import { resources } from '../../../resources';
import { blank, brokenRules, readFields } from '../../schema/validate';
import { invalid } from '../errors';
import { formSchema } from '../openapiSchemas';
import { scopeOf } from '../plugins/gate';
import { readIds } from '../records/act';
import { refuseFaults } from '../records/body';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { askClient } from './asking';
import { previewCard, previewNew, readCard } from './cardPreview';
import { previewCards } from './cardsPreview';
import { clientSeen, type NewLine, previewLines } from './preview';
import { companyQuestions } from './questions';
import { ownerToWrite } from './takeOver';

const lines = resources['profile-lines'];
const { companies, surveys } = resources;
type Body = Record<string, unknown>;
const anything = { type: 'object', additionalProperties: true } as const;
const text = { type: ['string', 'null'] } as const;
/** A card's own fields are looked up among those that are dated. */
const oneCard = { type: 'object', properties: { company_id: text, person_id: text, changes: anything } } as const;
const newCard = { type: 'object', properties: { changes: anything } } as const;
const manyCards = {
  type: 'object',
  properties: { company_ids: { type: 'array', items: { type: 'string' } }, changes: anything },
} as const;

/**
 * `POST /api/profile-lines/preview`, `…/card-preview` and `…/cards-preview`: what a line, or a change of one card or many, would change before it
 * is saved; `…/new-card-preview`: what the law does not know of a new one.
 * `GET /api/companies/{id}/questions`: what is not known yet; by POST it is asked of the client.
 */
export function profileRoutes(app: App, { db }: Services): void {
  const preview = <Answer>(path: string, summary: string, body: object, answer: (scope: Scope, body: Body) => Promise<Answer>) =>
    app.post<{ Body: Body }>(
      `/api/profile-lines/${path}`,
      {
        config: { area: lines.area, verb: 'act' as const, resource: lines, rate: 'previews' as const },
        schema: { tags: [lines.name], summary, body, response: { 200: anything } },
        validatorCompiler: () => () => true,
      },
      async (request) => {
        const scope = scopeOf(request);
        viewOf(scope, lines, 'create');
        return { data: await answer(scope, request.body ?? {}) };
      },
    );
  preview('preview', 'Profil podatkowy: jakie obowiązki zmieni wpis', formSchema(lines), async (scope, body) => {
    const line = readLine(body);
    const client = await clientSeen(db, scope, line.company_id);
    const person_id = line.person_id ?? (line.subject === 'zus' ? ownerToWrite(scope, client, 'person_id') : null);
    return previewLines(scope, client, [{ ...line, person_id }], { ownTerms: false });
  });
  preview('card-preview', 'Profil podatkowy: jakie obowiązki zmieni zmiana na karcie', oneCard, (scope, body) =>
    previewCard(db, scope, readCard(body)),
  );
  preview('new-card-preview', 'Profil podatkowy: czego prawo nie zna w nowej firmie', newCard, async (scope, { changes }) => {
    viewOf(scope, companies, 'create');
    return previewNew(scope, changes);
  });
  preview(
    'cards-preview',
    'Profil podatkowy: jakie obowiązki zmieni zmiana wielu firm naraz',
    manyCards,
    (scope, { company_ids, changes }) => {
      const ids = readIds(company_ids);
      const card = readCard({ company_id: ids[0], changes });
      return previewCards(
        db,
        scope,
        ids.map((company_id) => ({ ...card, company_id })),
      );
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/companies/:id/questions',
    {
      // The answer is for whoever may write it, which `viewOf` below asks.
      config: { area: companies.area, verb: 'show' as const, resource: companies },
      schema: {
        tags: [companies.name],
        summary: 'Firma: czego nie wiadomo, a od czego zależą obowiązki',
        params: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
        response: { 200: { type: 'object', properties: { data: { type: 'array', items: anything } } } },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, companies, 'edit');
      return { data: await companyQuestions(db, scope, request.params.id) };
    },
  );

  app.post<{ Params: { id: string } }>(
    '/api/companies/:id/questions',
    {
      config: { area: companies.area, verb: 'act' as const, resource: companies, rate: 'invitations' as const },
      schema: {
        tags: [companies.name],
        summary: 'Firma: wysłanie pytań klientowi w jednej ankiecie',
        params: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
        response: { 200: { type: 'object', properties: { data: anything } } },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, companies, 'edit');
      viewOf(scope, surveys, 'create');
      return { data: await askClient(db, scope, request.params.id) };
    },
  );
}

/** Why a line is written changes no obligation, and is the last that is typed. */
const { reason: _reason, ...deciding } = lines.fields;

/** A line as a form holds it; faults are told on the fields, as saving it would. */
function readLine(body: Body): NewLine {
  const given = Object.fromEntries(Object.entries(body).filter(([key]) => Object.hasOwn(lines.fields, key)));
  const { values, faults } = readFields(given, deciding);
  refuseFaults(faults);
  const line = { ...blank(lines), ...values };
  if (!line.company_id) throw invalid({ company_id: 'Wybierz firmę' });
  refuseFaults(brokenRules(lines as never, line));
  return { ...line, id: typeof body.id === 'string' ? body.id : null } as NewLine;
}

import { resources } from '../../../resources';
import type { ProfilePreview } from '../../contract/profile';
import { blank, brokenRules, readFields } from '../../schema/validate';
import { invalid } from '../errors';
import { scopeOf } from '../plugins/gate';
import { refuseFaults } from '../records/body';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { askClient } from './asking';
import { dated, previewCard, type TypedCard } from './cardPreview';
import { clientSeen, type NewLine, previewLines } from './preview';
import { companyQuestions } from './questions';

const lines = resources['profile-lines'];
const { companies, surveys } = resources;
type Body = Record<string, unknown>;
const anything = { type: 'object', additionalProperties: true } as const;

/**
 * `POST /api/profile-lines/preview` and `…/card-preview`: what a line, or a change of a card, would change before it is saved.
 * `GET /api/companies/{id}/questions`: what is not known yet; by POST it is asked of the client.
 */
export function profileRoutes(app: App, { db }: Services): void {
  const preview = (path: string, summary: string, answer: (scope: Scope, body: Body) => Promise<ProfilePreview | null>) =>
    app.post<{ Body: Body }>(
      `/api/profile-lines/${path}`,
      {
        config: { area: lines.area, verb: 'act' as const, resource: lines, rate: 'previews' as const },
        schema: { tags: [lines.name], summary, body: anything, response: { 200: anything } },
        validatorCompiler: () => () => true,
      },
      async (request) => {
        const scope = scopeOf(request);
        viewOf(scope, lines, 'create');
        return { data: await answer(scope, request.body ?? {}) };
      },
    );
  preview('preview', 'Profil podatkowy: jakie obowiązki zmieni wpis', async (scope, body) => {
    const line = readLine(body);
    return previewLines(scope, await clientSeen(db, scope, line.company_id), [line]);
  });
  preview('card-preview', 'Profil podatkowy: jakie obowiązki zmieni zmiana na karcie', (scope, body) =>
    previewCard(db, scope, readCard(body)),
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

/** A card as its form holds it, of what is dated alone; faults are told on the fields, as saving it would. */
function readCard(body: Body): TypedCard {
  const { company_id, person_id, changes } = body;
  if (typeof company_id !== 'string') throw invalid({ company_id: 'Wybierz firmę' });
  const { fields } = person_id ? resources['company-persons'] : companies;
  const typed = typeof changes === 'object' && changes !== null ? Object.entries(changes) : [];
  const given = Object.fromEntries(typed.filter(([key]) => dated.has(key) && Object.hasOwn(fields, key)));
  const { values, faults } = readFields(given, fields);
  refuseFaults(faults);
  return { company_id, person_id: typeof person_id === 'string' ? person_id : null, changes: values };
}

/** A line as a form holds it; faults are told on the fields, as saving it would. */
function readLine(body: Body): NewLine {
  const given = Object.fromEntries(Object.entries(body).filter(([key]) => Object.hasOwn(lines.fields, key)));
  const { values, faults } = readFields(given, lines.fields);
  refuseFaults(faults);
  const line = { ...blank(lines), ...values };
  if (!line.company_id) throw invalid({ company_id: 'Wybierz firmę' });
  refuseFaults(brokenRules(lines as never, line));
  return { ...line, id: typeof body.id === 'string' ? body.id : null } as unknown as NewLine;
}

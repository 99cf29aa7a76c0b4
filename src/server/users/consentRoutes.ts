import { type ConsentKind, consentKinds, type OfficeSource, officeSources } from '../../contract/consents';
import { scopeOf } from '../plugins/gate';
import { steppedUp } from '../routes/account';
import { answer, data } from '../routes/authShapes';
import type { App, Services } from '../services';
import { noteConsent, readConsents, withdrawConsent } from './consents';

const id = { type: 'string', format: 'uuid' } as const;
const source = { type: 'string', enum: officeSources } as const;
const records = answer({ data: { type: 'array', items: { type: 'object', additionalProperties: true } } });

/** What people agreed to: where it came from, and the way to take it back, by themselves or through the office (R04). */
export function consentRoutes(app: App, { db, auth }: Services): void {
  app.get<{ Querystring: { user_id?: string } }>(
    '/api/users/consents',
    {
      config: { area: 'own', verb: 'list' },
      schema: {
        summary: 'Zgody i oświadczenia osoby',
        querystring: { type: 'object', properties: { user_id: id } },
        response: records,
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      return { data: await readConsents(db, scope, request.query.user_id ?? scope.who.id) };
    },
  );

  app.post<{ Body: { user_id: string; kind: ConsentKind; source: OfficeSource } }>(
    '/api/users/consents',
    {
      config: { area: 'users', verb: 'edit' },
      schema: {
        summary: 'Zapisanie zgody, którą osoba dała poza panelem',
        body: {
          type: 'object',
          required: ['user_id', 'kind', 'source'],
          additionalProperties: false,
          properties: { user_id: id, kind: { type: 'string', enum: Object.keys(consentKinds) }, source },
        },
        response: data({ noted: { type: 'boolean' } }),
      },
    },
    async (request) => {
      const { user_id, kind, source: from } = request.body;
      await noteConsent(db, scopeOf(request), { userId: user_id, kind, source: from });
      return { data: { noted: true } };
    },
  );

  app.post<{ Params: { id: string }; Body: { source?: OfficeSource } }>(
    '/api/users/consents/:id/withdraw',
    {
      config: { area: 'own', verb: 'act' },
      schema: {
        summary: 'Wycofanie zgody',
        body: { type: 'object', additionalProperties: false, properties: { source } },
        response: data({ ended: { type: 'boolean' } }),
      },
    },
    async (request) => {
      const scope = await steppedUp(auth, scopeOf(request));
      return { data: await withdrawConsent(db, scope, request.params.id, request.body.source ?? null) };
    },
  );
}

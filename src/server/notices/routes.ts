import { isUuid } from '../../lib/uuid';
import { badBody, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { mayChoose, ownChoices } from './choices';
import { channels } from './define';
import { choose } from './preferences';
import { markRead } from './rows';

const tags = ['notices'];
const anything = { type: 'object', additionalProperties: true } as const;
const mostIds = 100;

/** One's own notices marked as read, and what one wants to be told of and how. */
export function noticeRoutes(app: App, { db, config }: Services): void {
  const choicesOf = ({ tenant, who }: Scope) =>
    ownChoices(db, tenant, who, config.push !== null && tenant.config.switches.webPush);

  app.post<{ Body: { ids?: string[] } | null }>(
    '/api/notices/read',
    {
      config: { area: 'own', verb: 'act' },
      schema: {
        tags,
        summary: 'Oznaczenie powiadomień jako przeczytane: podanych w ids albo wszystkich',
        body: {
          type: ['object', 'null'],
          additionalProperties: false,
          properties: { ids: { type: 'array', maxItems: mostIds, items: { type: 'string', maxLength: 36 } } },
        },
        response: { 200: anything },
      },
    },
    async (request) => {
      const { tenant, who, now } = scopeOf(request);
      const ids = request.body?.ids ?? null;
      if (ids && !ids.every(isUuid)) throw notFound();
      const read = await db.transaction((tx) => markRead(tx, { tenantId: tenant.id, userId: who.id, now }, ids));
      return { data: { read } };
    },
  );

  app.get(
    '/api/notices/preferences',
    {
      config: { area: 'own', verb: 'list' },
      schema: { tags, summary: 'O czym i jak chcę być powiadamiany', response: { 200: anything } },
    },
    async (request) => ({ data: await choicesOf(scopeOf(request)) }),
  );

  app.put<{ Body: { event: string; channel: (typeof channels)[number]; on: boolean } }>(
    '/api/notices/preferences',
    {
      config: { area: 'own', verb: 'edit' },
      schema: {
        tags,
        summary: 'Włączenie lub wyłączenie kanału dla zdarzenia',
        body: {
          type: 'object',
          required: ['event', 'channel', 'on'],
          additionalProperties: false,
          properties: {
            event: { type: 'string', maxLength: 60 },
            channel: { type: 'string', enum: channels },
            on: { type: 'boolean' },
          },
        },
        response: { 200: anything },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { tenant, who } = scope;
      const { event, channel, on } = request.body;
      if (!mayChoose(event, tenant, who)) throw badBody('Tego powiadomienia nie można zmienić.');
      await db.transaction((tx) => choose(tx, scope, { event, channel, isOn: on }));
      return { data: await choicesOf(scope) };
    },
  );
}

import { resources } from '../../../resources';
import type { GroupsQuery } from '../../contract/groups';
import type { ListQuery } from '../../contract/listQuery';
import type { Resource } from '../../schema';
import { badQuery } from '../errors';
import { listQuerySchema } from '../openapiSchemas';
import { scopeOf } from '../plugins/gate';
import { groups } from '../records/groups';
import type { App, Services } from '../services';
import { readAddressOf, readListOf } from './listQuery';

type Query = Record<string, unknown>;

const { search, filters } = listQuerySchema.properties;
const asked = {
  type: 'object',
  properties: {
    by: {
      type: 'string',
      description:
        'Pola, według których zestawić, po przecinku; daty z częścią: start_date:month (day, week, month, quarter, year, weekday)',
    },
    sum: { type: 'string', description: 'Pola do zsumowania, po przecinku' },
    search,
    filters,
  },
} as const;
const found = {
  type: 'object',
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          key: { description: 'Wspólna wartość; przy kilku polach lista w ich kolejności' },
          title: { description: 'Jak nazywa się wartość: wybór, tak albo nie, tytuł innego rekordu' },
          count: { type: 'integer', description: 'Ile rekordów' },
          sums: { type: 'object', additionalProperties: { type: 'number' }, description: 'Sumy według pól' },
        },
      },
    },
  },
} as const;

/** Every list counted and summed by what its rows share: `GET /api/<resource>/groups?by=status&sum=minutes&filters=…`; by POST for what no address may hold (S11). */
export function groupRoutes(app: App, { db }: Services): void {
  for (const resource of Object.values<Resource>(resources)) {
    const path = `/api/${resource.name}/groups`;
    const route = (schema: object) => ({
      validatorCompiler: () => () => true,
      config: { area: resource.area, verb: 'list', resource, namesUnknown: true } as const,
      schema: { tags: [resource.name], summary: `${resource.labels.few}: zestawienie`, response: { 200: found }, ...schema },
    });
    app.get<{ Querystring: Query }>(path, route({ querystring: asked }), async (request) => {
      const query = readGroups(request.query, (rest) => readAddressOf(resource, rest));
      return { data: await groups(db, scopeOf(request), resource, query) };
    });
    app.post<{ Body: Query | null }>(path, route({ body: asked }), async (request) => {
      const query = readGroups(request.body ?? {}, (rest) => readListOf(rest));
      return { data: await groups(db, scopeOf(request), resource, query) };
    });
  }
}

function readGroups({ by, sum, ...rest }: Query, readList: (query: Query) => ListQuery): GroupsQuery {
  const { search, filters } = readList(rest);
  return { by: keysOf(by), sum: keysOf(sum), search, filters };
}

function keysOf(given: unknown = ''): string[] {
  if (typeof given !== 'string') throw badQuery('Nie udało się odczytać, według czego zestawić listę.');
  const keys = given.split(',').filter((key) => key !== '');
  return [...new Set(keys)];
}

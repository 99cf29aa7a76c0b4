import type { FastifyRequest } from 'fastify';
import { resources } from '../../../resources';
import { droppedLimits, type RecognizedFile, type TakenDocuments } from '../../contract/dropped';
import { badBody, Refusal } from '../errors';
import { scopeOf } from '../plugins/gate';
import { create } from '../records/create';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { recognize } from './recognize';

const { documents } = resources;

interface Asked {
  file_id: string;
  company_id: string;
  direction: string;
}

const item = {
  type: 'object',
  required: ['file_id', 'company_id', 'direction'],
  additionalProperties: false,
  properties: {
    file_id: { type: 'string', format: 'uuid' },
    company_id: { type: 'string', format: 'uuid' },
    direction: { type: 'string', enum: ['from_client', 'to_client', 'internal'] },
  },
} as const;

/** A call that takes one list, for whoever may add documents. */
const called = (
  rate: 'previews' | 'uploads',
  summary: string,
  list: string,
  many: { maxItems: number; items: object },
  data: object,
) => ({
  config: { area: documents.area, verb: 'create', resource: documents, rate } as const,
  schema: {
    tags: [documents.name],
    summary,
    body: { type: 'object', required: [list], additionalProperties: false, properties: { [list]: { type: 'array', ...many } } },
    response: { 200: { type: 'object', properties: { data } } },
  },
});

/** Who asks, and for what; 422 for a body of null. */
function asked<Body>(request: FastifyRequest, body: Body | null, missing: string): { scope: Scope; body: Body } {
  const scope = scopeOf(request);
  viewOf(scope, documents, 'create');
  if (!body) throw badBody(missing);
  return { scope, body };
}

/**
 * Files of many companies at once: `POST /api/documents/recognize` tells whose one's own uploaded files are and which of them are there already,
 * and writes nothing; `POST /api/documents/take` makes a document of each.
 */
export function droppedRoutes(app: App, { db }: Services): void {
  app.post<{ Body: { file_ids: string[] } | null }>(
    '/api/documents/recognize',
    called(
      'previews',
      'Czyje są własne dodane pliki: firmy po NIP z faktur XML i JPK, dane i możliwe duplikaty; bez zapisywania',
      'file_ids',
      { maxItems: droppedLimits.recognize, items: { type: 'string', format: 'uuid' } },
      { type: 'array', items: { type: 'object', additionalProperties: true } },
    ),
    async (request): Promise<{ data: RecognizedFile[] }> => {
      const { scope, body } = asked(request, request.body, 'Podaj pliki.');
      const data = await recognize(db, scope, body.file_ids);
      request.read = data.length;
      return { data };
    },
  );

  app.post<{ Body: { documents: Asked[] } | null }>(
    '/api/documents/take',
    called(
      'uploads',
      'Dokumenty z własnych dodanych plików, dla wielu firm naraz: każdy osobno, z powodem, gdy któregoś nie dodano',
      'documents',
      { maxItems: droppedLimits.take, items: item },
      { type: 'object', additionalProperties: true },
    ),
    async (request): Promise<{ data: TakenDocuments }> => {
      const { scope, body } = asked(request, request.body, 'Podaj dokumenty.');
      const taken: TakenDocuments = { made: [], refused: [] };
      // One that can't be kept keeps the others from nothing: they are of other companies, and of other people's work.
      for (const each of body.documents)
        try {
          const { id } = await create(db, scope, documents, { ...each, source: 'import' });
          taken.made.push({ file_id: each.file_id, id });
        } catch (error) {
          if (!(error instanceof Refusal) || error.status >= 500) throw error;
          taken.refused.push({ file_id: each.file_id, says: Object.values(error.more.errors ?? {})[0] ?? error.message });
        }
      return { data: taken };
    },
  );
}

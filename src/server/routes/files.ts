import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Unpacked } from '../../contract/dropped';
import type { FileContent } from '../../contract/fileContent';
import type { StoredFile } from '../../contract/files';
import { notFound } from '../errors';
import { contentOf } from '../files/content';
import { discard } from '../files/discard';
import { download, readyFile, recordAccess } from '../files/download';
import { type PictureKind, pictureOf } from '../files/pictures';
import { unpackUpload } from '../files/unpackUpload';
import { scopeOf } from '../plugins/gate';
import { asStored, versionsOf } from '../records/fileRows';
import { seenFile } from '../records/fileSight';
import type { App, Services } from '../services';
import * as shapes from './filesShapes';

interface ById {
  Params: { id: string };
}

/** F05: whatever a file holds, a browser only stores it; what is shown is a picture drawn here. */
const fileAnswer = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
} as const;

/** Fetching and looking at files. Who may is decided by the record that a file hangs on. */
export function fileRoutes(app: App, { db, config, files }: Services): void {
  const own = { area: 'own' } as const;
  const { uploadMs } = config.limits.files;

  app.get<ById>(
    '/api/files/:id',
    { config: { ...own, verb: 'show', rate: 'downloads' }, schema: shapes.download, handlerTimeout: uploadMs },
    async (request, reply) => {
      const { file, stream } = await download(files, scopeOf(request), request.params.id);
      return reply
        .headers({ ...fileAnswer, 'content-disposition': attachment(file.name), 'content-length': file.bytes })
        .type(file.mime)
        .send(stream);
    },
  );

  const picture = (kind: PictureKind) => async (request: FastifyRequest<ById>, reply: FastifyReply) => {
    const scope = scopeOf(request);
    const file = await readyFile(files, scope, request.params.id);
    const stream = await pictureOf(files, scope, file, kind, pageOf(request.query));
    if (kind === 'preview') await recordAccess(files, scope, file, 'preview');
    return reply
      .headers({ ...fileAnswer, 'content-disposition': 'inline' })
      .type('image/webp')
      .send(stream);
  };
  app.get<ById>('/api/files/:id/preview', { config: { ...own, verb: 'show' }, schema: shapes.preview }, picture('preview'));
  app.get<ById>('/api/files/:id/thumbnail', { config: { ...own, verb: 'show' }, schema: shapes.thumbnail }, picture('thumbnail'));

  app.get<ById>(
    '/api/files/:id/content',
    { config: { ...own, verb: 'show' }, schema: shapes.content },
    async (request, reply): Promise<{ data: FileContent }> => {
      reply.header('cache-control', 'private, no-store');
      return { data: await contentOf(files, scopeOf(request), request.params.id) };
    },
  );

  app.post<ById & { Body: { from?: number } | null }>(
    '/api/files/:id/unpack',
    { config: { ...own, verb: 'create', rate: 'uploads' }, schema: shapes.unpack, handlerTimeout: uploadMs },
    async (request, reply): Promise<{ data: Unpacked }> => {
      const data = await unpackUpload(files, scopeOf(request), request.params.id, request.body?.from ?? 0);
      reply.code(201);
      return { data };
    },
  );

  app.get<ById>(
    '/api/files/:id/versions',
    { config: { ...own, verb: 'show' }, schema: shapes.versions },
    async (request): Promise<{ data: StoredFile[] }> => {
      const scope = scopeOf(request);
      const file = await seenFile(db, scope, request.params.id);
      const rows = file.record_id === null ? [file] : await versionsOf(db, scope.tenant.id, file);
      return { data: rows.map(asStored) };
    },
  );

  app.delete<ById>('/api/files/:id', { config: { ...own, verb: 'delete' }, schema: shapes.discard }, async (request) => {
    await discard(files, scopeOf(request), request.params.id);
    return { data: { id: request.params.id } };
  });
}

/** The name as every browser reads it (RFC 8187). */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}

function pageOf(query: unknown): number {
  const { page = '1' } = query as { page?: string };
  if (!/^[1-9]\d{0,4}$/.test(page)) throw notFound();
  return Number(page);
}

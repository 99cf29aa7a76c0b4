import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../contract/files';
import { malformed, noSpace, notFound, type Refusal, tooLarge } from '../errors';
import { discard } from '../files/discard';
import { download, readyFile, recordAccess } from '../files/download';
import { type PictureKind, pictureOf } from '../files/pictures';
import { noFile, tooManyFiles } from '../files/refusals';
import { asStored, versionsOf } from '../files/rows';
import { seenFile } from '../files/sight';
import { keepUpload, receiveFiles, type SentFile } from '../files/upload';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';
import * as shapes from './filesShapes';
import { onceOnly } from './repeatable';

interface ById {
  Params: { id: string };
}

/** F05: whatever a file holds, a browser only stores it; what is shown is a picture drawn here. */
const fileAnswer = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
} as const;

/** Uploading, fetching and looking at files. Who may is decided by the record that a file hangs on. */
export async function fileRoutes(app: App, { db, config, files }: Services): Promise<void> {
  const own = { area: 'own' } as const;
  const { perRequest, fileBytes, uploadMs } = config.limits.files;
  // Multipart is read here and nowhere else; anything else sent here is 415 (V01).
  app.removeAllContentTypeParsers();
  const limits = { fileSize: fileBytes + 1, files: perRequest, parts: perRequest, fieldNameSize: 100, headerPairs: 20 };
  await app.register(multipart, { limits, throwFileSizeLimit: false });

  app.post(
    '/api/files',
    { config: { ...own, verb: 'create', rate: 'uploads' }, schema: shapes.upload, handlerTimeout: uploadMs },
    async (request, reply) => {
      if (!request.isMultipart()) throw noFile();
      // What was sent may take longer to be looked at than a quiet connection is kept; a call without a socket has nothing to keep.
      if ('setTimeout' in request.raw.socket) request.raw.socket.setTimeout(uploadMs);
      const scope = scopeOf(request);
      const staged = await receiveFiles(files, scope, sentFiles(request, config.limits.files)).catch(orNoSpace);
      // The parts' names and hashes stand for the body, so that a repeated upload is known whatever its boundary.
      request.body = staged.map(({ name, sentSha256 }) => [name, sentSha256.toString('hex')]);
      const most = config.limits.request.idempotencyKey;
      return keepUpload(files, scope, staged, (keep) =>
        onceOnly(db, scope, request, reply, most, async (on) => ({ status: 201, body: { data: await keep(on) } })),
      ).catch(orNoSpace);
    },
  );

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

/** The parts of a request one by one; a field among them, a broken form or a part too many ends the reading. */
async function* sentFiles(request: FastifyRequest, limits: Parameters<typeof tooManyFiles>[0]): AsyncGenerator<SentFile> {
  const parts = request.parts()[Symbol.asyncIterator]();
  for (;;) {
    const next = await parts.next().catch((error: { code?: string }) => {
      throw refusalOf(error, limits);
    });
    if (next.done) return;
    if (next.value.type !== 'file') throw malformed('Formularz zawiera coś innego niż pliki.');
    const { filename, file } = next.value as MultipartFile;
    yield { name: filename ?? '', stream: file, cut: () => file.truncated };
  }
}

function refusalOf({ code = '' }: { code?: string }, limits: Parameters<typeof tooManyFiles>[0]): Refusal {
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT') return tooManyFiles(limits);
  return code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : malformed('Nie udało się odczytać przesłanych plików.');
}

/** A full disk is told as such (O04). */
function orNoSpace(error: { code?: string }): never {
  throw ['ENOSPC', 'EDQUOT', 'EROFS'].includes(error.code ?? '') ? noSpace() : error;
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

import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { noSpace, type Refusal, tooLarge } from '../errors';
import { unknownInForm } from '../files/oneFile';
import { noFile, tooManyFiles, unreadableForm } from '../files/refusals';
import { keepUpload, receiveFiles, type SentFile } from '../files/upload';
import type { Limits } from '../limits';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';
import { upload } from './filesShapes';
import { onceOnly } from './repeatable';

/** Uploading, by everybody logged in; alone in its context, as multipart is read here and nowhere else, and nothing but multipart is (V01). */
export async function fileUploadRoute(app: App, { db, config, files }: Services): Promise<void> {
  const { perRequest, fileBytes, uploadMs } = config.limits.files;
  app.removeAllContentTypeParsers();
  const limits = { fileSize: fileBytes + 1, files: perRequest, parts: perRequest + 1, fieldNameSize: 100, headerPairs: 20 };
  await app.register(multipart, { limits, throwFileSizeLimit: false });

  app.post(
    '/api/files',
    { config: { area: 'own', verb: 'create', rate: 'uploads' }, schema: upload, handlerTimeout: uploadMs },
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
}

/** The parts of a request one by one; a field among them, a broken form or a part too many ends the reading. */
async function* sentFiles(request: FastifyRequest, limits: Limits['files']): AsyncGenerator<SentFile> {
  const parts = request.parts()[Symbol.asyncIterator]();
  for (;;) {
    const next = await parts.next().catch((error: { code?: string }) => {
      throw refusalOf(error, limits);
    });
    if (next.done) return;
    if (next.value.type !== 'file') throw unknownInForm(next.value.fieldname);
    const { filename, file } = next.value as MultipartFile;
    yield { name: filename ?? '', stream: file, cut: () => file.truncated };
  }
}

function refusalOf({ code = '' }: { code?: string }, limits: Limits['files']): Refusal {
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT') return tooManyFiles(limits);
  return code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : unreadableForm();
}

/** A full disk is told as such (O04). */
function orNoSpace(error: { code?: string }): never {
  throw ['ENOSPC', 'EDQUOT', 'EROFS'].includes(error.code ?? '') ? noSpace() : error;
}

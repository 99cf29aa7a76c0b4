import { Readable, type Transform } from 'node:stream';
import {
  type BrotliOptions,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi, type RouteAccess } from './access';

/** Bytes from which an answer is worth it: a smaller one goes in the same packet anyway. */
export const leastBytes = 1_024;

/** Up to so many bytes most of what Brotli at its quickest costs is making ready for more: a small window spends it on looking closer. */
const small = 16 * 1_024;
const brotliOf = (quality: number, more: Record<number, number> = {}): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, ...more },
});
/** Measured on a list of 25 companies: Brotli at its quickest costs a third of gzip's quickest and comes out smaller (docs/performance.md). */
const brotli = brotliOf(1);
const brotliOfSmall = brotliOf(3, { [constants.BROTLI_PARAM_LGWIN]: 14 });
const gzip: ZlibOptions = { level: 1 };

/** Text that is written here; pictures, PDFs and workbooks are compressed as they are, and a stream of events must not wait for more. */
const texts = /^(application\/json|text\/csv|text\/html|text\/calendar)\b/;

interface Way {
  name: 'br' | 'gzip';
  whole(bytes: Buffer): Buffer;
  piecemeal(): Transform;
}
const ways: readonly Way[] = [
  {
    name: 'br',
    whole: (bytes) => brotliCompressSync(bytes, bytes.length > small ? brotli : brotliOfSmall),
    piecemeal: () => createBrotliCompress(brotli),
  },
  { name: 'gzip', whole: (bytes) => gzipSync(bytes, gzip), piecemeal: () => createGzip(gzip) },
];

/**
 * Compresses text answers for whoever reads them so. Never those of a route that hands out a secret: beside words that a stranger chose, the
 * length would tell of it (BREACH).
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (!isWorth(request, reply, payload)) return done(null, payload);
    varyByEncoding(reply);
    const way = ways.find(({ name }) => accepts(String(request.headers['accept-encoding'] ?? ''), name));
    if (!way) return done(null, payload);
    reply.header('content-encoding', way.name);
    reply.removeHeader('content-length');
    if (!(payload instanceof Readable)) return done(null, way.whole(Buffer.from(payload as string)));
    const compressed = way.piecemeal();
    payload.on('error', (error) => compressed.destroy(error));
    compressed.on('close', () => payload.destroy());
    done(null, payload.pipe(compressed));
  });
}

function isWorth({ method, url, routeOptions }: FastifyRequest, reply: FastifyReply, payload: unknown): boolean {
  const { secret }: RouteAccess = routeOptions.config ?? {};
  if (secret || method === 'HEAD' || reply.hasHeader('content-encoding') || reply.hasHeader('set-cookie')) return false;
  const type = String(reply.getHeader('content-type') ?? '');
  if (!texts.test(type) || !(isApi(url.split('?', 1)[0] ?? '') || type.startsWith('text/html'))) return false;
  if (payload instanceof Readable) return true;
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) >= leastBytes : false;
}

/** Whether the reader takes it, and did not say that it weighs nothing. */
export function accepts(header: string, name: Way['name']): boolean {
  const named = header
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*/))
    .find(([coding]) => coding === name);
  return named !== undefined && !named.slice(1).some((weight) => /^q=0(\.0*)?$/.test(weight));
}

function varyByEncoding(reply: FastifyReply): void {
  const told = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(told)) reply.header('vary', told === '' ? 'accept-encoding' : `${told}, accept-encoding`);
}

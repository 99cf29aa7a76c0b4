import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nonceMark } from '../../contract/nonceMark';
import { shareLost, sharePath } from '../../contract/shareTarget';
import type { RandomBytes } from '../auth/crypto/random';
import { methodNotAllowed, notFound } from '../errors';
import { firmOf, type TenantHosts } from '../firms/hosts';
import type { Tenants } from '../firms/tenants';
import { pagePolicy, reportPath, workerPolicy } from '../plugins/headers';
import { manifestFor } from './manifest';
import { type Asset, manifestPath, type Panel } from './panels';

/** Answers everything outside /api: a built file of the firm that the host name stands for, else its page. */
export function servePanels(panels: ReadonlyMap<string, Panel>, hosts: TenantHosts, tenants: Tenants, random: RandomBytes) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const firm = firmOf(hosts, request.headers.host);
    const panel = panels.get(firm);
    if (!panel) throw notFound();
    const path = request.url.split('?', 1)[0] ?? '/';
    // Shared past the service worker, which alone can keep it: nothing of it is read, and the panel says so.
    if (request.method === 'POST' && path === sharePath) return reply.redirect(shareLost, 303);
    if (request.method !== 'GET') throw methodNotAllowed();
    const tenant = tenants.all().find(({ key }) => key === firm)?.config.tenant;
    if (path === manifestPath && panel.manifest && tenant) return sendManifest(manifestFor(panel.manifest, tenant), reply);
    const asset = panel.assets.get(path);
    if (asset) return sendAsset(asset, request, reply);
    // A chunk of an older build: the page instead of it would be read as a script.
    if (path.startsWith('/assets/')) throw notFound();
    const page = path === '/offline.html' ? (panel.offline ?? panel.page) : panel.page;
    return sendPage(page, Buffer.from(random(16)).toString('base64url'), reply);
  };
}

/** W01: each answer has a nonce of its own, so the page is never kept. */
function sendPage(page: string, nonce: string, reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'content-security-policy': pagePolicy(nonce),
      'reporting-endpoints': `csp="${reportPath}"`,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(nonceMark, nonce));
}

function sendManifest(manifest: string, reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cache-control': 'no-cache' }).type('application/manifest+json; charset=utf-8').send(manifest);
}

async function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = asset.encodings.find((name) => new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted));
  if (encoding) reply.header('content-encoding', encoding);
  reply.headers({ vary: 'accept-encoding', 'cache-control': keeping(asset) });
  if (asset.asked) reply.header('content-security-policy', workerPolicy);
  const ending = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
  return reply.type(asset.type).send(await readFile(asset.file + ending));
}

function keeping({ immutable, asked }: Asset): string {
  if (immutable) return 'public, max-age=31536000, immutable';
  return asked ? 'no-cache' : 'public, max-age=3600';
}

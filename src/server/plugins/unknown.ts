import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { methodNotAllowed, notFound } from '../errors';
import { isApi } from './access';

/** Methods by the pattern of a path, for telling a wrong method (405) from a wrong path (404). */
export function methodsByPath(routes: readonly RouteOptions[]): (path: string) => string[] {
  const methods = new Map<string, Set<string>>();
  for (const { url, method } of routes) {
    const known = methods.get(url) ?? new Set<string>();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  }
  let patterns: { pattern: RegExp; known: Set<string> }[] | null = null;
  return (path) => {
    // A start pays for none of them; the first path that nobody has does.
    patterns ??= [...methods].map(([url, known]) => ({ pattern: patternOf(url), known }));
    return [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ known }) => [...known]))];
  };
}

function patternOf(url: string): RegExp {
  const parts = url.replace(/\/$/, '').split('/');
  return new RegExp(
    `^${parts.map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : literally(part))).join('/')}/?$`,
  );
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What answers a path that no route has: 405 or 404 under /api, else `page`. */
export function answerUnknown(
  methodsOf: (path: string) => string[],
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isApi(path)) return page(request, reply);
    const methods = methodsOf(path);
    if (methods.length === 0) throw notFound();
    reply.header('allow', methods.join(', '));
    throw methodNotAllowed();
  };
}

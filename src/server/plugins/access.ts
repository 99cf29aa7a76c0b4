import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Area, Resource, Verb } from '../../schema';
import type { Rate } from '../limits';
import type { Scope, Tenant } from '../scope';

/** What every route of the API declares about who may call it (P01). */
export interface RouteAccess {
  /** Needs neither a key nor a session: health, the API's own description. */
  open?: true;
  /** Needs the firm's key alone: how one gets in. */
  public?: true;
  /** Needs a session of somebody who has the area; `own` is everybody logged in. */
  area?: Area | 'own';
  /** What is done there; `list` and `show` change nothing. */
  verb?: Verb | 'act';
  /** The declaration that decides about rows and fields; the records layer asks it. */
  resource?: Resource;
  /** A limit of its own besides those of all requests and writes. */
  rate?: Rate;
  /** A refusal here (401) is a failed login (L03). */
  login?: true;
  /** Open also to who has yet to set up the second factor that the firm demands (A18): what is needed for setting it up. */
  withoutFactor?: true;
  /** What it answers holds a token, a code or an opened value, and is never compressed. */
  secret?: true;
  /** What answers names the unknown fields of a body itself: the record layer by what the asker may know of (P11), a list's query in its own words. */
  namesUnknown?: true;
  /** A GET that changes something, because the specification says so (W06). */
  changes?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig extends RouteAccess {}
  interface FastifyRequest {
    /** The firm that the API key named; null on open routes. */
    tenant: Tenant | null;
    /** Who asks; null where nobody is logged in. */
    scope: Scope | null;
    /** How many records the answer tells of. */
    read: number;
    /** The answer was written before and is only repeated. */
    startedAt: number;
  }
}

/** Whether a call of this route may change something. */
export function isWrite(method: string, access: RouteAccess): boolean {
  if (method === 'GET') return access.changes === true;
  return access.verb !== 'list' && access.verb !== 'show';
}

/** Refuses to start with a route that does not say who may call it and what goes in and out (P01). */
export function requireDeclarations(app: FastifyInstance): RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (isApi(route.url)) routes.push(route);
  });
  app.addHook('onReady', async () => {
    for (const route of routes) {
      const says = missing(route);
      if (says) throw new Error(`${String(route.method)} ${route.url} ${says}`);
    }
  });
  return routes;
}

export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

function missing({ config, schema }: RouteOptions): string | null {
  const { open, public: isPublic, area, verb } = config ?? {};
  if (!open && !isPublic && !(area && verb)) return 'declares neither public nor an area and a verb';
  if ((open || isPublic) && (area || verb)) return 'is public and declares an area or a verb besides';
  return schema?.response || (schema && 'hide' in schema && schema.hide) ? null : 'declares no schema of its answers';
}

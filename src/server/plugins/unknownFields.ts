import type { FastifyInstance, FastifyRequest } from 'fastify';
import { permit } from '../../access/can';
import { cut } from '../../lib/text';
import { unknownField } from '../../schema/validate';
import { badQuery, invalid } from '../errors';
import { isApi, type RouteAccess } from './access';

/** As much of a JSON schema as says which keys an object may have. */
interface Shape {
  properties?: Readonly<Record<string, Shape>>;
  additionalProperties?: boolean | Shape;
  items?: Shape;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  allOf?: readonly Shape[];
}

const nothingKnown: Shape = { properties: {} };

/**
 * Refuses an address with a parameter that the route's schema does not name: a filter under a wrong name would be passed over, and all of it
 * answered. Open routes take any: who watches a server from outside may put what they like behind its address.
 */
export function refuseUnknownParameters(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!isApi(route.url) || route.config?.open) return;
    const known = (route.schema?.querystring as Shape | undefined)?.properties ?? {};
    const refuse = async (request: FastifyRequest) => {
      const unknown = Object.keys(request.query as object).find((key) => !Object.hasOwn(known, key));
      if (unknown !== undefined && !isRefusedAnyway(request, route.config))
        throw badQuery(`Ten adres nie zna parametru „${cut(unknown, 60)}”.`);
    };
    route.preValidation = [refuse, ...[route.preValidation ?? []].flat()];
  });
}

/**
 * Refuses a body with a key that the route's schema does not name, before anything is done with it: what was meant to narrow a deed would
 * be passed over in silence, and the deed done to all. A schema without such a word is closed; `additionalProperties: true` opens an object
 * on purpose, and `namesUnknown` leaves the whole body to the record layer, which passes over what a client only echoes.
 */
export function refuseUnknownFields(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!isApi(route.url) || route.method === 'GET' || route.config?.namesUnknown) return;
    const shape = (route.schema?.body as Shape | undefined) ?? nothingKnown;
    const refuse = async (request: FastifyRequest) => {
      const { body } = request;
      if (!isObject(body) || isRefusedAnyway(request, route.config)) return;
      const faults = unknownKeys(shape, body);
      if (faults.length > 0) throw invalid(Object.fromEntries(faults.map((path) => [path, unknownField])));
    };
    route.preValidation = [refuse, ...[route.preValidation ?? []].flat()];
  });
}

/** A body is looked at only for whom the records exist (P03): the others are refused by whoever answers. */
function isRefusedAnyway({ scope }: FastifyRequest, { resource, verb }: RouteAccess = {}): boolean {
  if (!scope || !resource) return false;
  return permit(scope.who, !verb || verb === 'act' ? 'show' : verb, resource, scope.tenant.config) === 'absent';
}

/** A JSON object; a file's bytes are none. */
function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The paths of keys that no part of the schema names, as faults are told: `items.0.kwota`. */
export function unknownKeys(shape: Shape, value: unknown, at: readonly string[] = []): string[] {
  if (Array.isArray(value)) {
    const items = partsOf(shape).flatMap((part) => part.items ?? []);
    return items.length === 0 ? [] : value.flatMap((item, nth) => unknownKeys({ anyOf: items }, item, [...at, String(nth)]));
  }
  if (!isObject(value)) return [];
  const parts = partsOf(shape);
  const says = parts.some(({ properties }) => properties);
  if (!says || parts.some(({ additionalProperties }) => additionalProperties)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = parts.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, key) ? [properties[key] as Shape] : [],
    );
    const path = [...at, key];
    return known.length === 0 ? [path.join('.')] : unknownKeys({ anyOf: known }, inner, path);
  });
}

/** The schema and all that it is put together from. */
function partsOf(shape: Shape): Shape[] {
  const inner = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  return [shape, ...inner.flatMap(partsOf)];
}

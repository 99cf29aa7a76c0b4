import type { Circle, Field, FieldMap, Resource, Role, Scalar, Verb } from '../schema';
import { storedFields } from '../schema/columns';
import { areasThrough, hasArea, type Principal, type TenantRules } from './principal';
import type { RowCondition } from './rows';

/** `absent` answers 404 (switched off, or nothing this kind of user may know of), `forbidden` 403; `own` is yes, on one's own row alone. */
export type Verdict = 'yes' | 'own' | 'forbidden' | 'absent';

export type { RowCondition } from './rows';

/** The answer to "may they, and what exists for them": rows meet every condition. */
export interface Permit {
  rows: readonly RowCondition[];
  /** Those of the rows that are on the person's side of the walls between teams: what they write may leave it, what they read may not. */
  wall: readonly RowCondition[];
  /** Fields that exist for them; encrypted ones are answered masked. */
  readable: FieldMap;
  writable: FieldMap;
  /** Fields closed by a grant are known in these companies only; null is everywhere. */
  grantedIn: readonly string[] | null;
}

/** May this person do this with the resource at all? */
export function can(who: Principal, verb: Verb, resource: Resource, tenant: TenantRules): Verdict {
  if (resource.module && tenant.modules[resource.module]?.enabled !== true) return 'absent';
  // Whoever is in has themselves, also in a firm where nobody has the people.
  if (resource.area !== 'own' && tenant.deniedAreas.includes(resource.area))
    return resource.self?.may.includes(verb) ? 'own' : 'absent';
  // A client has no role that would give such an area by itself.
  if (!who.isAdmin && resource.area !== 'own' && areasThrough[resource.area] && !hasArea(who, resource.area, tenant))
    return 'absent';
  const verdict = who.isAdmin ? officeMay(who, verb, resource, tenant) : clientMay(who, verb, resource);
  return verdict !== 'yes' && resource.self?.may.includes(verb) ? 'own' : verdict;
}

function officeMay(who: Principal, verb: Verb, resource: Resource, tenant: TenantRules): Verdict {
  if (resource.area !== 'own' && !hasArea(who, resource.area, tenant)) return 'forbidden';
  if (resource.may && !resource.may.includes(verb)) return 'forbidden';
  if (resource.changesNeed && verb !== 'list' && verb !== 'show' && !hasArea(who, resource.changesNeed, tenant))
    return 'forbidden';
  const needed: readonly Role[] | undefined = resource.needs?.[verb];
  return !needed || needed.some((role) => who.roles.includes(role)) ? 'yes' : 'forbidden';
}

function clientMay({ companies }: Principal, verb: Verb, { client }: Resource): Verdict {
  if (!client) return 'absent';
  const reads = verb === 'list' || verb === 'show';
  if (!reads && client.writers && !companies.some(({ role }) => client.writers?.includes(role))) return 'forbidden';
  return client.may.includes(verb) || (verb === 'list' && client.may.includes('show')) ? 'yes' : 'forbidden';
}

/** What exists for this person when they do this, or why they may not. The one place that rows and fields are decided. */
export function permit(who: Principal, verb: Verb, resource: Resource, tenant: TenantRules): Permit | 'forbidden' | 'absent' {
  const verdict = can(who, verb, resource, tenant);
  if (verdict === 'forbidden' || verdict === 'absent') return verdict;
  const writing = verb === 'create' ? 'create' : 'edit';
  if (verdict === 'own') {
    const { by, writes } = resource.self ?? { by: 'id', writes: [] };
    const readable = visibleFields({ ...who, isAdmin: true }, resource);
    const writable = remembered(resource, `own ${who.payroll}`, () => pick(readable, writes));
    return { rows: [{ field: by, any: [who.id] }], wall: [], readable, writable, grantedIn: null };
  }
  const wall = who.wall?.(resource) ?? [];
  return {
    rows: [
      ...visibleRows(who, resource, tenant),
      ...keptRows(who, verb, resource, tenant),
      ...writersRows(who, verb, resource),
      ...wall,
    ],
    wall,
    readable: visibleFields(who, resource),
    writable: writableFields(who, resource, writing),
    grantedIn: grantedCompanies(who),
  };
}

/** The rows of a resource that exist for this person. */
export function visibleRows(who: Principal, resource: Resource, tenant: TenantRules): RowCondition[] {
  const closed = closedRows(who, resource);
  if (who.isAdmin) {
    const { others, narrowed } = resource;
    const own = others && !(others.area && hasArea(who, others.area, tenant)) ? [ownOrShared(who, others)] : [];
    const open = narrowed && !hasArea(who, narrowed.unless, tenant) ? wanted(narrowed.where) : [];
    return [...own, ...open, ...closed];
  }
  const rows = resource.client?.rows;
  if (!rows) return [{ field: 'id', any: [] }];
  const conditions: RowCondition[] = [];
  const { roles } = rows;
  const companies = roles ? who.companies.filter(({ role }) => roles.includes(role)) : who.companies;
  if (rows.company) conditions.push({ field: rows.company, any: companies.map(({ id }) => id) });
  if (rows.user) conditions.push({ field: rows.user, any: [who.id] });
  return [...conditions, ...wanted(rows.where ?? {}), ...closed];
}

const wanted = (where: Readonly<Record<string, readonly Scalar[] | undefined>>): RowCondition[] =>
  Object.entries(where).map(([field, any]) => ({ field, any: any ?? [] }));

/** Rows that a value of their own closes to this person, everywhere or in some of their companies. */
function closedRows(who: Principal, { circles, client, fields }: Resource): RowCondition[] {
  if (!circles) return [];
  const values = Object.keys(fields[circles.by]?.choices ?? {});
  return Object.entries(circles.values).flatMap(([value, circle]) => {
    const open = { field: circles.by, any: values.filter((each) => each !== value) };
    if (who.isAdmin) return inCircle(who, circle) ? [] : [open];
    const known = who.companies.filter(({ role }) => circle.clients.includes(role)).map(({ id }) => id);
    return [client?.rows.company ? { ...open, or: { field: client.rows.company, any: known } } : open];
  });
}

const inCircle = ({ roles, payroll }: Principal, circle: Circle) =>
  (!circle.roles || circle.roles.some((role) => roles.includes(role))) && (circle.grant !== 'payroll' || payroll);

/** One's own, and what others have shared. */
const ownOrShared = (who: Principal, { by, shared }: NonNullable<Resource['others']>): RowCondition => ({
  field: by,
  any: [who.id],
  ...(shared ? { or: { field: shared, any: [true] } } : {}),
});

/** What somebody has shared is changed by themselves, and by whoever keeps such rows. */
function keptRows(who: Principal, verb: Verb, { others }: Resource, tenant: TenantRules): RowCondition[] {
  if (!who.isAdmin || !others?.shared || (verb !== 'edit' && verb !== 'delete')) return [];
  return others.keptBy && hasArea(who, others.keptBy, tenant) ? [] : [{ field: others.by, any: [who.id] }];
}

/** A client writes in those of their companies where their role lets them. */
function writersRows(who: Principal, verb: Verb, { client }: Resource): RowCondition[] {
  if (who.isAdmin || !client?.writers || !client.rows.company || verb === 'list' || verb === 'show') return [];
  const { writers } = client;
  return [{ field: client.rows.company, any: who.companies.filter(({ role }) => writers.includes(role)).map(({ id }) => id) }];
}

/** The fields that exist for this person; the same object for everybody of the same kind. */
export function visibleFields(who: Principal, resource: Resource): FieldMap {
  return remembered(resource, kindOf(who), () =>
    Object.fromEntries(Object.entries(resource.fields).filter(([key, field]) => mayRead(who, resource, key, field))),
  );
}

const fieldMaps = new WeakMap<Resource, Map<string, FieldMap>>();

/** Field maps are asked for in every request and depend on the kind of person alone. */
function remembered(resource: Resource, kind: string, make: () => FieldMap): FieldMap {
  const maps = fieldMaps.get(resource) ?? new Map<string, FieldMap>();
  fieldMaps.set(resource, maps);
  const known = maps.get(kind);
  if (known) return known;
  const made = make();
  maps.set(kind, made);
  return made;
}

/** What `mayRead` looks at in a person. */
function kindOf(who: Principal): string {
  if (who.isAdmin) return who.payroll ? 'office payroll' : 'office';
  return (grantedCompanies(who) ?? []).length > 0 ? 'client payroll' : 'client';
}

function mayRead(who: Principal, resource: Resource, key: string, field: Field): boolean {
  if (field.options.data === 'secret') return false;
  if (who.isAdmin) return !field.options.grant || who.payroll;
  if (resource.client?.hidden?.includes(key)) return false;
  return !field.options.grant || (grantedCompanies(who) ?? []).length > 0;
}

/** In which of their companies a client may know the fields closed by a grant; null is no narrowing (the office). */
export function grantedCompanies(who: Principal): readonly string[] | null {
  return who.isAdmin ? null : who.companies.filter(({ role }) => role === 'owner' || role === 'payroll').map(({ id }) => id);
}

/** The fields this person may write; a `fixed` one only when the record is made. */
export function writableFields(who: Principal, resource: Resource, verb: 'create' | 'edit'): FieldMap {
  return remembered(resource, `${kindOf(who)} ${verb}`, () => {
    const open = storedFields(resource).filter(([, { options }]) => !options.readOnly && !(options.fixed && verb === 'edit'));
    const keys = open
      .map(([key]) => key)
      .filter((key) => who.isAdmin || !resource.client?.writes || resource.client.writes.includes(key));
    return pick(visibleFields(who, resource), keys);
  });
}

function pick(fields: FieldMap, keys: readonly string[]): FieldMap {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)));
}

import { resources } from '../../resources';
import type { Field, Resource } from '../schema';
import type { Wall } from './principal';
import { anyOf, type RowCondition } from './rows';

const all: Readonly<Record<string, Resource>> = resources;

/** What an office shares out between its people: every other record stands where the one that it hangs on stands. */
const shared = Object.values(all).find(({ walls }) => walls);

/**
 * What somebody sees where teams have walls between them: the companies that they or one of `team` keep, or that they help with, and what
 * hangs on these; what hangs on no company; and whatever is their own work.
 */
export function wallOf(me: string, team: readonly string[]): Wall {
  const known = new Map<Resource, readonly RowCondition[]>();
  const rowsOf: Wall = (resource) => {
    const ready = known.get(resource);
    if (ready) return ready;
    // Resources that require each other would ask for ever.
    known.set(resource, []);
    const rows = sideOf(resource, { me, team, rowsOf });
    known.set(resource, rows);
    return rows;
  };
  return rowsOf;
}

interface Side {
  me: string;
  team: readonly string[];
  rowsOf: Wall;
}

function sideOf(resource: Resource, side: Side): readonly RowCondition[] {
  if (resource === shared) return shareOf(resource, side);
  const company = companyKey(resource);
  if (company === undefined)
    return [...withThose(resource, side.rowsOf), ...parentsOf(resource).flatMap((key) => beneath(resource, key, side.rowsOf))];
  const orNone = resource.fields[company]?.options.required !== true;
  const hangs = { ...points(resource, company, shared ? side.rowsOf(shared) : []), orNone };
  const condition = anyOf([pointing(company, hangs), ...ownWork(resource, side.me), ...workAbove(resource, side.me)]);
  return condition ? [condition] : [];
}

function shareOf({ fields, walls, work }: Resource, { me, team }: Side): RowCondition[] {
  const { keepers = [], deputies = [] } = walls ?? {};
  const kept = keepers.map((field) => ({ field, any: team }));
  // Who is away sees what somebody keeps for them, and so does their team.
  const lent = keepers.flatMap((keeper) => {
    const field = work?.told?.[keeper];
    const resource = (field && fields[field]?.resource) || '';
    const whose = all[resource]?.others?.by;
    return field && whose ? [pointing(field, { resource, rows: [{ field: whose, any: team }], orNone: false })] : [];
  });
  const condition = anyOf([...kept, ...deputies.map((field) => ({ field, any: [me] })), ...lent]);
  return condition ? [condition] : [];
}

type Pointed = NonNullable<RowCondition['in']>;
const pointing = (field: string, pointed: Pointed): RowCondition => ({ field, any: [], in: pointed });
const points = ({ fields }: Resource, field: string, rows: readonly RowCondition[]) => ({
  resource: fields[field]?.resource ?? '',
  rows,
});

/** The reference by which a record hangs on a company. */
function companyKey({ client, fields }: Resource): string | undefined {
  const isShared = (key: string | undefined) => key !== undefined && fields[key]?.resource === shared?.name;
  const { company } = client?.rows ?? {};
  return isShared(company) ? company : Object.keys(fields).find((key) => fields[key]?.type === 'reference' && isShared(key));
}

/** References without which there is no record. */
function parentsOf({ fields }: Resource): string[] {
  return Object.keys(fields).filter((key) => fields[key]?.type === 'reference' && fields[key]?.options.required);
}

/** What hangs on no company itself stands where all that it belongs to stands. */
function beneath(resource: Resource, key: string, rowsOf: Wall): RowCondition[] {
  const field = resource.fields[key];
  const target = all[field?.resource ?? ''];
  const isOwn = resource.others?.by === key && !resource.others.area;
  const rows = field && target && target !== resource && !isOwn && !leadsToOffice(field, target) ? rowsOf(target) : [];
  return rows.length > 0 ? [pointing(key, { ...points(resource, key, rows), orNone: false })] : [];
}

/** Who is in the panel for somebody stands where what lets them in stands; who is in it for nobody, as the office is, stands everywhere. */
function withThose(resource: Resource, rowsOf: Wall): RowCondition[] {
  const access = accessTo(resource);
  const rows = access ? rowsOf(access.resource) : [];
  return access && rows.length > 0 ? [pointing('id', { resource: access.resource.name, by: access.by, rows, orNone: true })] : [];
}

/** What lets people in for somebody, and by which field it names them. */
function accessTo({ name, privacy }: Resource): { resource: Resource; by: string } | null {
  const resource = privacy.goesWith === undefined ? undefined : all[privacy.goesWith];
  const by = resource && Object.keys(resource.fields).find((key) => resource.fields[key]?.resource === name);
  return resource && by ? { resource, by } : null;
}

/** Whether a reference can lead to nobody but those who are in the panel for nobody. */
function leadsToOffice({ where = {} }: Field, target: Resource): boolean {
  const access = accessTo(target);
  const others = access?.resource.fields[access.by]?.where ?? {};
  return Object.keys(where).some((key) => Object.hasOwn(others, key) && others[key] !== where[key]);
}

/** One's own work, and what is one's own by its declaration. */
function ownWork({ others, work }: Resource, me: string): RowCondition[] {
  return [...(work?.of ?? []), ...(others ? [others.by] : [])].map((field) => ({ field, any: [me] }));
}

/** What belongs to one's own work goes with it. */
function workAbove(resource: Resource, me: string): RowCondition[] {
  return parentsOf(resource).flatMap((key) => {
    const target = all[resource.fields[key]?.resource ?? ''];
    const rows = target?.work && target !== shared ? anyOf(ownWork(target, me)) : null;
    return rows ? [pointing(key, { ...points(resource, key, [rows]), orNone: false })] : [];
  });
}
